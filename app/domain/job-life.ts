import type { JobAction, JobStatus } from "./job-status";
import type { PaymentStatus } from "./payment-life";

/** Who sets an event of a job's life off. `helper` is the accepted helper. */
type Actor = "owner" | "helper" | "system" | "admin";
export type JobEvent = JobAction | "accept" | "begin" | "expire" | "withdraw" | "release" | "return" | "restore";

interface Transition {
  from: JobStatus;
  event: JobEvent;
  by: readonly Actor[];
  to: JobStatus;
}

/** The life of a job. What is not here is refused with `transition` (docs/state-machines.md). */
export const JOB_LIFE: readonly Transition[] = [
  { from: "open", event: "reserve", by: ["owner"], to: "reserved" },
  { from: "open", event: "accept", by: ["system", "owner"], to: "reserved" },
  { from: "open", event: "solve", by: ["owner"], to: "solved" },
  { from: "open", event: "renew", by: ["owner"], to: "open" },
  { from: "open", event: "expire", by: ["system"], to: "deleted" },
  { from: "open", event: "delete", by: ["owner", "admin"], to: "deleted" },
  { from: "reserved", event: "cancel", by: ["owner"], to: "open" },
  { from: "reserved", event: "withdraw", by: ["helper"], to: "open" },
  { from: "reserved", event: "solve", by: ["owner"], to: "solved" },
  { from: "reserved", event: "begin", by: ["helper"], to: "reserved" },
  { from: "reserved", event: "done", by: ["helper"], to: "reserved" },
  { from: "reserved", event: "release", by: ["system", "owner", "helper", "admin"], to: "solved" },
  { from: "reserved", event: "return", by: ["system", "owner", "helper", "admin"], to: "open" },
  { from: "reserved", event: "delete", by: ["owner", "admin"], to: "deleted" },
  { from: "solved", event: "cancel", by: ["owner"], to: "open" },
  { from: "solved", event: "delete", by: ["owner", "admin"], to: "deleted" },
  // An appeal is overturned.
  { from: "deleted", event: "restore", by: ["admin"], to: "open" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterJobEvent(from: JobStatus, event: JobEvent): JobStatus | null {
  return JOB_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

/** Whether a job can still get an accepted bid. */
export const takesBids = (status: JobStatus): status is "open" => afterJobEvent(status, "accept") !== null;

/** Whether a job can be changed: as long as nobody was chosen for it. */
export const canEdit = (status: JobStatus): boolean => takesBids(status);

/** Whether a job is over, done or not, so that its owner can post it once more. */
export const canRepost = (status: JobStatus): boolean => !takesBids(status) && !isUnderway(status);

/** Whether someone was chosen and the work is not settled yet. */
export const isUnderway = (status: JobStatus): boolean => afterJobEvent(status, "done") !== null;

export type JobRole = "owner" | "helper";

/** Whether an action is for someone of this role, whatever the job's status. */
export function mayAct(action: JobAction, role: JobRole): boolean {
  return JOB_LIFE.some((step) => step.event === action && step.by.includes(role));
}

/** Whether someone of this role can do it now. That work is done is said once. */
export function canAct(
  { status, done_at }: { status: JobStatus; done_at: string | null },
  action: JobAction,
  role: JobRole,
): boolean {
  if (action === "done" && done_at !== null) return false;
  return JOB_LIFE.some((step) => step.from === status && step.event === action && step.by.includes(role));
}

export interface Holdings {
  /** A payment of the job is in dispute. */
  disputed: boolean;
  /** Money for the job is held. */
  held: boolean;
  /** Money of the job went to the helper. */
  released: boolean;
  /** The helper began, with the start code. */
  begun: boolean;
  /** The helper marked the work as done. */
  done: boolean;
  /** An admin stopped what pays the helper. */
  paused: boolean;
}

/** How the money of a job stands, by the statuses of its payments and whether an admin paused one. */
export function holdingsOf(
  statuses: readonly PaymentStatus[],
  { begun_at, done_at }: { begun_at?: string | number | null; done_at: string | number | null },
  paused = false,
): Holdings {
  const has = (status: PaymentStatus) => statuses.includes(status);
  return {
    disputed: has("disputed"),
    held: has("held"),
    released: has("released"),
    begun: (begun_at ?? null) !== null,
    done: done_at !== null,
    paused,
  };
}

export type JobRefusal =
  | "transition"
  | "disputed"
  | "paused"
  | "work_begun"
  | "work_done"
  | "already_paid"
  | "money_open";

/** Why an action is refused in the job's state (409), or null when it may go on. */
export function refusalOf(status: JobStatus, action: JobAction, money: Holdings): JobRefusal | null {
  if (afterJobEvent(status, action) === null) return "transition";
  if (money.disputed && action !== "renew") return "disputed";
  // Approval pays the helper, and so does cancelling late.
  if (money.paused && (action === "solve" || action === "cancel")) return "paused";
  if (action === "cancel" && status === "reserved" && money.done) return "work_done";
  // Where the two pay each other, there is no amount to agree on here.
  if (action === "cancel" && status === "reserved" && money.begun && money.held) return "work_begun";
  if (action === "cancel" && status === "solved" && money.released) return "already_paid";
  if (action === "delete" && money.held) return "money_open";
  return null;
}

/** The actions an owner can choose from now, in the order of the menu: none that would be refused. */
export function ownerActions(status: JobStatus, money: Holdings): JobAction[] {
  const menu: JobAction[] = ["solve", "reserve", "renew", "cancel", "delete"];
  return menu.filter(
    (action) => canAct({ status, done_at: null }, action, "owner") && refusalOf(status, action, money) === null,
  );
}

/** Whether the job is already as approving it, or saying that the work is done, would make it. */
export const isActedOut = (
  { status, done_at }: { status: JobStatus; done_at: string | null },
  action: JobAction,
): boolean =>
  (action === "solve" && status === "solved") || (action === "done" && status === "reserved" && done_at !== null);

/** Returns the words of an action: to cancel a job somebody was chosen for is to cancel a deal. */
export const wordsOf = (action: JobAction, agreed: boolean): JobAction | "cancelDeal" =>
  action === "cancel" && agreed ? "cancelDeal" : action;

/** What an action of the owner does beside the job's own status: to what was agreed, or to money that is held. Approval pays it. */
export type JobEffect = "unpaid" | "refunds" | "late" | "ends";

/** The effect of an action on a job with an accepted helper or without; null when there is none. */
export function effectOf(action: JobAction, { agreed, held }: { agreed: boolean; held: boolean }): JobEffect | null {
  if (!agreed) return null;
  if (action === "solve") return held ? null : "unpaid";
  if (action === "cancel") return held ? "refunds" : "ends";
  return null;
}
