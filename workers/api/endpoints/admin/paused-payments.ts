import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { IS_PAUSED, type PausedRow, pausedOf, pausedPayments } from "../../db/payment-queue";
import { endpoint } from "../../http/endpoint";

export const paused = endpoint(contract.admin.pausedPayments, {
  handle: async (c) => {
    const { page } = await c.fields();
    const found = await pageOfRows<PausedRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${IS_PAUSED}`),
      rows: (limit) => pausedPayments(c.db, c.viewer.id, limit),
    });
    return { count: found.count, results: found.results.map((row) => pausedOf(row, c)) };
  },
});
