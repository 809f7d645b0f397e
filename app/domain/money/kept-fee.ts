import { isKeptByPayer } from "./chargeback-life";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { earnedOf, isPaid, isRefunded, isSplit, type sideOf } from "./payment-life";

/** `fee`: our team gave the service fee back after a withdrawal. */
export function backBesides(payment: Payment): Record<"bank" | "fee" | "provider", Cents> {
  const advanced = centsOf(payment.refunded_at_provider ?? "0.00");
  const fee = Math.min(advanced, centsOf(payment.withdrawn?.answer?.fee ?? "0.00"));
  const isByBank = payment.released_at !== null && isKeptByPayer(payment);
  return {
    bank: isByBank && !isRefunded(payment.status) ? centsOf(payment.chargeback?.amount ?? "0.00") : 0,
    fee,
    provider: advanced - fee,
  };
}

/** Returns what went back in any way: by us, by the payer's bank, or at the provider. */
export function allBack(payment: Payment): Cents {
  const { bank, fee, provider } = backBesides(payment);
  return centsOf(payment.refunded_amount) + bank + fee + provider;
}

export function keptFee(payment: Payment, side: ReturnType<typeof sideOf>): Cents {
  const isWhole = payment.refunded_at === null;
  if (!isPaid(payment.status) || !(isWhole || isSplit(payment))) return 0;
  if (side === "payee") return centsOf(payment.helper_fee);
  const total = centsOf(payment.amount_with_platform_cost);
  const fee = isWhole ? centsOf(payment.platform_cost) : total - centsOf(payment.refunded_amount) - earnedOf(payment);
  return Math.max(0, Math.min(fee - backBesides(payment).fee, total - allBack(payment)));
}

/** A division already gave a part of the fee back. */
export const feeToWithdraw = (payment: Payment): Cents =>
  isSplit(payment) ? keptFee(payment, "payer") : centsOf(payment.platform_cost);
