import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { publicText } from "../contact-guard/contact-guard";
import type { JobStatus } from "../jobs/job-status";
import { id, missingOr, text, time } from "../values/value";

export const review = z.object({
  id,
  job: id,
  job_title: z.string(),
  author: userCard,
  user: id,
  reviewed_user: userCard.optional(),
  as_helper: z.boolean(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  reply: z.string().nullable(),
  visible: z.boolean(),
  created_at: time,
});
export type Review = z.output<typeof review>;

export const BEST_REVIEWS = 6;

export const bestOf = (reviews: readonly Review[]) =>
  reviews.length >= BEST_REVIEWS ? reviews.slice(0, BEST_REVIEWS) : null;

export const reviewText = publicText(text(1000), "review");
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
  .refine((rating) => Number.isInteger(rating) && rating >= 1 && rating <= 5, { error: "rating" });

export const reviewForm = z.object({ rating: stars, text: reviewText });
export const reviewReplyForm = z.object({ reply: reviewText });

export const REVIEW_DAYS = 14;

export type ReviewStatus = "hidden" | "visible" | "removed";
type ReviewEvent = "write" | "show" | "reply" | "remove";

interface Transition {
  from: ReviewStatus | null;
  event: ReviewEvent;
  by: "party" | "system" | "reviewed" | "admin";
  to: ReviewStatus;
}

export const REVIEW_LIFE: readonly Transition[] = [
  { from: null, event: "write", by: "party", to: "hidden" },
  { from: "hidden", event: "show", by: "system", to: "visible" },
  { from: "visible", event: "reply", by: "reviewed", to: "visible" },
  { from: "hidden", event: "remove", by: "admin", to: "removed" },
  { from: "visible", event: "remove", by: "admin", to: "removed" },
];

export function afterReviewEvent(from: ReviewStatus | null, event: ReviewEvent): ReviewStatus | null {
  return REVIEW_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

export const isReviewable = (status: JobStatus): boolean => status === "solved";

export const reviewBy = (reviews: readonly Review[], author: number | null, about: number | null): Review | null =>
  reviews.find((one) => author !== null && one.author.id === author && one.user === about) ?? null;

export function reviewRefusal(status: JobStatus, own: Review | null): "not_completed" | "already_done" | null {
  if (own) return "already_done";
  return isReviewable(status) ? null : "not_completed";
}

export function canAnswer(one: Pick<Review, "user" | "reply" | "visible">, viewer: number | null): boolean {
  return one.user === viewer && one.visible && one.reply === null;
}

interface Deal {
  user_id: number | null;
  helper_id: number | null;
}

export function otherParty({ user_id, helper_id }: Deal, one: number): number | null {
  if (user_id === null || helper_id === null) return null;
  if (one === user_id) return helper_id;
  return one === helper_id ? user_id : null;
}
