import { ifThere } from "~/api/error";
import { ReceiptPage } from "~/components/wallet/receipt-page";
import { getApi } from "~/context";
import type { Payment } from "~/domain/money/payment";
import { isAsked, isProcessing, sideOf } from "~/domain/money/payment-life";
import { moneyAmong } from "~/live/chat-facts";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { readAboutPayment } from "../read-about-payment";
import type { Route } from "./+types/payment";
import { payAgain } from "./payment-return";
import { tradersOf } from "./traders-of";

type Context = Route.LoaderArgs["context"];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const payment = await getApi(context).payment.find({ params });
  const traders = await tradersOf(context, payment, viewer);
  const title = titleOf(context, payment, viewer);
  const again = sideOf(payment, viewer) === "payer" ? await payAgain(context, payment) : null;
  const late = sideOf(payment, viewer) === "payer" && (await isPaidTooLate(context, payment));
  return { title, payment, traders, viewer: { id: viewer.id }, now: Date.now(), again, late };
}

async function isPaidTooLate(context: Context, payment: Payment): Promise<boolean> {
  if (payment.kind !== "bid" || !isProcessing(payment.status) || payment.chat_uri === null) return false;
  const chat = await ifThere(getApi(context).chat.find({ params: { id: payment.chat_uri } }));
  return chat !== null && moneyAmong([payment], chat).late;
}

function titleOf(context: Context, payment: Payment, viewer: { id: number | null }): string {
  const t = getT(context, "receipts");
  if (payment.kind === "credits") return t("title.credits");
  const side = sideOf(payment, viewer);
  const name = (side === "payer" ? payment.payee : payment.payer)?.name ?? "";
  if (payment.kind === "tip") return t(side === "payer" ? "title.tipPayer" : "title.tipPayee", { name });
  return t(`title.${side === "payer" && isAsked(payment) ? "asked" : side}`, { name });
}

export const middleware: Route.MiddlewareFunction[] = [readAboutPayment("receipt")];

export const meta = privateMeta;

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />;
}
