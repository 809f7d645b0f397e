import type { UserCard } from "../accounts/user-card";
import type { Job } from "../jobs/job";
import { holdingsOf, refusalOf } from "../jobs/job-life";
import { isTakenBack, standingOf } from "../money/chargeback-life";
import { type Cents, centsOf } from "../money/money";
import type { Payment } from "../money/payment";
import { movedAmong } from "../money/payment-deeds";
import { paymentEnd } from "../money/payment-end";
import { isHeld, isPaused, isRefunded, isReleased, releaseOf } from "../money/payment-life";
import { isSplit } from "../money/payment-status";
import type { Appointment } from "./appointment";
import { agreedTime } from "./appointment-life";
import { acceptedBid } from "./bid-life";

export interface Approval {
  helper: UserCard;
  parts: readonly Payment[];
  /** Extra work that went back when the parts were divided. */
  returned: readonly Payment[];
  agreed: Cents;
  fee: Cents;
  net: Cents;
  paid: Cents;
  feeBack: Cents;
  back: Cents;
  by: ReturnType<typeof releaseOf>;
}

export interface Unready {
  done: boolean;
  startsAt: string | null;
}

export function unreadyOf(job: Pick<Job, "done_at">, one: Appointment | null, now: number): Unready | null {
  const agreed = agreedTime(one);
  const startsAt = agreed !== null && Date.parse(agreed.starts_at) > now ? agreed.starts_at : null;
  const done = job.done_at !== null;
  return done && startsAt === null ? null : { done, startsAt };
}

const sumOf = (payments: readonly Payment[], of: (payment: Payment) => string): Cents =>
  payments.reduce((sum, payment) => sum + centsOf(of(payment)), 0);

function paidTo(helper: UserCard, payments: readonly Payment[], returned: readonly Payment[] = []): Approval {
  const parts = payments.toSorted((a, b) => a.id - b.id);
  const ends = [...parts, ...returned].map(paymentEnd);
  const decisive = parts.find(isSplit) ?? parts.find(({ kind }) => kind === "bid") ?? parts[0];
  return {
    helper,
    parts,
    returned,
    by: decisive ? releaseOf(decisive) : "owner",
    agreed: sumOf(parts, ({ amount }) => amount),
    fee: sumOf(parts, ({ helper_fee }) => helper_fee),
    net: sumOf(parts, ({ helper_amount }) => helper_amount),
    paid: sumOf(parts, ({ amount_with_platform_cost }) => amount_with_platform_cost),
    feeBack: ends.reduce((sum, { before }) => sum + before, 0),
    back: ends.reduce((sum, { back }) => sum + back, 0),
  };
}

export function approvalOf(job: Job, payments: readonly Payment[]): Approval | null {
  const chosen = acceptedBid(job.bids);
  const parts = payments.filter(({ status }) => isHeld(status));
  const statuses = payments.map(standingOf);
  if (!chosen || parts.length === 0) return null;
  if (refusalOf(job.status, "solve", holdingsOf(statuses, job, { paused: payments.some(isPaused) })) !== null)
    return null;
  return paidTo(chosen.user, parts);
}

const releasedFor = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ kind, status }) => kind !== "tip" && isReleased(status));

const returnedWith = (parts: readonly Payment[], payments: readonly Payment[]): Payment[] =>
  payments
    .filter((other) => isRefunded(other.status) && parts.some((part) => movedAmong(part, [other]).length > 0))
    .toSorted((a, b) => a.id - b.id);

export const takenBackFrom = (payments: readonly Payment[]): Payment[] => releasedFor(payments).filter(isTakenBack);

export function paidFor(job: Job, payments: readonly Payment[]): Approval | null {
  const chosen = acceptedBid(job.bids);
  const parts = releasedFor(payments).filter((payment) => !isTakenBack(payment));
  return chosen && parts.length > 0 ? paidTo(chosen.user, parts, returnedWith(parts, payments)) : null;
}
