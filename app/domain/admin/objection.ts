import type { JobRole } from "../jobs/job-life";
import { objectionUntil } from "../money/deal-money";

export interface SuspendedDeal {
  role: JobRole;
  done_at: string | null;
  objection_from: string | null;
  begun: boolean;
  disputed: boolean;
  paused: boolean;
  gone: boolean;
  payment: number | null;
  objected: boolean;
}

/** A suspended owner can only keep the money of done work from going to the helper. */
export const mayObject = ({ role, done_at, disputed, gone, payment, objected }: SuspendedDeal): boolean =>
  role === "owner" && done_at !== null && payment !== null && !gone && !disputed && !objected;

export type SuspendedStep = "disputed" | "objected" | "paused" | "unpaid" | "resumed" | "done" | "begun" | "agreed";

export function suspendedStepOf({
  done_at,
  begun,
  disputed,
  paused,
  gone,
  payment,
  objected,
}: SuspendedDeal): SuspendedStep {
  if (disputed) return "disputed";
  if (paused) return objected ? "objected" : "paused";
  if (gone || payment === null) return "unpaid";
  if (done_at !== null) return objected ? "resumed" : "done";
  return begun ? "begun" : "agreed";
}

export function paidOn(deal: SuspendedDeal): string | null {
  const step = suspendedStepOf(deal);
  const runs = step === "done" || step === "resumed";
  return runs ? objectionUntil(deal.objection_from, { disputed: null, chargedBack: null, paused: null }) : null;
}
