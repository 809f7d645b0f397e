import { z } from "zod";

/** What really happened here, counted. */
export const siteFigures = z.object({
  jobs_solved: z.int(),
  helpers: z.int(),
  /** The mean of all reviews that can be seen; null without any. */
  rating: z.number().nullable(),
  reviews: z.int(),
});
export type SiteFigures = z.output<typeof siteFigures>;

export interface Claims {
  jobsSolved: number;
  helpers: number;
  rating: number;
  reviews: number;
}

/** A number that is counted, or one that the company says it is above. */
export interface Shown {
  count: number;
  isClaim: boolean;
}

const higher = (claim: number, counted = 0): Shown =>
  counted > claim ? { count: counted, isClaim: false } : { count: claim, isClaim: true };

/** What pages say of the site: the company's claims, until what was counted is more. A mean goes with the reviews it is of. */
export function figuresShown(claims: Claims, counted: SiteFigures | null) {
  const reviews = higher(claims.reviews, counted?.reviews);
  return {
    jobsSolved: higher(claims.jobsSolved, counted?.jobs_solved),
    helpers: higher(claims.helpers, counted?.helpers),
    reviews,
    rating: reviews.isClaim ? claims.rating : (counted?.rating ?? claims.rating),
  };
}
export type FiguresShown = ReturnType<typeof figuresShown>;
