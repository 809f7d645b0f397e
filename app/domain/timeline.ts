import { z } from "zod";
import { type AppointmentStep, type RequestStep, TEAM_STEPS } from "./chat-event";
import { DEAL_ENDS } from "./deal-end";
import { DISPUTE_ENDS } from "./dispute-life";
import { moneyOut } from "./money-schema";
import { userCard } from "./user-card";
import { id, time } from "./value";

const APPOINTMENT_STEPS = [
  "proposed",
  "accepted",
  "declined",
  "missed",
  "admitted",
  "unanswered",
  "contested",
  "retracted",
] as const satisfies AppointmentStep[];
const REQUEST_STEPS = ["asked", "changed", "withdrawn", "refused", "settled"] as const satisfies RequestStep[];

/** What can happen in a deal, in the order in which it happens at one moment. */
export const TIMELINE_KINDS = [
  "posted",
  "bid",
  "paid",
  "agreed",
  "appointment",
  "request",
  "start",
  "done",
  "team",
  "dispute_opened",
  "dispute_proposal",
  "dispute_desk",
  "dispute_closed",
  "withdrawal",
  "withdrawn",
  "ended",
  "released",
  "divided",
  "compensated",
  "refunded",
  "completed",
  "tip",
  "review",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const timelineEvent = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: time,
  /** Who did it; null when it came by itself, or from our team or the bank. */
  by: z.enum(["owner", "helper"]).nullable(),
  /** Of an appointment or a request: what was done with it. Of a dispute and a deal: how it ended. Of our team: what it did. */
  step: z.enum([...APPOINTMENT_STEPS, ...REQUEST_STEPS, ...DISPUTE_ENDS, ...DEAL_ENDS, ...TEAM_STEPS]).nullable(),
  /** What was agreed, asked or paid; of money that went on, the helper's part. */
  amount: moneyOut.nullable(),
  /** What went back to the placer. */
  back: moneyOut.nullable(),
  /** Of an appointment. */
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  /** What a request is for. */
  description: z.string().nullable(),
});
export type TimelineEvent = z.output<typeof timelineEvent>;

/** Everything that happened between the two of a deal, the first of it first. */
export const timeline = z.object({
  job: z.object({ id, title: z.string() }),
  owner: userCard,
  helper: userCard,
  events: z.array(timelineEvent),
});
export type Timeline = z.output<typeof timeline>;
