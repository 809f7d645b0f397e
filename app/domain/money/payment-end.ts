import { type Division, divisionOf } from "../deals/dispute-life";
import { isKeptByPayer } from "./chargeback-life";
import { type Cents, centsOf, feeOf, percentOf, withFee } from "./money";
import type { Payment } from "./payment";
import { isCompensation, isRefunded } from "./payment-life";
import { isSplit } from "./payment-status";

/** A chargeback does not change what was decided, but lowers `helper_amount`. */
type Decided = Pick<
  Payment,
  "status" | "released_at" | "refunded_at" | "amount_with_platform_cost" | "refunded_amount"
> &
  Partial<Pick<Payment, "amount" | "fee_percent" | "withdrawn">>;

function withoutFee(total: Cents, percent: number): Cents {
  let amount = Math.ceil((total * 100) / (100 + percent));
  while (withFee(amount, percent) > total) amount -= 1;
  return amount;
}

const stayedOf = ({ amount_with_platform_cost, refunded_amount }: Decided): Cents =>
  centsOf(amount_with_platform_cost) - centsOf(refunded_amount);

function decidedFor(payment: Decided): Cents {
  if (isRefunded(payment.status)) return isCompensation(payment) ? stayedOf(payment) : 0;
  return withoutFee(stayedOf(payment), percentOf(payment));
}

/** A granted withdrawal gave this fee back. The helper does not see it. */
export const feeBefore = ({ withdrawn }: Partial<Pick<Payment, "withdrawn">>): Cents =>
  centsOf(withdrawn?.answer?.fee ?? "0.00");

const borneFee = (payment: Partial<Pick<Payment, "withdrawn" | "fee_percent">>, earned: Cents): Cents =>
  Math.min(feeBefore(payment), feeOf(earned, percentOf(payment)));

type Divisible = Pick<Payment, "amount"> & Partial<Pick<Payment, "fee_percent" | "withdrawn">>;

export function divisionIf(payment: Divisible, earned: Cents): Division {
  const division = divisionOf(earned, centsOf(payment.amount), percentOf(payment));
  return withFeeBefore(division, feeBefore(payment), borneFee(payment, earned));
}

export const withFeeBefore = (division: Division, before: Cents, borne: Cents): Division =>
  before === 0
    ? division
    : { ...division, placer: division.placer - (before - borne), fees: division.fees - borne, before };

/** The division of an ended payment, as it was decided: money that a bank took later is not in it. */
export function divisionAfter(payment: Decided): Division {
  const earned = decidedFor(payment);
  const isFree = isCompensation(payment);
  const fee = isFree ? 0 : feeOf(earned, percentOf(payment));
  const division = {
    helper: earned - fee,
    placer: centsOf(payment.refunded_amount),
    fees: stayedOf(payment) - earned + fee,
  };
  return withFeeBefore(division, feeBefore(payment), isFree ? 0 : borneFee(payment, earned));
}

export function sumOfDivisions(divisions: readonly Division[]): Division {
  const sum = (of: (one: Division) => Cents) => divisions.reduce((cents, one) => cents + of(one), 0);
  const before = sum((one) => one.before ?? 0);
  return {
    helper: sum(({ helper }) => helper),
    placer: sum(({ placer }) => placer),
    fees: sum(({ fees }) => fees),
    ...(before > 0 && { before }),
  };
}

export interface PaymentEnd extends Record<"back" | "before" | "bank" | "provider", Cents> {
  earned: Cents;
  fee: Cents;
}

/**
 * The sums of a payment for its payer: all pages tell these. They add up to what was paid, unless a bank or a colleague gave more back than was left.
 */
export function paymentEnd(payment: Payment): PaymentEnd {
  const { status, refunded_at } = payment;
  const isWhole = refunded_at === null && !isRefunded(status);
  const earned = isWhole ? centsOf(payment.amount) : decidedFor(payment);
  const before = feeBefore(payment);
  const borne = isWhole ? before : isCompensation(payment) ? 0 : borneFee(payment, earned);
  const advanced = centsOf(payment.refunded_at_provider ?? "0.00");
  const back = isWhole ? 0 : centsOf(payment.refunded_amount) - (before - borne);
  const provider = Math.max(0, advanced - borne);
  const isByBank = payment.released_at !== null && isKeptByPayer(payment) && !isRefunded(status);
  const bank = isByBank ? centsOf(payment.chargeback?.amount ?? "0.00") : 0;
  const left = Math.max(0, centsOf(payment.amount_with_platform_cost) - back - before - provider - bank);
  const fullFee = isWhole ? centsOf(payment.platform_cost) : isSplit(payment) ? stayedOf(payment) - earned : 0;
  const fee = Math.max(0, Math.min(fullFee - borne, left));
  return { back, before, bank, provider, earned: left - fee, fee };
}
