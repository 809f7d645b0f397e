import { z } from "zod";

export const siteStats = z.object({
  jobs_solved: z.int(),
  helpers: z.int(),
  rating: z.number().nullable(),
  reviews: z.int(),
});
export type SiteStats = z.output<typeof siteStats>;

export interface Claims {
  jobsSolved: number;
  helpers: number;
  rating: number;
  reviews: number;
}

export interface Shown {
  count: number;
  isClaim: boolean;
}

const higher = (claim: number, counted = 0): Shown =>
  counted > claim ? { count: counted, isClaim: false } : { count: claim, isClaim: true };

export function shownStats(claims: Claims, counted: SiteStats | null) {
  const reviews = higher(claims.reviews, counted?.reviews);
  return {
    jobsSolved: higher(claims.jobsSolved, counted?.jobs_solved),
    helpers: higher(claims.helpers, counted?.helpers),
    reviews,
    rating: reviews.isClaim ? claims.rating : (counted?.rating ?? claims.rating),
  };
}
export type ShownStats = ReturnType<typeof shownStats>;
