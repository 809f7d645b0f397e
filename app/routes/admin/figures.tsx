import { data } from "react-router";
import { FiguresPage } from "~/components/admin/records/figures-page";
import { getApi } from "~/context";
import type { FigurePeriod } from "~/domain/admin/figure-periods";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/figures";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("by") || undefined;
  // The parameter may be invalid: the API reports that.
  const query = { by: asked as FigurePeriod | undefined };
  const { status, found, errors } = await listOrErrors(getApi(context).admin.figures({ query }));
  const title = getT(context, "adminFigures")("title");
  return data({ title, by: found?.by ?? ("day" as const), rows: found?.results ?? [], errors }, { status });
}

export const meta = liveMeta;

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />;
}
