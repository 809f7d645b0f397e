import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type SearchRow, searchOf } from "../../db/saved-search";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.search.list, {
  handle: async (c) => {
    const { page } = await c.fields();
    const own = "FROM saved_search WHERE user_id = ?";
    const { count, results } = await pageOfRows<SearchRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n ${own}`).bind(c.viewer.id),
      rows: (limit) => c.db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(c.viewer.id),
    });
    return { count, results: results.map((row) => searchOf(row, c.origin)) };
  },
});
