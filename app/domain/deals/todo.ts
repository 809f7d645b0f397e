import { z } from "zod";
import { jobImage } from "../jobs/image";
import { moneyOut } from "../money/money-schema";
import { dayInAmsterdam } from "../values/calendar";
import { id, time } from "../values/value";

export const TODO_KINDS = [
  "gone",
  // The bank refused the payment for an offer that still waits.
  "unpaid",
  "dispute",
  // The dispute is with our team, and the last proposal of the other can still be accepted.
  "agree",
  "missed",
  "stop",
  "approval",
  "request",
  "bids",
  "questions",
  "proposal",
  "appointment",
  "meet",
  "reply",
  "review",
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

export const WAIT_KINDS = [
  "their_approval",
  "their_payment",
  "their_time",
  "their_absence",
  "their_stop",
  "desk",
  // Our team looks into the payment.
  "team",
  // The payer's bank took the payment back and still decides.
  "bank",
  // The bank did not accept a refund: our team finds another way.
  "refund",
  "other_amount",
  "being_paid",
  "their_choice",
  "their_bids",
] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

export const APPOINTMENT_SOON_DAYS = 7;
export const REVIEW_ASKED_DAYS = 30;

const about = {
  count: z.int(),
  job: id,
  title: z.string(),
  chat: z.string().nullable(),
  payment: id.nullable(),
  notification: id.nullable(),
  amount: moneyOut.nullable(),
  /** The start of an appointment; the deadline of a dispute, a report of absence, a proposal to stop and an approval by the other. */
  at: time,
  name: z.string().nullable().optional(),
  /** Null: the job can be done remotely, or the place is not known. */
  city: z.string().nullable().optional(),
  category: z.int().optional(),
  image: jobImage.nullable().optional(),
};

export const todo = z.object({ kind: z.enum(TODO_KINDS), ...about });
export type Todo = z.output<typeof todo>;

export const wait = z.object({ kind: z.enum(WAIT_KINDS), ...about });
export type Wait = z.output<typeof wait>;

export const isAppointmentToday = ({ kind, at }: Todo, now: number): boolean =>
  kind === "appointment" && dayInAmsterdam(Date.parse(at)) === dayInAmsterdam(now);
