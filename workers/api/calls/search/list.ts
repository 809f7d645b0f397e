import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type SearchRow, searchOf } from "../../db/saved-search";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.search.list, {
  handle: async (c) => {
    const { page } = await c.fields();
    const [count, rows] = await c.db.batch<SearchRow & { n: number }>([
      c.db.prepare("SELECT count(*) AS n FROM saved_search WHERE user_id = ?").bind(c.viewer.id),
      c.db
        .prepare("SELECT * FROM saved_search WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?")
        .bind(c.viewer.id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map((row) => searchOf(row, c.origin)) };
  },
});
