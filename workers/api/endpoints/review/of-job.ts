import { contract } from "~/api/contract";
import { type ReviewRow, reviewOf, reviewsWhere } from "../../db/review";
import { endpoint } from "../../http/endpoint";
import { jobOfPath } from "../job/visible-job";

/** Two at most, so there are no pages. */
const SEEN = "r.job_id = ?2 AND (r.status = 'visible' OR (r.status = 'hidden' AND r.author_id = ?1)) ORDER BY r.id";

export const ofJob = endpoint(contract.review.ofJob, {
  load: jobOfPath,
  handle: async ({ db, viewer, language }, { id }) => {
    const reader = viewer?.id ?? null;
    const { results } = await reviewsWhere(db, reader, SEEN, id).all<ReviewRow>();
    return { count: results.length, results: results.map((row) => reviewOf(row, reader, language)) };
  },
});
