import type { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW } from "../../db/payment";
import type { CallContext } from "../../http/context";
import { allOf, type Condition } from "./search";

export type PaymentListContext =
  | CallContext<typeof contract.admin.payments>
  | CallContext<typeof contract.admin.disputes>;

/** Payments `p` with a shown status: an expired payment is not open, even if cron has not recorded it yet. */
export const hasStatus = (status: string): Condition => ({
  sql: `(p.status = ? AND ${STATUS_NOW} = ?)`,
  values: [status, status],
});

export async function listed(c: PaymentListContext, page: number, conditions: readonly Condition[], order: string) {
  const { db, viewer, language } = c;
  const { sql, values } = allOf(conditions);
  const found = await pageOfRows<PaymentRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${sql}`).bind(...values),
    rows: (limit) => paymentsWhere(db, viewer.id, `${sql} ORDER BY ${order} ${limit}`, ...values),
  });
  return { count: found.count, results: found.results.map((row) => paymentOf(row, viewer.id, language)) };
}
