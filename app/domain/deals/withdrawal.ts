import type { z } from "zod";
import { type Cents, centsOf } from "../money/money";
import type { Payment } from "../money/payment";
import { isHeld, isPaused, isRefunded, isReleased, standstillOf } from "../money/payment-life";
import { compensationShares, isPricePayment, type PricePart, pricePartOf } from "../money/price-part";
import type { cancellation } from "./cancellation";
import { compensationIfLate } from "./cancellation-rule";

/** Days in which a consumer can withdraw from a contract with a business (article 6:230o BW). */
export const WITHDRAWAL_DAYS = 14;

export const WITHDRAWAL_ANSWERS = ["granted", "rejected"] as const;
export type WithdrawalAnswer = (typeof WITHDRAWAL_ANSWERS)[number];

type WithdrawablePayment = Pick<
  Payment,
  | "kind"
  | "amount"
  | "for_price"
  | "status"
  | "job_begun_at"
  | "job_done_at"
  | "paid_at"
  | "paused_at"
  | "chargeback"
  | "to_pay"
  | "refunded_at_provider"
>;

type Back = Pick<Payment, "status" | "chargeback" | "to_pay" | "refunded_at_provider">;

export function isBack({ status, chargeback, to_pay, refunded_at_provider = "0.00" }: Back): boolean {
  const taken = chargeback?.status === "lost" ? centsOf(chargeback.amount) : 0;
  const back = taken + centsOf(refunded_at_provider);
  return isRefunded(status) || (back > 0 && back >= centsOf(to_pay));
}

/** A tip is a gift, without a fee. */
export function canWithdrawFrom(payment: WithdrawablePayment, now: number): boolean {
  const { kind, status, paid_at } = payment;
  const isPaid = status === "held" || status === "released" || status === "disputed";
  return (
    isPaid &&
    paid_at !== null &&
    kind !== "tip" &&
    !isBack(payment) &&
    now - Date.parse(paid_at) <= WITHDRAWAL_DAYS * 24 * 3_600_000
  );
}

/** The work of a private helper is not a contract with a business. */
export const canWithdrawFromWork = (
  helper: { business: boolean },
  payments: readonly (WithdrawablePayment & Pick<Payment, "withdrawn">)[],
  now: number,
): boolean => helper.business && payments.some((payment) => !payment.withdrawn && canWithdrawFrom(payment, now));

type Terms = Pick<z.output<typeof cancellation>, "compensation" | "compensation_if_late" | "reason"> | null | undefined;

/** A report of absence stops cancelling, which would be late, but not a withdrawal. */
export const isAbsenceReported = (terms: Terms): boolean => terms?.reason === "absence_reported";

export function compensationIfWithdrawn({ payee }: Pick<Payment, "payee">, terms: Terms): Cents {
  if (payee?.business || !terms) return 0;
  return (isAbsenceReported(terms) ? compensationIfLate(terms) : null) ?? centsOf(terms.compensation);
}

type HeldPart = PricePart & { id: number; total: Cents };

/** Each part of the price pays its share of the compensation. */
export function backIfWithdrawn(
  id: number,
  held: readonly HeldPart[],
  compensation: Cents,
): { own: Cents; extra: Cents } {
  const shares = compensationShares(held, compensation);
  const backOf = (parts: readonly HeldPart[]) =>
    parts.reduce((sum, part) => sum + part.total - (shares.get(part.id) ?? 0), 0);
  return { own: backOf(held.filter((part) => part.id === id)), extra: backOf(held.filter((part) => part.id !== id)) };
}

export const heldPartOf = (
  payment: Pick<Payment, "id" | "amount_with_platform_cost"> & Parameters<typeof pricePartOf>[0],
): HeldPart => ({
  id: payment.id,
  total: centsOf(payment.amount_with_platform_cost),
  ...pricePartOf(payment),
});

/** Extra work is a contract of its own: the deal goes on. */
export const endsDeal = ({
  status,
  job_begun_at,
  job_done_at,
  paused_at,
  chargeback,
  ...part
}: WithdrawablePayment): boolean =>
  isPricePayment(part) &&
  isHeld(status) &&
  !isPaused({ status, paused_at }) &&
  chargeback?.status !== "open" &&
  (job_begun_at ?? null) === null &&
  job_done_at === null;

/** Of held money our team can give back the fee alone: the work of a private helper goes on. A refund of the payment gives back more. */
export const canGrant = (
  payment: Parameters<typeof standstillOf>[0] & { payee: { business: boolean } | null },
): boolean =>
  isReleased(payment.status) ||
  (isHeld(payment.status) && payment.payee?.business === false && isMovable(standstillOf(payment)));

const isMovable = (standstill: ReturnType<typeof standstillOf>) => standstill === null || standstill === "paused";
