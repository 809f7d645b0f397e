import { CATEGORIES, type CategoryId } from "~/domain/jobs/category-names";
import type { Database } from "../db/database";
import { bandAbove, conditionOf, type Selection } from "./job-selection";

interface Budgets {
  n: number;
  cents: number | null;
}

const budgets = (where: string) =>
  `SELECT count(*) AS n, sum(budget) AS cents FROM job ${where} AND listed = 1 AND price_type = 'budget'`;

function countedBudgets({ categories, zip4, price }: Selection): string[] {
  const { band, start } = bandAbove(price);
  const area = zip4 ?? "";
  const among = categories.length > 0 ? categories : CATEGORIES.map(({ id }) => id);
  const counters = `SELECT coalesce(sum(n), 0) AS n, sum(cents) AS cents FROM job_budget
    WHERE zip4 = '${area}' AND category IN (${among.join(", ")}) AND band >= ${band}`;
  if (start === price) return [counters];
  const inArea = zip4 ? ` AND zip4 = '${zip4}'` : "";
  return [
    counters,
    budgets(`INDEXED BY job_by_price WHERE budget < ${start}${inArea}${conditionOf({ categories, price })}`),
  ];
}

/** Cents; null without a budget. */
export async function meanBudget(
  db: Database,
  selection: Selection,
  ids: readonly number[] | null,
): Promise<number | null> {
  const sums = ids ? [budgets(`WHERE id IN (${ids.join(", ")})`)] : countedBudgets(selection);
  const budgetRows = (await db.batch<Budgets>(sums.map((sql) => db.prepare(sql)))).flatMap(({ results }) => results);
  const n = budgetRows.reduce((sum, one) => sum + one.n, 0);
  return n === 0 ? null : budgetRows.reduce((sum, one) => sum + (one.cents ?? 0), 0) / n;
}

const NEWEST_DEALS = 2000;
const MAX_AMOUNTS = 200;

interface Dealt {
  category: CategoryId;
  kind?: number;
  zip4s: readonly string[] | null;
}

export async function acceptedAmounts(db: Database, { category, kind, zip4s }: Dealt): Promise<number[]> {
  const conditions = [
    ...(zip4s ? ["d.zip4 IN (SELECT value FROM json_each(?2))"] : []),
    ...(kind ? [`EXISTS (SELECT 1 FROM job_terms t WHERE t.job_id = d.id AND instr(t.facets, '#k${kind}#') > 0)`] : []),
  ];
  const near = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const values = zip4s ? [category, JSON.stringify(zip4s)] : [category];
  const { results } = await db
    .prepare(
      `SELECT b.amount FROM (
         SELECT d.id FROM (SELECT id, zip4 FROM job INDEXED BY job_dealt WHERE category = ?1 AND helper_id IS NOT NULL
           ORDER BY id DESC LIMIT ${NEWEST_DEALS}) d ${near} LIMIT ${MAX_AMOUNTS}) near
       CROSS JOIN bid b ON b.job_id = near.id AND b.status = 'accepted' ORDER BY b.amount`,
    )
    .bind(...values)
    .all<{ amount: number }>();
  return results.map(({ amount }) => amount);
}
