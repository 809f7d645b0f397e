import { contract } from "~/api/contract";
import { BEST_REVIEWS } from "~/domain/review";
import { type ReviewRow, reviewOf, reviewsWhere } from "../../db/review";
import { endpoint } from "../../http/endpoint";

const BEST = `r.status = 'visible' AND r.rating = 5 ORDER BY r.id DESC LIMIT ${BEST_REVIEWS}`;

export const best = endpoint(contract.review.best, {
  handle: async ({ db, viewer, language }) => {
    const reader = viewer?.id ?? null;
    const { results } = await reviewsWhere(db, reader, BEST).all<ReviewRow>();
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});
