import { RELEASE_DAYS } from "./deal-money";
import { type Cents, centsOf } from "./money";
import type { Payment } from "./payment";

export const PAYMENT_STATUSES = [
  "open",
  "processing",
  "held",
  "released",
  "refunded",
  "failed",
  "cancelled",
  "expired",
  "disputed",
  "settled",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Paid, and kept until the work is done. */
export const isHeld = (status: PaymentStatus): boolean => status === "held";

/** Money moved, or is about to: a window that came to nothing, or is still open, is no such payment. */
export const MOVED = ["processing", "held", "released", "refunded", "disputed", "settled"] as const;

/** The money came: what says so proves it. */
export const isPaid = (status: PaymentStatus): boolean =>
  status !== "processing" && (MOVED as readonly PaymentStatus[]).includes(status);

/** It went to the payee. */
export const isReleased = (status: PaymentStatus): boolean => status === "released";

/** The two settled it themselves, by the payer's word. */
export const isSettled = (status: PaymentStatus): boolean => status === "settled";

/** Of these something is still to come. A request that is open is to be paid, too. */
export const WAITING = ["processing", "held", "disputed"] as const satisfies readonly PaymentStatus[];

export const isUnderway = (status: PaymentStatus): boolean => (WAITING as readonly PaymentStatus[]).includes(status);

/** What a list of payments can be narrowed to: those that wait for something, or all of which money moved. */
export const PAYMENT_STAGES = ["waiting", "moved"] as const;

export const PAYMENT_KINDS = ["bid", "request", "credits", "tip"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** An opened payment may be paid for so many minutes. */
export const PAYMENT_MINUTES = 15;
/** No money is held for more days. */
export const HOLD_DAYS = 75;
/** So many days after it was marked as done its owner is reminded. */
export const DONE_REMINDER_DAYS = 5;

const DAY_MS = 24 * 3600 * 1000;
const daysAfter = (moment: string, days: number) => {
  const at = Date.parse(moment) + days * DAY_MS;
  // An invalid date stays as it is: the page says so.
  return Number.isNaN(at) ? moment : new Date(at).toISOString();
};

/**
 * What money that is held waits for, and until when: the owner's approval, which counts as given then, or the work, or
 * our team that paused the release, and then it goes back. Null when none is held, or a dispute or the payer's bank has
 * stopped the clock.
 */
export function holdOf(
  payment: Pick<Payment, "status" | "paid_at" | "job_done_at" | "chargeback" | "paused_at">,
): { waitsFor: "approval" | "work" | "team"; until: string } | null {
  if (!isHeld(payment.status) || payment.paid_at === null || payment.chargeback?.status === "open") return null;
  const returns = daysAfter(payment.paid_at, HOLD_DAYS);
  if (isPaused(payment)) return { waitsFor: "team", until: returns };
  const releases = payment.job_done_at && daysAfter(payment.job_done_at, RELEASE_DAYS);
  return releases && releases <= returns
    ? { waitsFor: "approval", until: releases }
    : { waitsFor: "work", until: returns };
}

export interface Pausable {
  status: PaymentStatus;
  paused_at?: string | null | undefined;
}

/** Returns whether an admin stopped everything that pays the helper. */
export const isPaused = ({ status, paused_at }: Pausable): boolean =>
  (status === "held" || status === "disputed") && (paused_at ?? null) !== null;

/** Which of the two somebody is. Others are not shown a payment at all. */
export const sideOf = ({ payer }: Pick<Payment, "payer">, viewer: { id: number | null }): "payer" | "payee" =>
  payer.id === viewer.id ? "payer" : "payee";

/** The status to say of it: credits have arrived once they are paid. */
export const shownStatus = ({ kind, status }: Pick<Payment, "kind" | "status">): PaymentStatus =>
  kind === "credits" && status === "released" ? "settled" : status;

/** Whether somebody was asked for this payment and has not answered. */
export const isAsked = ({ kind, status }: Pick<Payment, "kind" | "status">): boolean =>
  kind === "request" && status === "open";

/** Which part of the bid was earned, in cents: all of it, but for what a dispute gave back. */
export const earnedOf = ({ helper_fee, helper_amount }: Pick<Payment, "helper_fee" | "helper_amount">): Cents =>
  centsOf(helper_fee) + centsOf(helper_amount);

/** Whether the helper got compensation of it, and the placer the rest back: the placer cancelled late. */
export const isCompensation = ({ status, released_at }: Pick<Payment, "status" | "released_at">): boolean =>
  status === "refunded" && released_at !== null;

/** Returns whether a dispute divided it: the helper got a part, and the rest went back. */
export const isSplit = ({ status, refunded_at }: Pick<Payment, "status" | "refunded_at">): boolean =>
  isReleased(status) && refunded_at !== null;

/** Returns whether our team still has to answer the withdrawal from it. */
export const awaitsAnswer = ({ withdrawn, status }: Pick<Payment, "withdrawn" | "status">): boolean =>
  withdrawn?.effect === "answered" && !withdrawn.answer && status !== "refunded";

export type PaymentEvent =
  | "processing"
  | "succeed"
  | "topUp"
  | "tip"
  | "change"
  | "reopen"
  | "refuse"
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

/** Still to be paid: a success may come, whatever order the provider's events arrive in. */
const UNPAID: readonly PaymentStatus[] = ["open", "processing", "failed", "cancelled", "expired"];

/**
 * The life of a payment (docs/state-machines.md). `refuse` is a success whose conditions no longer hold, `lapse` the
 * end of what it was for, `topUp` the success of one for credits, `tip` that of a tip: it is the helper’s at once.
 *
 * A bid is paid by a payment of its own: when its window has passed, or it failed, the next one is another payment. A
 * request is itself the payment. What has a window of 15 minutes there is the provider's session: when that has passed
 * the request stays open, and paying again gives it another session (`reopen`, after a failure too). `change` is another
 * amount: the session it had is no longer its own. It takes money by
 * its latest session alone; what still comes in by a former one goes back.
 */
export const PAYMENT_LIFE: readonly Transition[] = [
  { from: ["open", "failed", "cancelled", "expired"], event: "processing", to: "processing" },
  { from: UNPAID, event: "succeed", to: "held" },
  { from: UNPAID, event: "topUp", to: "released" },
  { from: UNPAID, event: "tip", to: "released" },
  { from: UNPAID, event: "refuse", to: "refunded" },
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

/** The statuses from which an event counts. */
export function statusesBefore(event: PaymentEvent): PaymentStatus[] {
  return PAYMENT_LIFE.filter((step) => step.event === event).flatMap((step) => step.from);
}

/** Where an event leads from a status; null when the status does not know it. */
export function afterPaymentEvent(from: PaymentStatus, event: PaymentEvent): PaymentStatus | null {
  return PAYMENT_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}
