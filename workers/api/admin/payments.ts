import { contract } from "~/api/contract";
import { pageOfRows } from "../db/page";
import { type PaymentRow, paymentOf, SELECT_PAYMENTS } from "../db/payment";
import { type ApiApp, serve } from "../kernel/serve";

/** All payments, newest first; and those in dispute, those at the desk first. */
export function servePaymentsAtDesk(app: ApiApp): void {
  serve(app, contract.admin.payments, async (q) => {
    const { page, status } = await q.fields();
    const [where, values] = status ? ["WHERE p.status = ?", [status]] : ["", []];
    const found = await pageOfRows<PaymentRow>(q.db, page, {
      count: { sql: `SELECT count(*) AS n FROM payment p ${where}`, values },
      rows: { sql: `${SELECT_PAYMENTS} ${where} ORDER BY p.id DESC`, values: [q.viewer.id, ...values] },
    });
    return { count: found.count, results: found.results.map((row) => paymentOf(row, q.viewer.id, q.language)) };
  });

  serve(app, contract.admin.disputes, async (q) => {
    const { page } = await q.fields();
    const where = "WHERE p.status = 'disputed'";
    const found = await pageOfRows<PaymentRow>(q.db, page, {
      count: { sql: `SELECT count(*) AS n FROM payment p ${where}`, values: [] },
      rows: { sql: `${SELECT_PAYMENTS} ${where} ORDER BY p.id DESC`, values: [q.viewer.id] },
    });
    return { count: found.count, results: found.results.map((row) => paymentOf(row, q.viewer.id, q.language)) };
  });
}
