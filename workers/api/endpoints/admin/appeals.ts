import { contract } from "~/api/contract";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";

export const appeals = endpoint(contract.admin.appeals, {
  handle: async (c) => {
    const { page, status } = await c.fields();
    const from = `FROM decision WHERE appeal_status ${status ? "= ?" : "IS NOT NULL"}`;
    const values = status ? [status] : [];
    const found = await pageOfRows<DecisionRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n ${from}`).bind(...values),
      rows: (limit) => c.db.prepare(`SELECT * ${from} ORDER BY id DESC ${limit}`).bind(...values),
    });
    return { count: found.count, results: found.results.map(decisionOf) };
  },
});
