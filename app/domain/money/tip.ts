import { z } from "zod";
import { boolean } from "../values/value";
import { awaitsAnswer } from "./deal-money";
import { AMOUNT_MIN, type Cents } from "./money";
import { amountUpTo } from "./money-schema";
import type { Payment } from "./payment";
import { isReleased } from "./payment-life";
import { isSplit } from "./payment-status";
import { isPricePayment } from "./price-part";

export const TIP_MIN: Cents = AMOUNT_MIN;
/** A tip has no fee. More than this is a price, not a tip. */
export const TIP_MAX: Cents = 100_00;
export const TIP_CHOICES: readonly Cents[] = [5_00, 10_00, 20_00];

export const tipFields = z.object({
  amount: amountUpTo(TIP_MAX),
  use_credits: boolean.default(false),
});

/** Extra work has no tip of its own. A deleted helper has no wallet. */
export const canTip = (
  payment: Pick<
    Payment,
    "payee" | "kind" | "amount" | "for_price" | "status" | "refunded_at" | "chargeback" | "withdrawn"
  >,
): boolean =>
  isPricePayment(payment) &&
  payment.payee?.id != null &&
  isReleased(payment.status) &&
  !isSplit(payment) &&
  !awaitsAnswer(payment) &&
  !payment.withdrawn?.answer?.granted &&
  (!payment.chargeback || payment.chargeback.status === "won");

export function tipAmong(payments: readonly Payment[]): Payment | undefined {
  const tips = payments.filter(({ kind }) => kind === "tip");
  return tips.find(({ status }) => isReleased(status)) ?? tips.find(({ status }) => status === "processing");
}

export const tippableAmong = (payments: readonly Payment[]): Payment | undefined =>
  tipAmong(payments) ? undefined : payments.find(canTip);
