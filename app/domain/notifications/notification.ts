import { z } from "zod";
import { address, choice, id, missingOr, time } from "../values/value";

export const NOTIFICATION_TYPES = [
  "bid_placed",
  "bid_changed",
  "bid_withdrawn",
  "bid_outdated",
  "bid_accepted",
  "bid_rejected",
  "deal_ended",
  "message",
  "comment",
  "reply",
  "job_match",
  "invitation",
  "job_changed",
  "job_address",
  "saved_search",
  "payment_request",
  "payment_held",
  "payment_released",
  "tip",
  "payment_refunded",
  "payment_failed",
  "payout_paid",
  "payout_failed",
  "payout_reversed",
  "tax_data",
  "review_request",
  "review",
  "kyc",
  "dispute",
  "stop_proposal",
  "payment_decision",
  "withdrawal",
  "chargeback",
  "refund_failed",
  "other_amount",
  "moderation",
  "report_decided",
  "team_message",
  "appointment",
  "work_begun",
  "work_done",
  "hold_ends",
  "job_expired",
  "deal_suspended",
  "nudge",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const TOPICS = ["offers", "messages", "jobs", "work"] as const;
export type Topic = (typeof TOPICS)[number];

/** Null for money, disputes and the account, which cannot be muted. */
const TOPIC_OF: Record<NotificationType, Topic | null> = {
  bid_placed: "offers",
  bid_changed: "offers",
  bid_withdrawn: "offers",
  bid_outdated: "offers",
  bid_accepted: "offers",
  bid_rejected: "offers",
  nudge: "offers",
  message: "messages",
  comment: "messages",
  reply: "messages",
  job_match: "jobs",
  invitation: "jobs",
  saved_search: "jobs",
  job_changed: "work",
  job_address: "work",
  job_expired: "work",
  appointment: "work",
  work_begun: "work",
  work_done: "work",
  review_request: "work",
  review: "work",
  deal_ended: null,
  payment_request: null,
  payment_held: null,
  payment_released: null,
  tip: null,
  payment_refunded: null,
  payment_failed: null,
  payout_paid: null,
  payout_failed: null,
  payout_reversed: null,
  tax_data: null,
  kyc: null,
  dispute: null,
  stop_proposal: null,
  payment_decision: null,
  withdrawal: null,
  chargeback: null,
  refund_failed: null,
  other_amount: null,
  moderation: null,
  report_decided: null,
  team_message: null,
  hold_ends: null,
  deal_suspended: null,
};

export const topicOf = (type: NotificationType): Topic | null => TOPIC_OF[type];

/** Users without a push device get the jobs that they missed after this absence. */
export const AWAY_HOURS = 48;
export const NUDGE_HOURS = 24;
export const MAX_MISSED_JOBS = 100;

const topic = choice(TOPICS);

/** A form sends a single topic as a string, and none as an empty string. */
export const topics = z.preprocess(
  (value) => (value === "" ? [] : typeof value === "string" ? [value] : value),
  z.array(topic, { error: missingOr("invalid") }).transform((chosen) => TOPICS.filter((one) => chosen.includes(one))),
) as unknown as z.ZodType<Topic[], string | string[]>;

export const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  text: z.string(),
  link: address,
  job: id.nullable(),
  chat: id.nullable(),
  person: z.object({ name: z.string(), image: address.nullable() }).nullable().optional(),
  read: z.boolean(),
  created_at: time,
});
export type Notification = z.output<typeof notification>;
