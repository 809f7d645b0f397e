import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { TEAM } from "../../db/report";
import { endpoint } from "../../http/endpoint";
import { type AdminReportRow, adminReportOf, SELECT_REPORTS } from "./admin-report";
import { allOf, given } from "./search";

export const reports = endpoint(contract.admin.reports, {
  handle: async (c) => {
    const { page, status, user } = await c.fields();
    const { sql, values } = allOf([
      { sql: `r.reporter <> '${TEAM}'`, values: [] },
      ...given(status, "r.status = ?"),
      ...given(user, "r.about_id = ?"),
    ]);
    const found = await pageOfRows<AdminReportRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM report r WHERE ${sql}`).bind(...values),
      rows: (limit) =>
        c.db.prepare(`${SELECT_REPORTS} WHERE ${sql} ORDER BY r.id DESC ${limit}`).bind(c.viewer.id, ...values),
    });
    return { count: found.count, results: found.results.map((row) => adminReportOf(row, c.language)) };
  },
});
