import { z } from "zod";
import { publicText } from "./contact-guard";
import type { JobStatus } from "./job-status";
import { userCard } from "./user-card";
import { id, missingOr, text, time } from "./value";

/** What one party of a finished job says of the other. */
export const review = z.object({
  id,
  job: id,
  job_title: z.string(),
  author: userCard,
  user: id,
  rating: z.int().min(1).max(5),
  text: z.string(),
  reply: z.string().nullable(),
  visible: z.boolean(),
  created_at: time,
});
export type Review = z.output<typeof review>;

/** So many of the best are shown to everyone, once there are so many. */
export const BEST_REVIEWS = 6;

/** Real reviews, when there are enough of them to take the place of examples. */
export const bestOf = (reviews: readonly Review[]) =>
  reviews.length >= BEST_REVIEWS ? reviews.slice(0, BEST_REVIEWS) : null;

export const reviewText = publicText(text(1000), "review");
/** One to five, also as a digit in text. */
export const stars = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    { error: missingOr("rating") },
  )
  .refine((given) => Number.isInteger(given) && given >= 1 && given <= 5, { error: "rating" });

/** The form of a review, and of the reply to one. */
export const reviewForm = z.object({ rating: stars, text: reviewText });
export const reviewReplyForm = z.object({ reply: reviewText });

/** A review that stands alone is shown after so many days. */
export const REVIEW_DAYS = 14;

export type ReviewStatus = "hidden" | "visible" | "removed";
type ReviewEvent = "write" | "show" | "reply" | "remove";

interface Transition {
  /** Null: there is none yet. */
  from: ReviewStatus | null;
  event: ReviewEvent;
  by: "party" | "system" | "reviewed" | "admin";
  to: ReviewStatus;
}

/** The life of a review (docs/state-machines.md). What is not here is refused. */
export const REVIEW_LIFE: readonly Transition[] = [
  { from: null, event: "write", by: "party", to: "hidden" },
  // The other party wrote too, or the days are over.
  { from: "hidden", event: "show", by: "system", to: "visible" },
  { from: "visible", event: "reply", by: "reviewed", to: "visible" },
  { from: "hidden", event: "remove", by: "admin", to: "removed" },
  { from: "visible", event: "remove", by: "admin", to: "removed" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterReviewEvent(from: ReviewStatus | null, event: ReviewEvent): ReviewStatus | null {
  return REVIEW_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

/** Work is judged once it is settled. */
export const isReviewable = (status: JobStatus): boolean => status === "solved";

/** Why a party of a job cannot review the other now, given what they wrote before; null when they can. */
export function reviewRefusal(status: JobStatus, own: Review | null): "not_completed" | "already_done" | null {
  if (own) return "already_done";
  return isReviewable(status) ? null : "not_completed";
}

/** Whether someone can still answer a review: it is of them, everyone sees it, and there is no answer yet. */
export function canAnswer(one: Pick<Review, "user" | "reply" | "visible">, viewer: number | null): boolean {
  return one.user === viewer && one.visible && one.reply === null;
}

interface Deal {
  /** Placer of the job; null when there is none any more. */
  user_id: number | null;
  /** The accepted helper. */
  helper_id: number | null;
}

/** The other party of a job, for one of its two; null for anyone else, and while there is no accepted helper. */
export function otherParty({ user_id, helper_id }: Deal, one: number): number | null {
  if (user_id === null || helper_id === null) return null;
  if (one === user_id) return helper_id;
  return one === helper_id ? user_id : null;
}
