import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";
import { type AdminReportRow, adminReportOf, SELECT_REPORTS } from "./admin-report";

export const reports = endpoint(contract.admin.reports, {
  handle: async (c) => {
    const { page, status } = await c.fields();
    const [where, values] = status ? ["WHERE r.status = ?", [status]] : ["", []];
    const found = await pageOfRows<AdminReportRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM report r ${where}`).bind(...values),
      rows: (limit) =>
        c.db.prepare(`${SELECT_REPORTS} ${where} ORDER BY r.id DESC ${limit}`).bind(c.viewer.id, ...values),
    });
    return { count: found.count, results: found.results.map((row) => adminReportOf(row, c.language)) };
  },
});
