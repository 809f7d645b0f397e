import { z } from "zod";
import { knownCard } from "../accounts/track-record";
import { userCard } from "../accounts/user-card";
import { publicText } from "../contact-guard/contact-guard";
import { jobImage } from "../jobs/image";
import { JOB_ENDS, JOB_STATUSES } from "../jobs/job-status";
import { moneyNews } from "../money/money-news";
import { amount, moneyOut } from "../money/money-schema";
import { changedDay, date, dateAhead } from "../values/date";
import { address, id, optionalText, time } from "../values/value";
import { appointment } from "./appointment";
import { BID_ENDS, BID_STATUSES } from "./bid-life";
import { dealEndSummary } from "./deal-end-summary";

export const bid = z.object({
  id,
  job_id: id,
  user_id: id,
  user: userCard,
  amount: moneyOut,
  message: z.string().nullable(),
  first_day: date.nullable().optional(),
  status: z.enum(BID_STATUSES),
  ended: z.enum(BID_ENDS).nullable().optional(),
  being_paid: z.boolean().optional(),
  /** One of the two blocks the other, so the owner cannot choose it. */
  blocked: z.literal(true).optional(),
  chat_uri: z.string(),
  job_title: z.string(),
  job_status: z.enum(JOB_STATUSES),
  job_stopped: z.boolean().optional(),
  job_end: z.enum(JOB_ENDS).optional(),
  created_at: time,
  updated_at: time,
});
export type Bid = z.output<typeof bid>;

export const followedBid = bid.extend({
  owner: userCard.optional(),
  job_category: z.int().optional(),
  job_image: jobImage.nullable().optional(),
  appointment: appointment.nullable().optional(),
  begun_at: time.nullable().optional(),
  done_at: time.nullable().optional(),
  disputed: id.nullable().optional(),
  money_news: moneyNews.nullable().optional(),
  ended_deal: dealEndSummary.nullable().optional(),
  /** Released to the bidder for a solved job, after the service fee. Null if the two paid between them. */
  earned: moneyOut.nullable().optional(),
});
export type FollowedBid = z.output<typeof followedBid>;

export const WORK_SHOWN = 3;

export const weighedBid = bid.extend({
  user: knownCard,
  work: z.array(z.object({ uri: address, title: z.string() })).optional(),
  /** Metres between the areas of the two. Null if one is unknown, and for a job on distance. */
  distance: z.int().nullable().optional(),
});
export type WeighedBid = z.output<typeof weighedBid>;

export const bidFields = z.object({
  amount,
  message: publicText(optionalText(1000), "bid"),
  first_day: dateAhead,
});

/** Without `first_day` the bid keeps its day. A day that `dateAhead` refuses is only valid if it is the bid's own. */
export const bidChangeFields = bidFields.extend({ first_day: changedDay });
