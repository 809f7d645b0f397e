import type { PaymentStatus } from "../money/payment-status";
import type { JobAction, JobStatus } from "./job-status";

type Actor = "owner" | "helper" | "system" | "admin";
export type JobEvent = JobAction | "accept" | "begin" | "expire" | "withdraw" | "release" | "return" | "restore";

interface Transition {
  from: JobStatus;
  event: JobEvent;
  by: readonly Actor[];
  to: JobStatus;
}

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
  { from: "deleted", event: "restore", by: ["admin"], to: "open" },
];

export function afterJobEvent(from: JobStatus, event: JobEvent): JobStatus | null {
  return JOB_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

export const takesBids = (status: JobStatus): status is "open" => afterJobEvent(status, "accept") !== null;

export function stopsBids(action: JobAction): boolean {
  const to = afterJobEvent("open", action);
  return to !== null && !takesBids(to);
}

export const isDestructive = (action: JobAction): boolean => action === "cancel" || action === "delete";

export const canEdit = (status: JobStatus): boolean => takesBids(status);

/** The owner of a job that our team removed can appeal instead. */
export const canRepost = ({ status, removal }: { status: JobStatus; removal?: object | null | undefined }): boolean =>
  !takesBids(status) && !isUnderway(status) && !removal;

export const canCancelAndRemove = (status: JobStatus, action: JobAction): boolean =>
  action === "cancel" && isUnderway(status);

export const isUnderway = (status: JobStatus): boolean => afterJobEvent(status, "done") !== null;

export type JobRole = "owner" | "helper";

export function mayAct(action: JobAction, role: JobRole): boolean {
  return JOB_LIFE.some((step) => step.event === action && step.by.includes(role));
}

export function canAct(
  { status, done_at }: { status: JobStatus; done_at: string | null },
  action: JobAction,
  role: JobRole,
): boolean {
  if (action === "done" && done_at !== null) return false;
  return JOB_LIFE.some((step) => step.from === status && step.event === action && step.by.includes(role));
}

export interface Holdings {
  disputed: boolean;
  held: boolean;
  released: boolean;
  begun: boolean;
  done: boolean;
  paused: boolean;
  reported?: boolean;
}

export function holdingsOf(
  statuses: readonly PaymentStatus[],
  { begun_at, done_at }: { begun_at?: string | number | null; done_at: string | number | null },
  { paused = false, reported = false }: Pick<Partial<Holdings>, "paused" | "reported"> = {},
): Holdings {
  const has = (status: PaymentStatus) => statuses.includes(status);
  return {
    disputed: has("disputed"),
    held: has("held"),
    released: has("released"),
    begun: (begun_at ?? null) !== null,
    done: done_at !== null,
    paused,
    reported,
  };
}

export type JobRefusal =
  | "transition"
  | "disputed"
  | "paused"
  | "work_begun"
  | "work_done"
  | "absence_reported"
  | "already_paid"
  | "money_open";

export function refusalOf(status: JobStatus, action: JobAction, money: Holdings): JobRefusal | null {
  if (afterJobEvent(status, action) === null) return "transition";
  if (money.disputed && action !== "renew") return "disputed";
  // Approving and late cancelling pay the helper.
  if (money.paused && (action === "solve" || action === "cancel")) return "paused";
  if (action === "cancel" && status === "reserved" && money.done) return "work_done";
  // The answer, or the end of the time to answer, decides who gets the held money.
  if (action === "cancel" && status === "reserved" && money.reported && money.held) return "absence_reported";
  // In direct mode no money is held, so the start does not block cancelling.
  if (action === "cancel" && status === "reserved" && money.begun && money.held) return "work_begun";
  if (action === "cancel" && status === "solved" && money.released) return "already_paid";
  if (action === "delete" && money.held) return "money_open";
  return null;
}

export function ownerActions(status: JobStatus, money: Holdings): JobAction[] {
  const menu: JobAction[] = ["solve", "reserve", "renew", "cancel", "delete"];
  return menu.filter(
    (action) => canAct({ status, done_at: null }, action, "owner") && refusalOf(status, action, money) === null,
  );
}

export const isCancelledAndRemoved = ({ status }: { status: JobStatus }, action: JobAction): boolean =>
  action === "cancel" && status === "deleted";

export const isActedOut = (
  { status, done_at }: { status: JobStatus; done_at: string | null },
  action: JobAction,
): boolean =>
  (action === "solve" && status === "solved") ||
  (action === "cancel" && status === "open") ||
  isCancelledAndRemoved({ status }, action) ||
  (action === "done" && status === "reserved" && done_at !== null);

export const wordsOf = (action: JobAction, agreed: boolean): JobAction | "cancelDeal" =>
  action === "cancel" && agreed ? "cancelDeal" : action;

export type JobEffect = "gone" | "unpaid" | "refunds" | "late" | "ends";

export function effectOf(
  action: JobAction,
  { agreed, held, gone = false }: { agreed: boolean; held: boolean; gone?: boolean },
): JobEffect | null {
  if (!agreed) return null;
  if (action === "solve") return held ? null : gone ? "gone" : "unpaid";
  if (action === "cancel") return held ? "refunds" : "ends";
  return null;
}
