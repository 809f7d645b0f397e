import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW } from "../../db/payment";
import { endpoint } from "../../http/endpoint";

const OWN = `CASE ?2 WHEN 'payer' THEN p.payer_id = ?1 WHEN 'payee' THEN p.payee_id = ?1 ELSE ?1 IN (p.payer_id, p.payee_id) END
  AND (?3 IS NULL OR ${STATUS_NOW} = ?3) AND (?4 IS NULL OR p.chat_id = (SELECT id FROM chat WHERE uri = ?4))`;
/** Two indexes instead of an OR, so that only own rows are read. */
const MINE = `p.id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1) AND ${OWN}`;

export const list = endpoint(contract.payment.list, {
  load: async (c) => {
    const { page, role, status, chat_uri } = await c.fields();
    const viewer = c.viewer.id;
    const filter = [role ?? null, status ?? null, chat_uri ?? null];
    const { count, results } = await pageOfRows<PaymentRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${MINE}`).bind(viewer, ...filter),
      rows: (limit) => paymentsWhere(c.db, viewer, `${MINE} ORDER BY p.id DESC ${limit}`, ...filter),
    });
    return { count, results: results.map((row) => paymentOf(row, viewer, c.language)) };
  },
  handle: (_, found) => found,
});
