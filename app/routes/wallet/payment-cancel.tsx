import { redirect } from "react-router";
import { OUTCOMES } from "~/components/wallet/outcome";
import { ReturnPage } from "~/components/wallet/return-page";
import type { Payment } from "~/domain/money/payment";
import { lapsedPart } from "~/domain/money/payment-life";
import { isAgain } from "~/domain/money/payment-request";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/payment-cancel";
import { goOn, onwardOf, paymentOf, retryIn } from "./payment-return";

export async function loader({ request, context }: Route.LoaderArgs) {
  const onward = onwardOf(context, request, "canceled");
  const payment = await paymentOf(context, onward);
  // Paid after all, then "back": redirect to the success page.
  if (payment && OUTCOMES[payment.status] === "paid") {
    throw redirect(`/payment/success${new URL(request.url).search}`, 303);
  }
  const t = getT(context, "payments");
  const isDeclined = payment !== null && OUTCOMES[payment.status] === "declined";
  const title = t(isDeclined ? "back.success.declinedTitle" : "back.cancel.title");
  const scene = isDeclined ? ("trouble" as const) : ("wallet" as const);
  const lapsed = payment && lapsedPart(payment);
  const text = lapsed
    ? `${t("back.gone.unpaid")} ${t(`back.gone.${lapsed}`)}`
    : t(textOf(payment, isDeclined, (await getViewer(context)) !== null));
  // A tip is given at the job, not in the chat.
  const there = payment?.kind === "tip" ? ({ to: `/task/${payment.job_id}`, way: "job" } as const) : onward;
  const { to, way } = there;
  const retry = await retryIn(context, payment);
  return goOn(context, request, { ...onward, scene, title, text, to, way, retry }, payment);
}

function textOf(payment: Payment | null, isDeclined: boolean, signedIn: boolean) {
  if (!payment) return signedIn ? "back.cancel.none" : "back.cancel.unknown";
  if (payment.kind === "credits") return isDeclined ? "back.cancel.declinedCredits" : "back.cancel.credits";
  if (payment.kind === "tip") return isDeclined ? "back.tip.declined" : "back.tip.cancel";
  if (isAgain(payment)) return isDeclined ? "back.again.declined" : "back.again.cancel";
  if (payment.kind === "request") return isDeclined ? "back.request.declined" : "back.request.cancel";
  return isDeclined ? "back.cancel.declined" : "back.cancel.text";
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { script: false };

export const meta = privateMeta;

export default function PaymentCancel({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
