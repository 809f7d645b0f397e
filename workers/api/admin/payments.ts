import { contract } from "~/api/contract";
import { pageOfRows } from "../db/page";
import { type PaymentRow, paymentOf, paymentsWhere } from "../db/payment";
import type { Question } from "../kernel/question";
import { type ApiApp, serve } from "../kernel/serve";

type Listing = Question<typeof contract.admin.payments> | Question<typeof contract.admin.disputes>;

const AT_DESK = "EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status = 'desk')";

/** A page of the payments `p` with this status, or of all, in this order (SQL). */
async function listed(q: Listing, page: number, status: string | undefined, order: string) {
  const { db, viewer, language } = q;
  const values = status ? [status] : [];
  const found = await pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment ${status ? "WHERE status = ?" : ""}`).bind(...values),
    rows: (limit) =>
      paymentsWhere(db, viewer.id, `${status ? "p.status = ?2" : "1"} ORDER BY ${order} ${limit}`, ...values),
  });
  return { count: found.count, results: found.results.map((row) => paymentOf(row, viewer.id, language)) };
}

/** All payments, newest first; and those in dispute, those at the desk first. */
export function servePaymentsAtDesk(app: ApiApp): void {
  serve(app, contract.admin.payments, async (q) => {
    const { page, status } = await q.fields();
    return listed(q, page, status, "p.id DESC");
  });

  serve(app, contract.admin.disputes, async (q) => {
    const { page } = await q.fields();
    return listed(q, page, "disputed", `${AT_DESK} DESC, p.id DESC`);
  });
}
