import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { type CaseRow, caseOf, casesWhere } from "./money-case-row";

export const moneyCases = endpoint(contract.admin.moneyCases, {
  handle: async (c) => {
    const { page, handled = null, payment = null } = await c.fields();
    const bound = [handled === null ? null : Number(handled), payment];
    const condition = (first: number) =>
      `(?${first} IS NULL OR (m.handled_at IS NOT NULL) = ?${first}) AND (?${first + 1} IS NULL OR m.payment_id = ?${first + 1})`;
    const found = await pageOfRows<CaseRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM money_case m WHERE ${condition(1)}`).bind(...bound),
      rows: (limit) =>
        casesWhere(
          c.db,
          c.viewer.id,
          `${condition(2)} ORDER BY m.handled_at IS NOT NULL, m.id DESC ${limit}`,
          ...bound,
        ),
    });
    return { count: found.count, results: found.results.map((row) => caseOf(row, c.language)) };
  },
});
