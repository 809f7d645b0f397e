import type { JobRole } from "../jobs/job-life";
import { type Cents, feeOf } from "../money/money";
import type { Payment } from "../money/payment";
import type { Moved } from "../money/payment-deeds";
import { sumOfDivisions, withFeeBefore } from "../money/payment-end";
import { inProportion } from "../money/price-part";
import type { CancellationReason } from "./cancellation";
import { type Division, divisionOf } from "./dispute-life";

export const STOP_DAYS = 7;

export const STOP_STATUSES = ["open", "accepted", "refused", "withdrawn", "replaced", "lapsed", "void"] as const;
export type StopStatus = (typeof STOP_STATUSES)[number];
export type StopEvent = "accept" | "refuse" | "withdraw" | "replace" | "lapse" | "void";

interface Ending {
  by: "other" | "proposer" | "system";
  to: Exclude<StopStatus, "open">;
}

const STOP_ENDS: Record<StopEvent, Ending> = {
  accept: { by: "other", to: "accepted" },
  refuse: { by: "other", to: "refused" },
  withdraw: { by: "proposer", to: "withdrawn" },
  replace: { by: "proposer", to: "replaced" },
  lapse: { by: "system", to: "lapsed" },
  void: { by: "system", to: "void" },
};

export const afterStopEvent = (event: StopEvent): StopStatus => STOP_ENDS[event].to;

interface Proposal {
  status: StopStatus;
  by: number;
}

export const isStopOpen = ({ status }: Pick<Proposal, "status">): boolean => status === "open";

export const isStopAgreed = ({ status }: Pick<Proposal, "status">): boolean => status === "accepted";

export const mayStop = (proposal: Proposal, person: number, event: StopEvent): boolean =>
  isStopOpen(proposal) && STOP_ENDS[event].by === (proposal.by === person ? "proposer" : "other");

export const isOwnProposal = (proposal: Proposal & { amount: Cents }, person: number, amount: Cents): boolean =>
  mayStop(proposal, person, "replace") && proposal.amount === amount;

export const stopUntil = (createdAt: number): number => createdAt + STOP_DAYS * 24 * 3600 * 1000;

export const answerableUntil = (until: string, pays: string | null): string =>
  pays !== null && Date.parse(pays) < Date.parse(until) ? pays : until;

export interface StopPart {
  id: number;
  amount: Cents;
  fee_percent: number;
  before?: Cents;
}

export const wholeOf = (parts: readonly Pick<StopPart, "amount">[]): Cents =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

export const earnedShares = (parts: readonly StopPart[], earned: Cents): ReadonlyMap<number, Cents> =>
  inProportion(
    parts.map(({ id, amount }) => ({ id, part: amount })),
    earned,
  );

export function movedByStop(payments: readonly Payment[], parts: readonly StopPart[], earned: Cents): Moved[] {
  const shares = earnedShares(parts, earned);
  return payments
    .filter(({ id }) => parts.some((part) => part.id === id))
    .map((payment) => ({ payment, earned: shares.get(payment.id) ?? 0 }));
}

export function stopDivision(parts: readonly StopPart[], earned: Cents): Division {
  const shares = earnedShares(parts, earned);
  return sumOfDivisions(
    parts.map(({ id, amount, fee_percent, before = 0 }) => {
      const share = shares.get(id) ?? 0;
      return withFeeBefore(divisionOf(share, amount, fee_percent), before, Math.min(before, feeOf(share, fee_percent)));
    }),
  );
}

export const STOP_REFUSALS = [
  "transition",
  "disputed",
  "paused",
  "absence_reported",
  "free_to_cancel",
  "other_suspended",
] as const;
export type StopRefusal = (typeof STOP_REFUSALS)[number];

const isRefusal = (reason: CancellationReason): reason is StopRefusal & CancellationReason =>
  (STOP_REFUSALS as readonly string[]).includes(reason);

interface Stopping {
  reason: CancellationReason;
  held: boolean;
  suspended: JobRole | null;
}

export function refusalOfStop({ reason, held, suspended }: Stopping): StopRefusal | null {
  const refused = refusalByMoney(reason, held);
  if (suspended === null || refused === "transition" || refused === "disputed") return refused;
  return refused === null || (refused === "free_to_cancel" && suspended === "owner") ? "other_suspended" : refused;
}

export const mayStillAgree = (refused: StopRefusal | null): boolean =>
  refused === null || refused === "free_to_cancel" || refused === "absence_reported" || refused === "other_suspended";

function refusalByMoney(reason: CancellationReason, held: boolean): StopRefusal | null {
  switch (reason) {
    case "late":
    case "work_begun":
    case "work_done":
      return held ? null : "transition";
    case "no_appointment":
    case "early":
    case "gone":
      return "free_to_cancel";
    default:
      return isRefusal(reason) ? reason : "transition";
  }
}
