import { dayInAmsterdam } from "../values/calendar";
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

/** Money that went back, each time as a payment of what the bank moved: credits were never taken for it. */
export const returnedPayments = ({ returned = [], ...payment }: Payment): Payment[] =>
  returned.map((back) => {
    const { amount, price, at } = back;
    const total = centsOf(amount);
    const fee = Math.min(total, feeOf(centsOf(price), percentOf(payment)));
    return {
      ...payment,
      returned: [back],
      status: "refunded",
      amount: formatMoney(total - fee),
      platform_cost: formatMoney(fee),
      amount_with_platform_cost: amount,
      credits_used: "0.00",
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

/** A receipt has only what was paid last. */
export const isReturned = ({ paid_at, returned = [] }: Pick<Payment, "paid_at" | "returned">): boolean =>
  returned.some(({ at }) => at === paid_at);

const yearOf = ({ paid_at, created_at }: Payment): number =>
  Number(dayInAmsterdam(Date.parse(paid_at ?? created_at)).slice(0, 4));

/** A request with money that went back may not be paid since. */
export function withReturned(payment: Payment, year: number | null): Payment[] {
  const isMoved = isPaid(payment.status) || isProcessing(payment.status);
  const all = [...(isMoved ? [payment] : []), ...returnedPayments(payment)];
  return year === null ? all : all.filter((one) => yearOf(one) === year);
}
