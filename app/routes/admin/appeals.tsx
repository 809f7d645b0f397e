import { adminQuery, readAdminSearch } from "~/components/admin/admin-search";
import { AppealsPage } from "~/components/admin/appeals-page";
import { getApi } from "~/context";
import { APPEAL_STATUSES } from "~/domain/admin/decision-life";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/appeals";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readAdminSearch(new URL(request.url), APPEAL_STATUSES, "open");
  const { page, status } = adminQuery(search);
  const appeals = await getApi(context).admin.appeals({ query: { page, status } });
  return { title: getT(context, "admin")("nav.appeals"), appeals, search };
}

export const meta = liveMeta;

export default function Appeals({ loaderData }: Route.ComponentProps) {
  return <AppealsPage {...loaderData} />;
}
