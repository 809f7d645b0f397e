import { data } from "react-router";
import { YearPage } from "~/components/wallet/year-page";
import { getApi } from "~/context";
import { year as calendarYear } from "~/domain/money/wallet";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/year";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const year = calendarYear.safeParse(params.year);
  if (!year.success) throw data(null, { status: 404 });
  const [earnings, terms] = await Promise.all([
    getApi(context).wallet.earnings({ query: { year: year.data } }),
    paymentTermsOf(context),
  ]);
  const title = getT(context, "receipts")("year.title", { year: earnings.year });
  return {
    title,
    earnings,
    name: viewer.name,
    trader: viewer.business_details,
    direct: terms.mode === "direct",
    now: Date.now(),
  };
}

export const meta = privateMeta;

export default function YearRoute({ loaderData }: Route.ComponentProps) {
  return <YearPage {...loaderData} />;
}
