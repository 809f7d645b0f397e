import { z } from "zod";
import { disputeOut } from "./dispute";
import { type Cents, centsOf } from "./money";
import { AMOUNT_MIN, amount, moneyOut } from "./money-schema";
import { userCard } from "./user-card";
import { address, id, optionalLine, time } from "./value";

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

/** What a list of payments can be narrowed to: those that wait for something, or all of which money moved. */
export const PAYMENT_STAGES = ["waiting", "moved"] as const;

export const PAYMENT_KINDS = ["bid", "request", "credits"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** An opened payment may be paid for so many minutes. */
export const PAYMENT_MINUTES = 15;
/** No money is held for more days. */
export const HOLD_DAYS = 75;
/** Work marked as done is paid after this many days without objection. */
export const RELEASE_DAYS = 7;
/** So many days after it was marked as done its owner is reminded. */
export const DONE_REMINDER_DAYS = 5;

/** A payment, as its payer and payee see it. */
export const payment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneyOut,
  platform_cost: moneyOut,
  amount_with_platform_cost: moneyOut,
  credits_used: moneyOut,
  to_pay: moneyOut,
  helper_fee: moneyOut,
  helper_amount: moneyOut,
  refunded_amount: moneyOut,
  bid_id: id.nullable(),
  chat_uri: z.string().nullable(),
  job_id: id.nullable(),
  job_title: z.string().nullable(),
  job_done_at: time.nullable(),
  payer: userCard,
  payee: userCard.nullable(),
  description: z.string().nullable(),
  redirect_url: address.nullable(),
  created_at: time,
  expires_at: time.nullable(),
  paid_at: time.nullable(),
  released_at: time.nullable(),
  refunded_at: time.nullable(),
  dispute: disputeOut.nullable(),
});
export type Payment = z.output<typeof payment>;

const DAY_MS = 24 * 3600 * 1000;
const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString();

/**
 * What money that is held waits for, and until when: the owner's approval, which counts as given then, or the work, and
 * then it goes back. Null when none is held, or a dispute has stopped the clock.
 */
export function holdOf(
  payment: Pick<Payment, "status" | "paid_at" | "job_done_at">,
): { waitsFor: "approval" | "work"; until: string } | null {
  if (!isHeld(payment.status) || payment.paid_at === null) return null;
  const returns = daysAfter(payment.paid_at, HOLD_DAYS);
  const releases = payment.job_done_at && daysAfter(payment.job_done_at, RELEASE_DAYS);
  return releases && releases <= returns
    ? { waitsFor: "approval", until: releases }
    : { waitsFor: "work", until: returns };
}

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

/** What a helper asks of the placer: extra costs, or where payment is direct how they want to be paid. */
export const requestFields = z.object({ amount, description: optionalLine(140) });

/** Nobody tops up by less, as by no other amount, nor by more at once. */
export const TOP_UP_MIN: Cents = AMOUNT_MIN;
export const TOP_UP_MAX: Cents = 100_000;
export const topUpAmount = amount.refine((cents) => cents <= TOP_UP_MAX, { error: "amount_max" });

/**
 * The part of a total that credits pay: as much as there is. What remains is paid at the provider, and a provider takes
 * no less than its `smallest`: then so much stays in the credits.
 */
export function creditsTowards(total: Cents, available: Cents, smallest: Cents): Cents {
  if (available >= total) return total;
  return Math.max(0, Math.min(available, total - smallest));
}

export type PaymentEvent =
  | "processing"
  | "succeed"
  | "topUp"
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
 * end of what it was for, `topUp` the success of one for credits.
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
  { from: ["disputed"], event: "split", to: "released" },
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
