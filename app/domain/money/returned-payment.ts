import { centsOf, feeOf, formatMoney, percentOf } from "./money";
import type { Payment } from "./payment";
import { isPaid, isProcessing, PAYMENT_MINUTES } from "./payment-life";

export type Returned = NonNullable<Payment["returned"]>[number];

const openedAt = (expiresAt: string): number => Date.parse(expiresAt) - PAYMENT_MINUTES * 60_000;

/** Null if the payer paid, or opened the payment page, after it went back. */
export function lastReturned(payment: Payment): Returned | null {
  const { status, expires_at, returned = [] } = payment;
  const last = returned.at(-1);
  if (!last || isPaid(status) || isProcessing(status)) return null;
  return expires_at === null || Date.parse(last.at) >= openedAt(expires_at) ? last : null;
}

/** What went back, each as the payment that it was. */
export const returnedPayments = ({ returned = [], ...payment }: Payment): Payment[] =>
  returned.map(({ amount, price, at }) => {
    const fee = feeOf(centsOf(price), percentOf(payment));
    const total = centsOf(price) + fee;
    return {
      ...payment,
      status: "refunded",
      amount: price,
      platform_cost: formatMoney(fee),
      amount_with_platform_cost: formatMoney(total),
      credits_used: formatMoney(total - centsOf(amount)),
      to_pay: amount,
      refunded_amount: amount,
      paid_at: at,
      refunded_at: at,
      released_at: null,
      lapsed: false,
      declined: false,
      job_disputed: false,
      refunded_at_provider: "0.00",
      refund_failed: null,
      other_amount: null,
      chargeback: null,
      dispute: null,
      withdrawn: null,
      invoices: undefined,
    };
  });

/** A request with money that went back may not be paid since. */
export const withReturned = (payment: Payment): Payment[] =>
  isPaid(payment.status) || isProcessing(payment.status)
    ? [payment, ...returnedPayments(payment)]
    : returnedPayments(payment);
