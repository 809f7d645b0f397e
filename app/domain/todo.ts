import { z } from "zod";
import { moneyOut } from "./money-schema";
import { id, time } from "./value";

/** What may wait for somebody, the most pressing first. */
export const TODO_KINDS = [
  // The reader is the one to answer, before the desk decides.
  "dispute",
  // The other says that the reader did not come.
  "missed",
  // The work is done: the owner approves it.
  "approval",
  // A helper asks for money on top.
  "request",
  "bids",
  // About the own job, without an answer.
  "questions",
  // A time the other proposed.
  "proposal",
  // What was agreed on, within a week.
  "appointment",
  // A deal without a time.
  "meet",
  // The answer to a question, not read yet.
  "reply",
  "review",
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** What somebody waits for: the other has to act. What is nearest to money first. */
export const WAIT_KINDS = [
  // The work is done: the owner has to approve it, or time does.
  "their_approval",
  // The own request for money on top.
  "their_payment",
  // A time that the reader proposed.
  "their_time",
  // The own bid on an open job.
  "their_choice",
  // The own open job, without a bid.
  "their_bids",
] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** An agreed time is told of so long before. */
export const APPOINTMENT_SOON_DAYS = 7;
/** A review is asked for so long after the job. */
export const REVIEW_ASKED_DAYS = 30;

const about = {
  /** Bids or questions of one job; 1 of all others. */
  count: z.int(),
  job: id,
  title: z.string(),
  /** The conversation, by its uri. */
  chat: z.string().nullable(),
  payment: id.nullable(),
  notification: id.nullable(),
  amount: moneyOut.nullable(),
  /** Since when; of an appointment, when it begins; of a dispute, a report of a missed one and work to approve by the other, until when. */
  at: time,
};

/** One thing that waits for the reader: about which job, and what it leads to. */
export const todo = z.object({ kind: z.enum(TODO_KINDS), ...about });
export type Todo = z.output<typeof todo>;

/** One thing that the reader waits for. */
export const wait = z.object({ kind: z.enum(WAIT_KINDS), ...about });
export type Wait = z.output<typeof wait>;
