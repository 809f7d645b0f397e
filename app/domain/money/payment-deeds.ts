import { type Division, sharesOf } from "../deals/dispute-life";
import { isChargedBack, standingOf } from "./chargeback-life";
import { isDisputed, isPrice, isPricePayment, type PricePart, pricePartOf } from "./deal-money";
import { givenBack } from "./ledger";
import { type Cents, centsOf, feeOf, percentOf } from "./money";
import type { Payment } from "./payment";
import { divisionAfter, divisionIf, paymentEnd, sumOfDivisions } from "./payment-end";
import { isHeld, isOverdue, isPaused, type Pausable } from "./payment-life";

export const PAYMENT_DEEDS = ["refund", "release", "pause", "resume", "note"] as const;
export type PaymentDeed = (typeof PAYMENT_DEEDS)[number];

type Deciding = Pausable & Parameters<typeof standingOf>[0] & Parameters<typeof isOverdue>[0];

/**
 * A dispute or the bank decides about a disputed or charged-back payment, and about the job's other money (`frozen`). If begun work is paused and
 * its hold is over, only a refund or a release ends the pause.
 */
export function paymentDeeds(payment: Deciding, now: number, frozen = false): PaymentDeed[] {
  const pausing: PaymentDeed = isPaused(payment) ? "resume" : "pause";
  if (isHeld(standingOf(payment)) && !frozen) {
    const changes = pausing === "resume" && isOverdue(payment, now) ? [] : [pausing];
    return ["refund", "release", ...changes, "note"];
  }
  return pausing === "resume" ? ["resume", "note"] : ["note"];
}

export interface Moved {
  payment: Payment;
  earned: Cents;
}

/** `extraBack`: the extra work goes back in any case. */
export const goesBack = (other: PricePart, earned: Cents, extraBack: boolean): boolean =>
  earned === 0 || (extraBack && !isPrice(other));

/** The price ends its job, so the job's other held payments move too: back, or all of it to the helper. */
export function movedBy(payment: Payment, held: readonly Payment[], earned: Cents, extraBack = false): Moved[] {
  const others = isPricePayment(payment) ? held.filter(({ id }) => id !== payment.id) : [];
  return [
    { payment, earned },
    ...others.map((other) => ({
      payment: other,
      earned: goesBack(pricePartOf(other), earned, extraBack) ? 0 : centsOf(other.amount),
    })),
  ];
}

export const extraWorkBeside = (payment: Payment, beside: readonly Payment[]): Cents =>
  isPricePayment(payment)
    ? beside
        .filter((other) => other.id !== payment.id && !isPricePayment(other))
        .reduce((sum, { amount }) => sum + centsOf(amount), 0)
    : 0;

export const isExtraBack = (payment: Payment, beside: readonly Payment[]): boolean =>
  payment.released_at !== null &&
  beside.some((other) => !isPricePayment(other) && other.released_at === null && other.refunded_at !== null);

export interface Moving {
  helper: Cents;
  payer: Cents;
  credits: Cents;
  platform: Cents;
  total: Cents;
}

export function sumOfMoved(moved: readonly Moved[]): Moving {
  const sum: Moving = { helper: 0, payer: 0, credits: 0, platform: 0, total: 0 };
  for (const { payment, earned } of moved) {
    const agreed = centsOf(payment.amount);
    const percent = percentOf(payment);
    const shares = sharesOf(agreed, earned, percent);
    sum.helper += shares.helper;
    sum.payer += shares.payer;
    sum.platform += shares.platform;
    sum.credits += givenBack({ amount: agreed, credits: centsOf(payment.credits_used), percent }, earned).credits;
    sum.total += centsOf(payment.amount_with_platform_cost);
  }
  return sum;
}

interface AlreadyBack {
  advanced: Cents;
  feeWithdrawn: Cents;
  percent: number;
  card: Cents;
}

type Back = Record<"outside" | "credits", Cents>;

/**
 * What still moves if a part went back before: first to the card, at most what it paid, and the rest as credits. The payer keeps a fee that a
 * withdrawal gave back, also of the part that the helper earned.
 */
export function stillBack(
  { advanced, feeWithdrawn, percent, card }: AlreadyBack,
  back: Back,
  earned: Cents,
): Back & { counted: Cents } {
  const rest = back.outside + back.credits;
  const counted = Math.min(advanced - Math.min(feeWithdrawn, feeOf(earned, percent)), rest);
  const outside = Math.min(rest - counted, Math.max(0, card - advanced));
  return { counted, outside, credits: rest - counted - outside };
}

export function sumStillMoved(moved: readonly Moved[]): Moving & Record<"fee" | "provider", Cents> {
  const sum = { ...sumOfMoved(moved), fee: 0, provider: 0 };
  for (const { payment, earned } of moved) {
    const percent = percentOf(payment);
    const paid = { amount: centsOf(payment.amount), credits: centsOf(payment.credits_used), percent };
    const { before: fee, provider } = paymentEnd(payment);
    const advanced = fee + provider;
    const back = givenBack(paid, earned);
    const card = centsOf(payment.to_pay);
    const { counted, credits } = stillBack({ advanced, feeWithdrawn: fee, percent, card }, back, earned);
    sum.payer -= counted;
    sum.credits += credits - back.credits;
    sum.platform -= advanced - counted;
    sum.fee += fee;
    sum.provider += provider;
  }
  return sum;
}

export const divisionWith = (
  payment: Payment,
  beside: readonly Payment[],
  earned: Cents,
  extraBack = false,
): Division =>
  sumOfDivisions(movedBy(payment, beside, earned, extraBack).map((moved) => divisionIf(moved.payment, moved.earned)));

export const divisionAfterAll = (payments: readonly Parameters<typeof divisionAfter>[0][]): Division =>
  sumOfDivisions(payments.map(divisionAfter));

type Dated = Pick<Payment, "released_at" | "refunded_at">;

const momentsOf = ({ released_at, refunded_at }: Dated): string[] =>
  [released_at, refunded_at].filter((at) => at !== null);

/** Extra work can go back at the moment at which the price goes to the helper. */
const movedTogether = (one: Dated, other: Dated): boolean => momentsOf(one).some((at) => momentsOf(other).includes(at));

const besides = (payment: Payment, all: readonly Payment[], moves: (other: Payment) => boolean): Payment[] =>
  isPricePayment(payment)
    ? all.filter((other) => other.id !== payment.id && other.job_id === payment.job_id && moves(other))
    : [];

export const stoppedWith = (payment: Payment, all: readonly Payment[]): Payment[] =>
  besides(payment, all, ({ status }) => isHeld(status));

export const movedAmong = (payment: Payment, all: readonly Payment[]): Payment[] =>
  isDisputed(payment.status)
    ? stoppedWith(payment, all)
    : besides(payment, all, (other) => movedTogether(payment, other));

export function frozenBy(payment: Payment, all: readonly Payment[]): { id: number; by: "dispute" | "bank" } | null {
  const standing = standingOf(payment);
  const stops = isDisputed(standing)
    ? payment
    : isHeld(standing) && payment.job_id !== null
      ? all.find(
          ({ id, job_id, ...one }) => id !== payment.id && job_id === payment.job_id && isDisputed(standingOf(one)),
        )
      : undefined;
  return stops ? { id: stops.id, by: isChargedBack(stops) ? "bank" : "dispute" } : null;
}
