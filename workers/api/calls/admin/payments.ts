import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW } from "../../db/payment";
import type { Question } from "../../http/context";
import { type ApiApp, serve } from "../../http/serve";

type Listing = Question<typeof contract.admin.payments> | Question<typeof contract.admin.disputes>;

const AT_DESK = "EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id AND d.status = 'desk')";

/** SQL: the payments `p` with a status (SQL), as it is shown: one that has run out is not open, though not yet written down. */
const hasStatus = (status: string) => `p.status = ${status} AND ${STATUS_NOW} = ${status}`;

/** A page of the payments `p` with this status, or of all, in this order (SQL). */
async function listed(q: Listing, page: number, status: string | undefined, order: string) {
  const { db, viewer, language } = q;
  const values = status ? [status] : [];
  const where = (bound: string) => (status ? hasStatus(bound) : "1");
  const found = await pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${where("?1")}`).bind(...values),
    rows: (limit) => paymentsWhere(db, viewer.id, `${where("?2")} ORDER BY ${order} ${limit}`, ...values),
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
