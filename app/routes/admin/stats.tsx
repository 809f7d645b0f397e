import { data } from "react-router";
import { StatsPage } from "~/components/admin/records/stats-page";
import { getApi } from "~/context";
import type { StatPeriod } from "~/domain/admin/stat-periods";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/stats";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("by") || undefined;
  // The parameter may be invalid: the API reports that.
  const query = { by: asked as StatPeriod | undefined };
  const { status, list, errors } = await listOrErrors(getApi(context).admin.figures({ query }));
  const title = getT(context, "adminFigures")("title");
  return data({ title, by: list?.by ?? ("day" as const), rows: list?.results ?? [], errors }, { status });
}

export const meta = liveMeta;

export default function Stats({ loaderData }: Route.ComponentProps) {
  return <StatsPage {...loaderData} />;
}
