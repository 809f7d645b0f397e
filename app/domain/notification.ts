import { z } from "zod";
import { address, id, time } from "./value";

/** What people are told of. */
export const NOTIFICATION_TYPES = [
  "bid_placed",
  "bid_changed",
  "bid_withdrawn",
  "bid_accepted",
  "bid_rejected",
  "message",
  "comment",
  "reply",
  "job_match",
  "invitation",
  "job_changed",
  "saved_search",
  "payment_request",
  "payment_held",
  "payment_released",
  "payment_refunded",
  "payout_paid",
  "payout_failed",
  "review_request",
  "review",
  "kyc",
  "dispute",
  "moderation",
  "appointment",
  "work_done",
  "job_expired",
  "nudge",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  text: z.string(),
  link: address,
  job: id.nullable(),
  chat: id.nullable(),
  read: z.boolean(),
  created_at: time,
});
export type Notification = z.output<typeof notification>;
