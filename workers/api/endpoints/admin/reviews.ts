import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type ReviewRow, reviewOf, reviewsWhere } from "../../db/review";
import { endpoint } from "../../http/endpoint";
import { allOf } from "./search";

export const reviews = endpoint(contract.admin.reviews, {
  handle: async (c) => {
    const { page, user, visible } = await c.fields();
    const { sql, values } = allOf([
      { sql: "r.deleted = 0", values: [] },
      ...(user ? [{ sql: "(r.user_id = ? OR r.author_id = ?)", values: [user, user] }] : []),
      ...(visible === undefined ? [] : [{ sql: `r.status ${visible ? "=" : "<>"} 'visible'`, values: [] }]),
    ]);
    const found = await pageOfRows<ReviewRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM review r WHERE ${sql}`).bind(...values),
      rows: (limit) => reviewsWhere(c.db, c.viewer.id, `${sql} ORDER BY r.id DESC ${limit}`, ...values),
    });
    return { count: found.count, results: found.results.map((row) => reviewOf(row, row.author_id, c.language)) };
  },
});
