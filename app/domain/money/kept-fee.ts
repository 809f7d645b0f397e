import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { paymentEnd } from "./payment-end";
import { isPaid, type sideOf } from "./payment-life";
import { isSplit } from "./payment-status";

export function allBack(payment: Payment): Cents {
  const { back, before, bank, provider } = paymentEnd(payment);
  return back + before + bank + provider;
}

export function keptFee(payment: Payment, side: ReturnType<typeof sideOf>): Cents {
  const isWhole = payment.refunded_at === null;
  if (!isPaid(payment.status) || !(isWhole || isSplit(payment))) return 0;
  return side === "payee" ? centsOf(payment.helper_fee) : paymentEnd(payment).fee;
}

export const feeToWithdraw = (payment: Payment): Cents =>
  isSplit(payment) ? keptFee(payment, "payer") : centsOf(payment.platform_cost);
