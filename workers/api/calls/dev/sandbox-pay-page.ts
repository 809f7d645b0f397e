import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";
import { returnPages } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import { chargebackIn } from "../../db/chargeback";
import { isPayable, type PaymentRow, toPayOf } from "../../db/payment";

export type PaymentType = "payment.succeeded" | "payment.processing" | "payment.failed" | "payment.cancelled";
export type Action = "success" | "cancel" | "decline" | "delayed" | "settle" | "fail" | "redeliver" | LaterAction;
export type LaterAction = "charge_back" | "charge_back_won" | "charge_back_lost" | "refund_fails" | "refund_here";

function laterButtons({ status, chargeback }: PaymentRow): Action[] {
  if (chargebackIn(chargeback)?.status === "open") return ["charge_back_won", "charge_back_lost"];
  if (status === "refunded") return ["refund_fails"];
  const canGoBack = chargeback === null && ["held", "disputed", "released"].includes(status);
  return canGoBack ? ["charge_back", "refund_here"] : [];
}

function buttonsOf(payment: PaymentRow, now: number): Action[] {
  if (payment.status === "processing") return ["settle", "fail", "redeliver"];
  if (isPayable(payment, now)) return ["success", "delayed", "decline", "cancel"];
  return payment.status === "open" ? [] : ["redeliver", ...laterButtons(payment)];
}

export function pageOf(payment: PaymentRow, language: Language, origin: string, now: number): Response {
  const words = sandboxWords[language];
  const { success, cancel } = returnPages(payment.chat_uri);
  const paid = ["processing", "held", "released"].includes(payment.status);
  return sandboxPage(
    {
      language,
      title: words.pay.title,
      to: words.pay.to,
      subject: payment.job_title ?? undefined,
      sum: formatEuros(toPayOf(payment), language),
      status: words.pay.status[payment.status],
      buttons: buttonsOf(payment, now).map((action) => [action, words.pay.buttons[action]]),
      back: [origin + (paid ? success : cancel), words.back],
      note: words.test,
    },
    origin,
  );
}
