import { WalletPage } from "~/components/wallet/wallet-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/wallet";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const api = getApi(context);
  const asked = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
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
