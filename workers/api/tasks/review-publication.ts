import { REVIEW_DAYS } from "~/domain/deals/review";
import type { Database } from "../db/database";
import { overdueReviews } from "../db/review-publication";
import { run } from "../db/transaction";
import { publication } from "../operations/deals/review-publication";
import { each } from "./each";

const DAY = 24 * 3600 * 1000;

export async function showReviews(db: Database, now: number, user?: number): Promise<number> {
  const overdue = await overdueReviews(db, now - REVIEW_DAYS * DAY, user);
  return each("a review to publish", overdue, async (review) => run(db, ...(await publication(db, now, review))));
}
