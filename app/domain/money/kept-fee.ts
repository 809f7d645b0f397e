import { isKeptByPayer } from "./chargeback-life";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { earnedOf, isPaid, isRefunded, isSplit, type sideOf } from "./payment-life";

/** The amounts that the payer's bank, or others at the provider, gave back while the helper's part was paid. */
export function backBesides(payment: Payment): Record<"bank" | "provider", Cents> {
  const isByBank = payment.released_at !== null && isKeptByPayer(payment);
  return {
    bank: isByBank && !isRefunded(payment.status) ? centsOf(payment.chargeback?.amount ?? "0.00") : 0,
    provider: centsOf(payment.refunded_at_provider ?? "0.00"),
  };
}

/** Returns the service fee that one of the two paid in the end: less after a part went back. */
export function keptFee(payment: Payment, side: ReturnType<typeof sideOf>): Cents {
  const isWhole = payment.refunded_at === null;
  if (!isPaid(payment.status) || !(isWhole || isSplit(payment))) return 0;
  if (side === "payee") return centsOf(payment.helper_fee);
  const total = centsOf(payment.amount_with_platform_cost);
  const fee = isWhole ? centsOf(payment.platform_cost) : total - centsOf(payment.refunded_amount) - earnedOf(payment);
  const { bank, provider } = backBesides(payment);
  return Math.max(0, Math.min(fee, total - centsOf(payment.refunded_amount) - bank - provider));
}

/** Returns the fee that a withdrawal from our service can give back: what did not go back with a division. */
export const feeToWithdraw = (payment: Payment): Cents =>
  isSplit(payment) ? keptFee(payment, "payer") : centsOf(payment.platform_cost);
