import { WithdrawalPage } from "~/components/site/withdrawal-page";
import { getOrigin } from "~/context";
import { canWithdrawFrom } from "~/domain/deals/withdrawal";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { publicMeta } from "../head";
import { allPayments } from "../jobs/job-money";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/withdraw";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "withdrawal");
  const viewer = await getViewer(context);
  const { mode } = await paymentTermsOf(context);
  const own = viewer && mode === "held" ? await allPayments(context, { role: "payer", stage: "moved" }) : null;
  const now = Date.now();
  return {
    title: t("title"),
    description: t("page.description"),
    canonical: `${getOrigin(context)}/herroepen`,
    direct: mode === "direct",
    payments: own?.filter((one) => !one.withdrawn && canWithdrawFrom(one, now)) ?? null,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalPage {...loaderData} />;
}
