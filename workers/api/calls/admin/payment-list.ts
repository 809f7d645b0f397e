import type { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW } from "../../db/payment";
import type { CallContext } from "../../http/context";

export type PaymentListContext =
  | CallContext<typeof contract.admin.payments>
  | CallContext<typeof contract.admin.disputes>;

/** SQL: payments `p` with a shown status: one whose window has passed is not open, though cron has yet to record it. */
export const hasStatus = (status: string) => `p.status = ${status} AND ${STATUS_NOW} = ${status}`;

export async function listed(c: PaymentListContext, page: number, status: string | undefined, order: string) {
  const { db, viewer, language } = c;
  const values = status ? [status] : [];
  const where = (bound: string) => (status ? hasStatus(bound) : "1");
  const found = await pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${where("?1")}`).bind(...values),
    rows: (limit) => paymentsWhere(db, viewer.id, `${where("?2")} ORDER BY ${order} ${limit}`, ...values),
  });
  return { count: found.count, results: found.results.map((row) => paymentOf(row, viewer.id, language)) };
}
