import type { JobDetails } from "../jobs/job-details";
import { effectOf, type JobEffect } from "../jobs/job-life";
import type { JobAction } from "../jobs/job-status";
import { type BackParts, partsIfEnded } from "../money/back-parts";
import { dealMoneyOf } from "../money/deal-money";
import { type Cents, centsOf } from "../money/money";
import type { Payment } from "../money/payment";
import { isHeld, isProcessing } from "../money/payment-life";
import type { Appointment } from "./appointment";
import { isAgreed, isBeforeDay } from "./appointment-life";
import { acceptedBid } from "./bid-life";

export interface EndingDeal {
  effect: JobEffect | null;
  name: string;
  refund: Cents;
  compensation: Cents;
  /** Null if there is no credit in the refund. */
  back: BackParts | null;
  processing: Cents;
}

const totalOf = (payments: readonly Payment[]): Cents =>
  payments.reduce((sum, payment) => sum + centsOf(payment.amount_with_platform_cost), 0);

export const heldIn = (payments: readonly Payment[]): Cents => totalOf(payments.filter(({ status }) => isHeld(status)));

export function endingDealOf(job: JobDetails, action: JobAction, payments: readonly Payment[]): EndingDeal | null {
  const bid = acceptedBid(job.bids);
  if (!bid) return null;
  const held = payments.some(({ status }) => isHeld(status));
  const compensation = centsOf(job.cancellation?.compensation ?? "0.00");
  const effect = effectOf(action, { agreed: true, held, gone: dealMoneyOf(payments).uncovered !== null });
  return {
    effect: effect === "refunds" && compensation > 0 ? "late" : effect,
    name: bid.user.name,
    refund: heldIn(payments) - compensation,
    compensation,
    back: partsIfEnded(
      payments.filter(({ status }) => isHeld(status)),
      compensation,
    ),
    processing: totalOf(payments.filter(({ status }) => isProcessing(status))),
  };
}

export function cancelledAs({ refund, compensation }: EndingDeal): "unpaid" | "refunded" | "late" {
  if (refund === 0) return "unpaid";
  return compensation > 0 ? "late" : "refunded";
}

export interface EarlyDone {
  appointment: Pick<Appointment, "starts_at" | "ends_at"> | null;
  day: string | null;
  reported: boolean;
}

export function earlyDoneOf(
  { begun_at, execution_date }: Pick<JobDetails, "begun_at" | "execution_date">,
  appointment: Appointment | null,
  now: number,
): EarlyDone | null {
  if (!begun_at && appointment?.missed_until) return { appointment: null, day: null, reported: true };
  if (appointment && isAgreed(appointment.status))
    return isBeforeDay(appointment.starts_at, now) ? { appointment, day: null, reported: false } : null;
  if (begun_at) return null;
  const day = execution_date !== null && isBeforeDay(execution_date, now) ? execution_date : null;
  return { appointment: null, day, reported: false };
}
