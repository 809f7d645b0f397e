import { PAGE_SIZE, type Page } from "~/domain/values/page";
import type { Database, Query } from "./database";

interface Listing {
  count: Query;
  rows: (limit: string) => Query;
}

export async function pageOfRows<Row>(db: Database, page: number, { count, rows }: Listing): Promise<Page<Row>> {
  const limit = `LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  const [counted, selected] = await db.batch<unknown>([count, rows(limit)]);
  return { count: (counted?.results[0] as { n: number }).n, results: (selected?.results ?? []) as Row[] };
}
