import { z } from "zod";
import { medianOf } from "./median";
import { userCard } from "./user-card";

/** How someone has been to deal with, from what really happened; null where too little did. */
const trackRecord = z.object({
  reply_minutes: z.int().nullable().optional(),
  completion_rate: z.int().nullable().optional(),
});
export type TrackRecord = z.output<typeof trackRecord>;

/** A person, with how they have been to deal with. */
export const knownCard = userCard.extend(trackRecord.shape);

/** Below so many events nothing is said. */
const FEWEST_EVENTS = 3;

/**
 * How long someone takes to answer is the median of the newest so many answers: a first message after the other wrote, or
 * the reply to a question about a job. A bid is no question: nobody can write before it is accepted.
 */
export const ANSWERS_COUNTED = 50;

/** The median time to answer, in whole minutes rounded half up; null below three answers. */
export function replyMinutes(minutes: readonly number[]): number | null {
  return minutes.length < FEWEST_EVENTS ? null : medianOf(minutes);
}

/**
 * Of the jobs someone was accepted for, the percentage that was finished; null below three. Only what depends on the helper
 * counts as not finished: a late withdrawal, an appointment that they missed, or a dispute that gave everything back. A deal that the owner
 * cancelled does not count; an owner's own missed appointment counts for the owner.
 */
export function completionRate({ finished, ended }: { finished: number; ended: number }): number | null {
  return ended < FEWEST_EVENTS ? null : Math.round((100 * finished) / ended);
}
