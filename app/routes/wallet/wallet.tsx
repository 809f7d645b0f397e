import { WalletPage } from "~/components/wallet/wallet-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/wallet";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const api = getApi(context);
  const page = pageIn(new URL(request.url));
  const [wallet, history, payouts, payments, settings] = await Promise.all([
    api.wallet.own(),
    api.wallet.history({ query: { page } }),
    api.wallet.payouts(),
    api.payment.list({ query: { role: "payer" } }),
    getSettings(context),
  ]);
  return {
    title: getT(context, "wallet")("title"),
    wallet,
    history,
    page,
    payouts: payouts.results,
    payments: payments.results,
    direct: settings.payment_mode === "direct",
    helper: viewer.active_worker,
  };
}

export const meta = privateMeta;

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  return <WalletPage {...loaderData} />;
}
