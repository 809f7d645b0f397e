import { z } from "zod";
import { userCard } from "../accounts/user-card";
import {
  ADDRESS_STEPS,
  type AppointmentStep,
  type RequestStep,
  type StopStep,
  TEAM_STEPS,
  type VoidCause,
} from "../chats/chat-event";
import { chatPhoto } from "../chats/chat-photo";
import { moneyOut } from "../money/money-schema";
import { emptyIsAbsent, id, time } from "../values/value";
import { DEAL_ENDS } from "./deal-end-step";
import { DISPUTE_ENDS } from "./dispute-life";
import { WITHDRAWAL_ANSWERS } from "./withdrawal";

const APPOINTMENT_STEPS = [
  "proposed",
  "accepted",
  "declined",
  "missed",
  "admitted",
  "unanswered",
  "contested",
  "retracted",
  "begun",
] as const satisfies AppointmentStep[];
const REQUEST_STEPS = ["asked", "changed", "withdrawn", "refused", "settled"] as const satisfies RequestStep[];

export type TimelineStopStep = StopStep | "proposed_again" | `void_${VoidCause}`;
const STOP_STEPS = [
  "proposed",
  "proposed_again",
  "refused",
  "withdrawn",
  "lapsed",
  "void",
  "void_dispute",
  "void_chargeback",
  "void_extra_work",
] as const satisfies TimelineStopStep[];

export const isStopEndedBySystem = (step: unknown): boolean =>
  step === "lapsed" || (typeof step === "string" && step.startsWith("void"));

/** `granted_goes_on`: the money was still held, so the deal goes on. `service`: it was about our service and its fee. */
const WITHDRAWAL_STEPS = [...WITHDRAWAL_ANSWERS, "granted_goes_on", "service"] as const;
export type TimelineWithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

const PAID_STEPS = ["extra", "again"] as const;
export type PaidStep = (typeof PAID_STEPS)[number];

/** Events at the same moment are in this order. */
export const TIMELINE_KINDS = [
  "posted",
  "bid",
  "bid_changed",
  "agreed",
  "paid",
  "unpaid",
  "address",
  "appointment",
  "request",
  "start",
  "done",
  "approved",
  "approved_by_time",
  "objection",
  "team",
  "stop",
  "dispute_opened",
  "dispute_answered",
  "dispute_proposal",
  "dispute_desk",
  "dispute_closed",
  "withdrawal",
  "withdrawal_answered",
  "withdrawn",
  "withdrawn_late",
  "ended",
  "released",
  "divided",
  "compensated",
  "charged_back",
  "chargeback_won",
  "chargeback_lost",
  "refunded_elsewhere",
  "refunded",
  "refund_failed",
  "refunded_by_hand",
  "completed",
  "tip",
  "review",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const timelineEvent = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: time,
  /** Null for automatic events and those by an admin or the bank. */
  by: z.enum(["owner", "helper"]).nullable(),
  step: z
    .enum([
      ...APPOINTMENT_STEPS,
      ...REQUEST_STEPS,
      ...STOP_STEPS,
      ...PAID_STEPS,
      ...ADDRESS_STEPS,
      ...DISPUTE_ENDS,
      ...DEAL_ENDS,
      ...TEAM_STEPS,
      ...WITHDRAWAL_STEPS,
    ])
    .nullable(),
  amount: moneyOut.nullable(),
  back: moneyOut.nullable(),
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  replaces: z.object({ starts_at: time, ends_at: time }).optional(),
  description: z.string().nullable(),
  paid_for: moneyOut.optional(),
  unanswered: z.boolean().optional(),
  photos: z.array(chatPhoto).optional(),
});
export type TimelineEvent = z.output<typeof timelineEvent>;

export const dealAsked = z.object({ bid: emptyIsAbsent(id).optional() });

const otherDeal = z.object({ bid: id, helper: userCard, bid_at: time });
export type OtherDeal = z.output<typeof otherDeal>;

export const timeline = z.object({
  job: z.object({ id, title: z.string() }),
  bid: id.optional(),
  owner: userCard,
  helper: userCard,
  events: z.array(timelineEvent),
  others: z.array(otherDeal).optional(),
});
export type Timeline = z.output<typeof timeline>;
