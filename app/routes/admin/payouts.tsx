import { data } from "react-router";
import { PayoutsPage } from "~/components/admin/records/payouts-page";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { PAYOUT_STATUSES } from "~/domain/money/payout-life";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/payouts";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["status", "user"]);
  const query = { page, status: chosen(PAYOUT_STATUSES, asked.status), user: asked.user || undefined };
  const { status, ...list } = await listOrErrors(getApi(context).admin.payouts({ query }));
  return data({ title: getT(context, "adminPayout")("title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Payouts({ loaderData }: Route.ComponentProps) {
  return <PayoutsPage {...loaderData} />;
}
