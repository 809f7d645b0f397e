import type { Language } from "~/domain/language";
import { formatSum } from "~/domain/money";
import { returnPages } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import { chargebackIn } from "../../db/chargeback";
import { isPayable, type PaymentRow, toPayOf } from "../../db/payment";

interface Asked {
  language: Language;
  origin: string;
}

/** For a missing payment: one from before the data was recreated. */
export function unknownPage({ language, origin }: Asked): Response {
  const { pay, unknown, back, test } = sandboxWords[language];
  return sandboxPage(
    {
      language,
      title: pay.title,
      to: pay.to,
      status: unknown,
      buttons: [],
      back: [`${origin}/`, back],
      note: test,
      code: 404,
    },
    origin,
  );
}

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

/** `late`: the pressed action is no longer possible, because the payment has moved on. */
export function pageOf(
  payment: PaymentRow,
  { language, origin, now }: Asked & { now: number },
  late = false,
): Response {
  const words = sandboxWords[language];
  const status = words.pay.status[payment.status];
  const { success, cancel } = returnPages(payment.chat_uri);
  const paid = ["processing", "held", "released"].includes(payment.status);
  return sandboxPage(
    {
      language,
      title: words.pay.title,
      to: words.pay.to,
      subject: payment.job_title ?? undefined,
      sum: formatSum(toPayOf(payment), language),
      status: late ? `${words.late} ${status}` : status,
      code: late ? 409 : undefined,
      buttons: buttonsOf(payment, now).map((action) => [action, words.pay.buttons[action]]),
      back: [origin + (paid ? success : cancel), words.back],
      note: words.test,
    },
    origin,
  );
}
