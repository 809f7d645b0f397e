import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW } from "../../db/payment";
import { endpoint } from "../../http/endpoint";

const OWN = `CASE ?2 WHEN 'payer' THEN p.payer_id = ?1 WHEN 'payee' THEN p.payee_id = ?1 ELSE ?1 IN (p.payer_id, p.payee_id) END
  AND (?3 IS NULL OR ${STATUS_NOW} = ?3) AND (?4 IS NULL OR p.chat_id = (SELECT id FROM chat WHERE uri = ?4))`;
/** The same people by the two indexes, so that only own rows are read. */
const MINE = `p.id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1) AND ${OWN}`;

export const list = endpoint(contract.payment.list, {
  load: async (c) => {
    const { page, role, status, chat_uri } = await c.fields();
    const viewer = c.viewer.id;
    const filter = [role ?? null, status ?? null, chat_uri ?? null];
    const [count, rows] = await c.db.batch<PaymentRow & { n: number }>([
      c.db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${MINE}`).bind(viewer, ...filter),
      paymentsWhere(
        c.db,
        viewer,
        `${MINE} ORDER BY p.id DESC LIMIT ?5 OFFSET ?6`,
        ...filter,
        PAGE_SIZE,
        (page - 1) * PAGE_SIZE,
      ),
    ]);
    return {
      count: count?.results[0]?.n ?? 0,
      results: (rows?.results ?? []).map((row) => paymentOf(row, viewer, c.language)),
    };
  },
  handle: (_, found) => found,
});
