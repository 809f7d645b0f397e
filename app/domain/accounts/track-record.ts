import { z } from "zod";
import { medianOf } from "../values/median";
import { userCard } from "./user-card";

export const ownerDeals = z.object({ finished: z.int(), missed: z.int() });
export type OwnerRecord = z.output<typeof ownerDeals>;

const trackRecord = z.object({
  reply_minutes: z.int().nullable().optional(),
  completion_rate: z.int().nullable().optional(),
  as_owner: ownerDeals.nullable().optional(),
});
export type TrackRecord = z.output<typeof trackRecord>;

export const knownCard = userCard.extend(trackRecord.shape);

const FEWEST_EVENTS = 3;

/** An answer is a first message after one by the other, or a reply to a question about a job. Bids do not count: nobody can write before acceptance. */
export const ANSWERS_COUNTED = 50;

export function replyMinutes(minutes: readonly number[]): number | null {
  return minutes.length < FEWEST_EVENTS ? null : medianOf(minutes);
}

/** Only the helper's own failures count: a late withdrawal, a missed appointment, or a dispute that gave the whole price back. */
export function completionRate({ finished, failed }: { finished: number; failed: number }): number | null {
  const ended = finished + failed;
  return ended < FEWEST_EVENTS ? null : Math.round((100 * finished) / ended);
}

export const ownerRecord = (deals: OwnerRecord): OwnerRecord | null =>
  deals.finished + deals.missed < FEWEST_EVENTS ? null : deals;
