import { contract } from "~/api/contract";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { pageOfRows } from "../../db/page";
import { type ApiApp, serve } from "../../http/serve";

/** Decisions that were appealed against, newest first. */
export function serveAppeals(app: ApiApp): void {
  serve(app, contract.admin.appeals, async (q) => {
    const { page, status } = await q.fields();
    const from = `FROM decision WHERE appeal_status ${status ? "= ?" : "IS NOT NULL"}`;
    const values = status ? [status] : [];
    const found = await pageOfRows<DecisionRow>(q.db, page, {
      count: q.db.prepare(`SELECT count(*) AS n ${from}`).bind(...values),
      rows: (limit) => q.db.prepare(`SELECT * ${from} ORDER BY id DESC ${limit}`).bind(...values),
    });
    return { count: found.count, results: found.results.map(decisionOf) };
  });
}
