import { PAGE_SIZE, type Page } from "~/domain/page";

interface Listing {
  /** SQL: a table with its joins, and what is counted of it. */
  count: { sql: string; values: unknown[] };
  /** SQL of the rows in their order, without LIMIT. */
  rows: { sql: string; values: unknown[] };
}

/** One page of rows, and how many there are in all. */
export async function pageOfRows<Row>(db: D1Database, page: number, { count, rows }: Listing): Promise<Page<Row>> {
  const [counted, found] = await db.batch<unknown>([
    db.prepare(count.sql).bind(...count.values),
    db.prepare(`${rows.sql} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`).bind(...rows.values),
  ]);
  return { count: (counted?.results[0] as { n: number }).n, results: (found?.results ?? []) as Row[] };
}
