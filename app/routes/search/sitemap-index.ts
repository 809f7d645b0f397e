import { ifThere } from "~/api/error";
import { getApi, getOrigin } from "~/context";
import type { SitemapParts } from "~/domain/site/sitemap";
import type { Route } from "./+types/sitemap-index";
import { sitemapIndex } from "./sitemap-xml";

export async function loader({ context }: Route.LoaderArgs) {
  const { jobs, helpers } = (await ifThere(getApi(context).sitemap.parts())) ?? NONE;
  const files = ["pages", ...jobs.map((part) => `jobs-${part}`), ...helpers.map((part) => `helpers-${part}`)];
  const folder = `${getOrigin(context)}/sitemap`;
  return sitemapIndex(files.map((name) => ({ address: `${folder}/${name}.xml` })));
}

const NONE: SitemapParts = { jobs: [], helpers: [] };
