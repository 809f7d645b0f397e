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

/** People who offer help, in a category or at all. */
export async function activeHelpers(db: D1Database, category: CategoryId | null): Promise<number> {
  const inCategory = "JOIN user_category c ON c.user_id = u.id AND c.category = ?1";
  const sql = `SELECT count(*) AS n FROM user u ${category === null ? "" : inCategory} WHERE u.active_worker = 1 AND u.status = 'active'`;
  const statement = db.prepare(sql);
  return (await (category === null ? statement : statement.bind(category)).first<number>("n")) ?? 0;
}

/** Amounts of accepted bids in a category, lowest first; `zip4s`: on jobs in these areas alone. */
export async function acceptedAmounts(
  db: D1Database,
  category: CategoryId,
  zip4s: readonly string[] | null,
): Promise<number[]> {
  const near = zip4s ? "AND j.zip4 IN (SELECT value FROM json_each(?2))" : "";
  const values = zip4s ? [category, JSON.stringify(zip4s)] : [category];
  const { results } = await db
    .prepare(
      `SELECT b.amount FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'accepted' AND j.category = ?1 ${near} ORDER BY b.amount`,
    )
    .bind(...values)
    .all<{ amount: number }>();
  return results.map(({ amount }) => amount);
}
