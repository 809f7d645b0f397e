import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { WalletPage } from "~/components/wallet/wallet-page";
import { readWalletView, viewsOf, type WalletView } from "~/components/wallet/wallet-view";
import { getApi } from "~/context";
import { isRejected } from "~/domain/accounts/verification";
import { helperWaitOf } from "~/domain/money/helper-wait";
import { centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isRequestedBy } from "~/domain/money/payment-request";
import { isEarning, type Wallet } from "~/domain/money/wallet";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { offersHelp } from "../bids/offers-help";
import { privateMeta } from "../head";
import { allPayments } from "../jobs/job-money";
import { isActStopped } from "../money-stop";
import { pageIn } from "../page-in";
import { paymentTermsOf } from "../payment-terms";
import { taxGiven } from "../people/tax-given";
import { readNotifications } from "../read-notifications";
import type { Route } from "./+types/wallet";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const api = getApi(context);
  const [wallet, payouts, waiting, owed, terms, stopped, helps] = await Promise.all([
    api.wallet.own(),
    api.wallet.payouts(),
    allPayments(context, { role: "payer", stage: "waiting" }),
    allPayments(context, { role: "payee", stage: "asked" }),
    paymentTermsOf(context),
    isActStopped(context, "payout"),
    offersHelp(context, viewer),
  ]);
  const direct = terms.mode === "direct";
  const earning = helps || isEarning(viewer, wallet);
  const views = viewsOf(direct);
  const url = new URL(request.url);
  const usual = (earning ? views[1] : undefined) ?? "payments";
  const view = readWalletView(url.searchParams, { page: pageIn(url), views, usual });
  const years = yearsSince(viewer.member_since);
  return {
    title: getT(context, "wallet")("title"),
    wallet,
    payouts: payouts.results,
    years,
    waiting,
    frozen: await frozenOf(context, wallet),
    requested: owed.filter((payment) => isRequestedBy(payment, viewer.id)),
    history: { view, views, years, ...(await historyOf(context, view)) },
    direct,
    stopped,
    earning,
    taxGiven: earning && !direct && (await taxGiven(context)),
    verified: viewer.verified,
    checking: viewer.pending_document,
    rejection: wallet.refusal === "not_verified" ? await rejectionOf(context) : null,
    now: Date.now(),
  };
}

async function frozenOf(context: Context, { held, set_apart = "0.00" }: Wallet): Promise<Payment[]> {
  if (centsOf(held) + centsOf(set_apart) === 0) return [];
  const payments = await allPayments(context, { role: "payee", stage: "waiting" });
  return payments.filter((payment) => helperWaitOf(payment) !== null);
}

async function rejectionOf(context: Context): Promise<string | null> {
  const verification = await optional(getApi(context).payment.verificationStatus());
  return verification && isRejected(verification.status) ? (verification.reason ?? "") : null;
}

async function historyOf(context: Context, { view, paymentKind, entryKind, year, page }: WalletView) {
  const { wallet, payment } = getApi(context);
  const narrowed = { page, year: year ?? undefined };
  if (view === "entries") {
    const entries = await wallet.history({ query: { ...narrowed, kind: entryKind ?? undefined } });
    return { entries, payments: null };
  }
  const role = view === "received" ? ("payee" as const) : ("payer" as const);
  const query = { ...narrowed, role, stage: "moved" as const, kind: paymentKind ?? undefined };
  return { entries: null, payments: await payment.list({ query }) };
}

function yearsSince(day: string): number[] {
  const [first, last] = [day, dayInAmsterdam(Date.now())].map((date) => Number(date.slice(0, 4)));
  return Array.from({ length: 1 + Math.max(0, (last ?? 0) - (first ?? 0)) }, (_, ago) => (last ?? 0) - ago);
}

export const middleware: Route.MiddlewareFunction[] = [
  readNotifications((context) => getApi(context).notification.readAll({ body: { page: "wallet" } })),
];

export const meta = privateMeta;

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  return <WalletPage {...loaderData} />;
}
