import { requestAddress } from "~/components/deals/request-address";
import { OUTCOMES } from "~/components/wallet/outcome";
import { ReturnPage } from "~/components/wallet/return-page";
import { centsOf, formatEuros, parseMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { lapsedPart } from "~/domain/money/payment-life";
import { isForPrice } from "~/domain/money/payment-request";
import { lastReturned, type Returned } from "~/domain/money/returned-payment";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/payment-success";
import { goOn, type Onward, onwardOf, paymentOf, retryIn } from "./payment-return";

type Context = Route.LoaderArgs["context"];

function processingText(payment: Payment | null) {
  if (payment?.kind === "tip") return "back.tip.processing";
  if (payment?.kind === "credits") return "back.success.processingCredits";
  return payment?.kind === "request" ? "back.request.processing" : "back.success.processing";
}

function returnedWords(context: Context, payment: Payment, { amount, price, on_hold }: Returned) {
  const t = getT(context, "payments");
  const euros = (money: string) => formatEuros(centsOf(money), getLocale(context));
  const back = euros(amount);
  const total = euros(payment.amount_with_platform_cost);
  const changed = payment.amount === price ? "reopened" : "changed";
  const why = on_hold ? "onHold" : changed;
  return {
    scene: "trouble" as const,
    title: t("back.success.refundedTitle"),
    text: payment.lapsed ? t("back.request.refunded", { total: back }) : t(`back.request.${why}`, { back, total }),
    asked: payment.lapsed ? null : requestAddress(payment.id),
  };
}

/** The bank may have charged it: only a declined payment is known to be unpaid. */
function lapsedWords(
  t: ReturnType<typeof getT<"payments">>,
  lapsed: NonNullable<ReturnType<typeof lapsedPart>>,
  outcome: "declined" | "failed" | "unsure",
) {
  const isDeclined = outcome === "declined";
  return {
    scene: isDeclined ? ("trouble" as const) : ("wallet" as const),
    title: t(isDeclined ? "back.success.declinedTitle" : "back.success.unknownTitle"),
    text: `${t(isDeclined ? "back.gone.unpaid" : "back.gone.unsure")} ${t(`back.gone.${lapsed}`)}`,
  };
}

function words(context: Context, payment: Payment | null, { page }: Onward) {
  const t = getT(context, "payments");
  const euros = (amount = "") => formatEuros(parseMoney(amount) ?? 0, getLocale(context));
  const total = euros(payment?.amount_with_platform_cost);
  const title = payment?.job_title;
  const forJob = title ? t("back.success.forJob", { title }) : "";
  const isTopUp = payment?.kind === "credits";
  const isTip = payment?.kind === "tip";
  const outcome = payment && OUTCOMES[payment.status];
  const kind = payment && isForPrice(payment) ? "again" : payment?.kind === "request" ? "request" : "success";
  switch (outcome) {
    case "paid":
      return {
        scene: "thanks" as const,
        title: t("back.success.title"),
        text: isTopUp
          ? t("back.success.credits", { total })
          : isTip
            ? t("back.tip.success", { total, name: payment?.payee?.name ?? "" })
            : `${t("back.success.held", { total, forJob })} ${t(`back.${kind}.next`)}`,
      };
    case "processing":
      return {
        scene: "wallet" as const,
        title: t("back.success.processingTitle"),
        text: t(processingText(payment)),
      };
    case "refunded":
      return {
        scene: "trouble" as const,
        title: t("back.success.refundedTitle"),
        text: t(isTip ? "back.tip.refunded" : `back.${kind}.refunded`, {
          total: euros(payment?.to_pay),
        }),
      };
    case "declined":
    case "failed":
    case "unsure": {
      const lapsed = payment && lapsedPart(payment);
      if (lapsed) return lapsedWords(t, lapsed, outcome);
      if (outcome === "unsure") {
        return { scene: "wallet" as const, title: t("back.success.unknownTitle"), text: t("back.success.unsure") };
      }
      return {
        scene: "trouble" as const,
        title: t(`back.success.${outcome}Title`),
        text: t(`back.success.${outcome}`),
      };
    }
    default: {
      const text = t(page === "wallet" ? "back.success.unknownWallet" : "back.success.unknown");
      return { scene: "wallet" as const, title: t("back.success.unknownTitle"), text };
    }
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const onward = onwardOf(context, request, "succeeded");
  const payment = await paymentOf(context, onward);
  const returned = payment && lastReturned(payment);
  if (returned) {
    return goOn(context, request, { ...onward, ...returnedWords(context, payment, returned) }, payment);
  }
  const outcome = payment && OUTCOMES[payment.status];
  const isRetryable = outcome === "declined" || outcome === "failed" || outcome === "unsure";
  const retry = isRetryable ? await retryIn(context, payment) : null;
  return goOn(context, request, { ...onward, ...words(context, payment, onward), retry }, payment);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { script: false };

export const meta = privateMeta;

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />;
}
