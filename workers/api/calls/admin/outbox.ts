import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { COLUMNS, letterOf, type Row } from "./dead-letter";

export const outbox = endpoint(contract.admin.outbox, {
  handle: async (c) => {
    const { page } = await c.fields();
    const failed = "FROM outbox WHERE failed_at IS NOT NULL";
    const found = await pageOfRows<Row>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n ${failed}`),
      rows: (limit) => c.db.prepare(`SELECT ${COLUMNS} ${failed} ORDER BY id DESC ${limit}`).bind(c.viewer.id),
    });
    return { count: found.count, results: found.results.map(letterOf) };
  },
});
