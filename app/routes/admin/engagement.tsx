import { data } from "react-router";
import { EngagementPage } from "~/components/admin/records/engagement-page";
import { getApi } from "~/context";
import { MILESTONES } from "~/domain/site/engagement";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/engagement";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("days") || undefined;
  const {
    status,
    list: uses,
    errors,
  } = await listOrErrors(getApi(context).admin.engagement({ query: { days: asked } }));
  const title = getT(context, "measuring")("title");
  return data({ title, asked: asked ?? "", uses, milestones: MILESTONES, errors }, { status });
}

export const meta = liveMeta;

export default function Engagement({ loaderData }: Route.ComponentProps) {
  return <EngagementPage {...loaderData} />;
}
