import { REVIEW_DAYS } from "~/domain/review";
import type { Database } from "../db/database";
import { run } from "../db/transaction";
import { type PublishableReview, publication } from "../operations/deals/review-publication";
import { each } from "./each";

const DAY = 24 * 3600 * 1000;
const BATCH_SIZE = 500;

export async function showReviews(db: Database, now: number, user?: number): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT r.id, r.job_id, j.title AS job_title, r.author_id, r.user_id FROM review r JOIN job j ON j.id = r.job_id
       WHERE r.status = 'hidden' AND r.created_at <= ?1 AND (?2 IS NULL OR ?2 IN (r.author_id, r.user_id))
       ORDER BY r.created_at LIMIT ${BATCH_SIZE}`,
    )
    .bind(now - REVIEW_DAYS * DAY, user ?? null)
    .all<PublishableReview>();
  return each(results, async (review) => run(db, ...(await publication(db, now, review))));
}
