import { LAST_DAYS, RELEASE_DAYS } from "./deal-money";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";
import { isSplit, PAYMENT_STATUSES, type PaymentStatus } from "./payment-status";

/** Of the list for admins: `charged_back` is not a status, because the payment keeps its own. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, "charged_back"] as const;

export const isHeld = (status: PaymentStatus): boolean => status === "held";

export const isProcessing = (status: PaymentStatus): boolean => status === "processing";

export const MOVED = ["processing", "held", "released", "refunded", "disputed", "settled"] as const;

export const isPaid = (status: PaymentStatus): boolean =>
  status !== "processing" && (MOVED as readonly PaymentStatus[]).includes(status);

export const isReleased = (status: PaymentStatus): boolean => status === "released";

export const isRefunded = (status: PaymentStatus): boolean => status === "refunded";

export const isUnpaid = (status: PaymentStatus): boolean =>
  status === "failed" || status === "cancelled" || status === "expired";

/** Returns the kind of an unpaid payment that can no longer be paid. A success that still arrives is refunded. */
export const lapsedPart = ({ kind, lapsed, status }: Pick<Payment, "kind" | "lapsed" | "status">) =>
  lapsed && isUnpaid(status) && (kind === "request" || kind === "bid") ? kind : null;

export const isSettled = (status: PaymentStatus): boolean => status === "settled";

export const WAITING = ["processing", "held", "disputed"] as const satisfies readonly PaymentStatus[];

export const isUnderway = (status: PaymentStatus): boolean => (WAITING as readonly PaymentStatus[]).includes(status);

export const isWithUs = ({ status, chargeback }: Pick<Payment, "status" | "chargeback">): boolean =>
  (status === "held" || status === "disputed") && (chargeback ?? null)?.status !== "open";

/** Held money that moves only after a dispute, our team or a bank decided. Null if it can move. */
export function standstillOf(
  payment: Pick<Payment, "status" | "chargeback" | "paused_at" | "job_disputed">,
): "chargedBack" | "disputed" | "paused" | "jobDisputed" | null {
  const { status, chargeback, job_disputed } = payment;
  if (!isHeld(status) && status !== "disputed") return null;
  if (chargeback?.status === "open") return "chargedBack";
  if (status === "disputed") return "disputed";
  if (isPaused(payment)) return "paused";
  return job_disputed ? "jobDisputed" : null;
}

export const PAYMENT_STAGES = ["waiting", "asked", "moved"] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

export const PAYMENT_MINUTES = 15;
/** Held money goes back then if the work did not begin. Begun work that is not done goes to our team. */
export const HOLD_DAYS = 75;
export const HOLD_REMINDER_DAYS = 7;
export const REMINDER_HOURS = 24;
export const DONE_REMINDER_DAYS = RELEASE_DAYS - LAST_DAYS;

const DAY_MS = 24 * 3600 * 1000;
const daysAfter = (moment: string, days: number) => {
  const at = Date.parse(moment) + days * DAY_MS;
  return Number.isNaN(at) ? moment : new Date(at).toISOString();
};

type Hold =
  | { waitsFor: "approval" | "work" | "begun" | "team" | "absence"; until: string }
  | { waitsFor: "decision" | "stopped" | "disputed"; until: null };

type Held = Pick<Payment, "status" | "paid_at" | "job_held_from" | "job_begun_at" | "job_done_at" | "paused_at">;

/** All held payments of a deal go with the first. */
const lastDayOf = ({ paid_at, job_held_from }: Pick<Held, "paid_at" | "job_held_from">): string | null => {
  const from = job_held_from ?? paid_at;
  return from === null ? null : daysAfter(from, HOLD_DAYS);
};

const hasBegun = ({ job_begun_at, job_done_at }: Pick<Held, "job_begun_at" | "job_done_at">): boolean =>
  (job_begun_at ?? job_done_at ?? null) !== null;

export function isOverdue(payment: Held, now: number): boolean {
  const last = lastDayOf(payment);
  return (
    isHeld(payment.status) &&
    last !== null &&
    hasBegun(payment) &&
    payment.job_done_at === null &&
    Date.parse(last) <= now
  );
}

/**
 * `approval` is automatic at `until`; `work` and `team` are refunded then; our team decides about `begun`. Null if no money is held, or the bank took it
 * back.
 */
export function holdOf(
  payment: Held & Pick<Payment, "job_objection_from" | "chargeback" | "absence" | "release_stopped" | "job_disputed">,
): Hold | null {
  const returns = lastDayOf(payment);
  if (!isHeld(payment.status) || returns === null || payment.chargeback?.status === "open") return null;
  if (payment.job_disputed) return { waitsFor: "disputed", until: null };
  if (isPaused(payment))
    return hasBegun(payment) ? { waitsFor: "decision", until: null } : { waitsFor: "team", until: returns };
  if (payment.absence) return { waitsFor: "absence", until: payment.absence.until };
  const from = payment.job_objection_from ?? payment.job_done_at;
  const releases = from && daysAfter(from, RELEASE_DAYS);
  if (releases && payment.release_stopped) return { waitsFor: "stopped", until: null };
  if (releases) return { waitsFor: "approval", until: releases };
  return { waitsFor: hasBegun(payment) ? "begun" : "work", until: returns };
}

export interface Pausable {
  status: PaymentStatus;
  paused_at?: string | null | undefined;
}

export const isPaused = ({ status, paused_at }: Pausable): boolean =>
  (status === "held" || status === "disputed") && (paused_at ?? null) !== null;

export const sideOf = ({ payer }: Pick<Payment, "payer">, viewer: { id: number | null }): "payer" | "payee" =>
  payer.id === viewer.id ? "payer" : "payee";

/** Credits have arrived once they are paid. */
export const shownStatus = ({ kind, status }: Pick<Payment, "kind" | "status">): PaymentStatus =>
  kind === "credits" && status === "released" ? "settled" : status;

export const isAsked = ({ kind, status }: Pick<Payment, "kind" | "status">): boolean =>
  kind === "request" && status === "open";

export const earnedOf = ({ helper_fee, helper_amount }: Pick<Payment, "helper_fee" | "helper_amount">): Cents =>
  centsOf(helper_fee) + centsOf(helper_amount);

export const isCompensation = ({ status, released_at }: Pick<Payment, "status" | "released_at">): boolean =>
  status === "refunded" && released_at !== null;

export const isLost = (payment: Pick<Payment, "status" | "released_at">): boolean =>
  isUnpaid(payment.status) || (isRefunded(payment.status) && !isCompensation(payment));

/** Our team has not settled another amount yet: the payer does not have to pay. */
export const waitsForTeam = ({ status, other_amount }: Pick<Payment, "status" | "other_amount">): boolean =>
  other_amount != null && other_amount.handled_at === null && !isPaid(status);

export const isRefundFailed = ({ refund_failed }: Pick<Payment, "refund_failed">): boolean =>
  refund_failed != null && refund_failed.handled_at === null;

type Back = Pick<Payment, "status" | "refunded_amount" | "refunded_at_provider" | "amount_with_platform_cost">;

const backOf = ({ refunded_amount, refunded_at_provider = "0.00" }: Back): Cents =>
  centsOf(refunded_amount) + centsOf(refunded_at_provider);

export function isPartlyRefunded(payment: Back): boolean {
  const back = backOf(payment);
  const isOver = isReleased(payment.status) || isRefunded(payment.status);
  return isOver && back > 0 && back < centsOf(payment.amount_with_platform_cost);
}

export const isBackAtProvider = (payment: Back): boolean =>
  isReleased(payment.status) &&
  centsOf(payment.refunded_at_provider ?? "0.00") > 0 &&
  backOf(payment) >= centsOf(payment.amount_with_platform_cost);

/** Older payments have no `released_by`: they count as approved. */
export function releaseOf(
  payment: Pick<Payment, "status" | "refunded_at" | "released_by" | "dispute">,
): "owner" | "time" | "agreed" | "team" | "together" {
  const { released_by, dispute } = payment;
  if (released_by === "together") return "together";
  if (dispute?.ended === "agreed") return "agreed";
  if (dispute?.ended === "decided" || released_by === "team" || isSplit(payment)) return "team";
  return released_by === "time" ? "time" : "owner";
}

export type PaymentEvent =
  | "processing"
  | "succeed"
  | "topUp"
  | "tip"
  | "change"
  | "reopen"
  | "refuse"
  | "giveBack"
  | "fail"
  | "cancel"
  | "expire"
  | "lapse"
  | "settle"
  | "release"
  | "refund"
  | "dispute"
  | "close"
  | "split";

interface Transition {
  from: readonly PaymentStatus[];
  event: PaymentEvent;
  to: PaymentStatus;
}

/** A success can still arrive, because the provider's events come in any order. */
const UNPAID: readonly PaymentStatus[] = ["open", "processing", "failed", "cancelled", "expired"];

/**
 * `refuse`: the conditions of a success no longer hold. `giveBack`: the deal of a request is on hold. A bid gets a new
 * payment after a failure; a request keeps its own and opens a new session (`reopen`). A failed session is not processed
 * any more, because events arrive in any order. `change` invalidates the session. Only the latest session counts; money
 * from an older one is refunded.
 */
export const PAYMENT_LIFE: readonly Transition[] = [
  { from: ["open", "cancelled", "expired"], event: "processing", to: "processing" },
  { from: UNPAID, event: "succeed", to: "held" },
  { from: UNPAID, event: "topUp", to: "released" },
  { from: UNPAID, event: "tip", to: "released" },
  { from: UNPAID, event: "refuse", to: "refunded" },
  { from: UNPAID, event: "giveBack", to: "open" },
  { from: ["open"], event: "change", to: "open" },
  { from: ["open", "failed", "cancelled"], event: "reopen", to: "open" },
  { from: ["open", "processing"], event: "fail", to: "failed" },
  { from: ["open", "processing"], event: "cancel", to: "cancelled" },
  { from: ["open"], event: "expire", to: "expired" },
  { from: ["open"], event: "lapse", to: "cancelled" },
  { from: ["open"], event: "settle", to: "settled" },
  { from: ["held"], event: "release", to: "released" },
  { from: ["held"], event: "refund", to: "refunded" },
  { from: ["held"], event: "dispute", to: "disputed" },
  { from: ["disputed"], event: "close", to: "held" },
  { from: ["held", "disputed"], event: "split", to: "released" },
  { from: ["disputed"], event: "refund", to: "refunded" },
];

export function statusesBefore(event: PaymentEvent): PaymentStatus[] {
  return PAYMENT_LIFE.filter((step) => step.event === event).flatMap((step) => step.from);
}

export function afterPaymentEvent(from: PaymentStatus, event: PaymentEvent): PaymentStatus | null {
  return PAYMENT_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}
