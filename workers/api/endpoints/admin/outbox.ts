import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { deadLetters, letterOf, type Row } from "./dead-letter";

export const outbox = endpoint(contract.admin.outbox, {
  handle: async (c) => {
    const { page } = await c.fields();
    const found = await pageOfRows<Row>(c.db, page, {
      count: c.db.prepare("SELECT count(*) AS n FROM outbox WHERE failed_at IS NOT NULL"),
      rows: (limit) => deadLetters(c.db, c.viewer.id, null, limit),
    });
    return { count: found.count, results: found.results.map((row) => letterOf(row, c.language)) };
  },
});
