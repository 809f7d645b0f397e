import type { TargetType } from "./report-life";

export const ACTIONS = ["dismiss", "remove", "warn", "suspend"] as const;
export type DecisionAction = (typeof ACTIONS)[number];

type Effect = "state" | "take" | "suspend";

export const ACTION_EFFECTS: Record<DecisionAction, readonly Effect[]> = {
  dismiss: [],
  warn: ["state"],
  remove: ["state", "take"],
  suspend: ["state", "suspend"],
};

export const hasEffect = (action: DecisionAction, effect: Effect) => ACTION_EFFECTS[action].includes(effect);

export const isOnAccount = ({ action, target_type }: { action: DecisionAction; target_type: TargetType }): boolean =>
  hasEffect(action, "suspend") || (hasEffect(action, "take") && target_type === "user");

export const APPEAL_STATUSES = ["open", "upheld", "overturned"] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export const APPEAL_LIFE: readonly { from: AppealStatus | null; by: "person" | "admin"; to: AppealStatus }[] = [
  { from: null, by: "person", to: "open" },
  { from: "open", by: "admin", to: "upheld" },
  { from: "open", by: "admin", to: "overturned" },
];

export const canBecome = (from: AppealStatus | null, to: AppealStatus) =>
  APPEAL_LIFE.some((step) => step.from === from && step.to === to);

export const isReversed = ({ appeal }: { appeal: { status: AppealStatus } | null }): boolean =>
  appeal?.status === "overturned";

/** Its bids ended by the removal. What its owner deleted stays deleted. */
export const bringsJobBack = (decision: { action: DecisionAction; target_type: TargetType }, standing: number | null) =>
  hasEffect(decision.action, "take") && decision.target_type === "job" && standing === null;

export const APPEAL_OUTCOMES = ["upheld", "overturned"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export const outcomesOf = ({ appeal }: { appeal: { status: AppealStatus } | null }): AppealOutcome[] =>
  APPEAL_OUTCOMES.filter((outcome) => appeal !== null && canBecome(appeal.status, outcome));

/** Measures against the other person stay between us and them. */
export const REPORT_OUTCOMES = ["kept", "gone", "removed", "acted", "back", "still_gone", "reversed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export function reportOutcome(action: DecisionAction, gone: boolean): ReportOutcome {
  if (action === "remove") return "removed";
  if (action === "dismiss") return gone ? "gone" : "kept";
  return "acted";
}
