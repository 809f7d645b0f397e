import type { CategoryId } from "~/domain/category";
import { conditionOf, type Selection } from "../jobs/selection";

/** Mean of the budgets of listed jobs in cents, null without one. `ids`: of these jobs alone. */
export async function meanBudget(
  db: D1Database,
  selection: Selection,
  ids: readonly number[] | null,
): Promise<number | null> {
  const zip4 = selection.zip4 ? ` AND zip4 = '${selection.zip4}'` : "";
  const among = ids ? ` AND id IN (${ids.join(", ")})` : "";
  const sql = `SELECT avg(budget) AS mean FROM job WHERE listed = 1 AND price_type = 'budget'${zip4}${among}${conditionOf(selection)}`;
  return db.prepare(sql).first<number>("mean");
}

/** Prices older than those of so many deals of a category are not looked at, wherever they were made. */
const NEWEST_DEALS = 2000;
/** Nor more of those nearby than these. */
const MOST_AMOUNTS = 200;

/** Amounts of the newest accepted bids in a category, lowest first; `zip4s`: on jobs in these areas alone. */
export async function acceptedAmounts(
  db: D1Database,
  category: CategoryId,
  zip4s: readonly string[] | null,
): Promise<number[]> {
  const near = zip4s ? "WHERE d.zip4 IN (SELECT value FROM json_each(?2))" : "";
  const values = zip4s ? [category, JSON.stringify(zip4s)] : [category];
  const { results } = await db
    .prepare(
      `SELECT b.amount FROM (
         SELECT d.id FROM (SELECT id, zip4 FROM job INDEXED BY job_dealt WHERE category = ?1 AND helper_id IS NOT NULL
           ORDER BY id DESC LIMIT ${NEWEST_DEALS}) d ${near} LIMIT ${MOST_AMOUNTS}) near
       CROSS JOIN bid b ON b.job_id = near.id AND b.status = 'accepted' ORDER BY b.amount`,
    )
    .bind(...values)
    .all<{ amount: number }>();
  return results.map(({ amount }) => amount);
}
