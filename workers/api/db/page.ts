import { PAGE_SIZE, type Page } from "~/domain/page";

interface Listing {
  /** Counts all of them, as `n`. */
  count: D1PreparedStatement;
  /** Reads them in their order; `limit` is SQL that ends the statement. */
  rows: (limit: string) => D1PreparedStatement;
}

/** One page of rows, and how many there are in all. */
export async function pageOfRows<Row>(db: D1Database, page: number, { count, rows }: Listing): Promise<Page<Row>> {
  const limit = `LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  const [counted, found] = await db.batch<unknown>([count, rows(limit)]);
  return { count: (counted?.results[0] as { n: number }).n, results: (found?.results ?? []) as Row[] };
}
