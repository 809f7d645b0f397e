import { data } from "react-router";
import { getApi, getOrigin } from "~/context";
import type { Route } from "./+types/sitemap";
import { sitePages } from "./site-pages";
import { sitemap } from "./sitemap-xml";

const PATHS = { jobs: "/task/", helpers: "/helper/" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const origin = getOrigin(context);
  if (params.file === "pages.xml") return sitemap(await sitePages(origin));
  const { kind, part } = fileOf(params.file);
  const { results } = await getApi(context).sitemap[kind]({ params: { id: part } });
  if (results.length === 0) throw data(null, { status: 404 });
  return sitemap(results.map(({ id, updated_at }) => ({ address: origin + PATHS[kind] + id, changedAt: updated_at })));
}

function fileOf(name: string) {
  const [, kind, part] = /^(jobs|helpers)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  if (kind !== "jobs" && kind !== "helpers") throw data(null, { status: 404 });
  return { kind, part: Number(part) } as const;
}
