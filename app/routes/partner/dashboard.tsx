import { data } from "react-router";
import { PartnerDashboardPage } from "~/components/site/dashboard-page";
import { getApi, getOrigin } from "~/context";
import { isoDay } from "~/domain/values/date";
import { getT } from "~/middleware/locale";
import { requirePartner } from "~/middleware/partner";
import { listOrErrors } from "../admin/list-or-errors";
import { privateMeta } from "../head";
import type { Route } from "./+types/dashboard";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requirePartner(context);
  const query = new URL(request.url).searchParams;
  const asked = { from: isoDay(query.get("from") ?? ""), to: isoDay(query.get("to") ?? "") };
  const { status, list: dashboard, errors } = await listOrErrors(getApi(context).partner.dashboard({ query: asked }));
  const partner = viewer.partner_id ?? "";
  const link = `${getOrigin(context)}/?${new URLSearchParams({ partner_id: partner })}`;
  const title = getT(context, "partner")("dashboard.title");
  return data({ title, name: viewer.name, link, partner, asked, dashboard, errors }, { status });
}

export const meta = privateMeta;

export default function PartnerDashboard({ loaderData }: Route.ComponentProps) {
  return <PartnerDashboardPage {...loaderData} />;
}
