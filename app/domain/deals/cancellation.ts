import { z } from "zod";
import { type Holdings, type JobRefusal, type JobRole, refusalOf } from "../jobs/job-life";
import type { JobStatus } from "../jobs/job-status";
import type { Cents } from "../money/money";
import { moneyOut } from "../money/money-schema";
import { priceAmong } from "../money/price-part";
import { dealWithdrawalRefusal } from "./bid-life";
import { compensationOfDeal, type HeldPart, LATE_HOURS, type Shares, sharesAtEnd } from "./cancellation-rule";

const LATE_MS = LATE_HOURS * 3600 * 1000;

const TIMELY = ["no_appointment", "early", "gone"] as const;
const REFUSED = [
  "transition",
  "disputed",
  "paused",
  "work_begun",
  "work_done",
  "absence_reported",
  "already_paid",
  "money_open",
] as const satisfies JobRefusal[];
const REASONS = [...TIMELY, "late", ...REFUSED] as const;
export type CancellationReason = (typeof REASONS)[number];

export const cancellation = z.object({
  allowed: z.boolean(),
  refund: moneyOut,
  compensation: moneyOut,
  compensation_if_late: moneyOut.optional(),
  reason: z.enum(REASONS),
});

interface Deal {
  status: JobStatus;
  money: Holdings;
  startsAt: number | null;
  held: readonly HeldPart[];
  gone?: boolean;
}

export interface CancellationTerms extends Shares {
  allowed: boolean;
  ifLate: Cents;
  reason: CancellationReason;
}

export const isLate = (startsAt: number | null, now: number): boolean => startsAt !== null && startsAt - now <= LATE_MS;

export function cancellationOf(role: JobRole, deal: Deal, now: number): CancellationTerms {
  const ifLate = compensationOfDeal({ price: priceAmong(deal.held), gone: deal.gone ?? false });
  const nothing = { refund: 0, compensation: 0, ifLate };
  const refused =
    role === "owner"
      ? refusalOf(deal.status, "cancel", deal.money)
      : dealWithdrawalRefusal(deal.status, deal.money.disputed);
  if (refused) return { allowed: false, ...nothing, reason: refused };
  const late = !deal.gone && isLate(deal.startsAt, now);
  const reason = deal.gone ? "gone" : late ? "late" : deal.startsAt === null ? "no_appointment" : "early";
  return { allowed: true, ...sharesAtEnd(deal.held, role === "owner" && late ? ifLate : 0), ifLate, reason };
}
