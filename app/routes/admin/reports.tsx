import { adminQuery, readAdminSearch } from "~/components/admin/admin-search";
import { ReportsPage } from "~/components/admin/reports-page";
import { getApi } from "~/context";
import { REPORT_STATUSES } from "~/domain/admin/report-life";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/reports";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readAdminSearch(new URL(request.url), REPORT_STATUSES, "open");
  const { page, status, user } = adminQuery(search);
  const reports = await getApi(context).admin.reports({ query: { page, status, user } });
  return { title: getT(context, "admin")("nav.reports"), reports, search };
}

export const meta = liveMeta;

export default function Reports({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />;
}
