import { z } from "zod";
import type { JobStatus } from "./job";
import { amount, moneyOut } from "./money";
import { userCard } from "./user-card";
import { id, optionalText, time } from "./value";

export const BID_STATUSES = ["pending", "accepted", "rejected"] as const;
/** `withdrawn` is how a bid ends inside; outside it is gone. */
export type BidStatus = (typeof BID_STATUSES)[number] | "withdrawn";

/** A bid, as its bidder and the job's owner see it (api.md 3.3). */
export const bid = z.object({
  id,
  job_id: id,
  user_id: id,
  user: userCard,
  amount: moneyOut,
  message: z.string().nullable(),
  status: z.enum(BID_STATUSES),
  chat_uri: z.string(),
  job_title: z.string(),
  job_status: z.enum(["open", "reserved", "solved", "deleted"]),
  created_at: time,
  updated_at: time,
});
export type Bid = z.output<typeof bid>;

export const bidFields = z.object({ amount, message: optionalText(1000) });

export type BidEvent = "change" | "withdraw" | "reject" | "accept" | "lapse" | "return";

interface Transition {
  from: BidStatus;
  event: BidEvent;
  to: BidStatus;
}

/** The life of a bid, as declared in api.md 5.2. */
export const BID_LIFE: readonly Transition[] = [
  { from: "pending", event: "change", to: "pending" },
  { from: "pending", event: "withdraw", to: "withdrawn" },
  { from: "pending", event: "reject", to: "rejected" },
  { from: "pending", event: "accept", to: "accepted" },
  { from: "pending", event: "lapse", to: "rejected" },
  { from: "accepted", event: "withdraw", to: "withdrawn" },
  { from: "accepted", event: "return", to: "rejected" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterBidEvent(from: BidStatus, event: BidEvent): BidStatus | null {
  return BID_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

/** Whether a bid can be accepted now: still waiting, on a job that is still open. */
export function canAccept(one: { status: BidStatus; job_status: JobStatus }): boolean {
  return afterBidEvent(one.status, "accept") !== null && one.job_status === "open";
}
