import { contract } from "~/api/contract";
import { MOVED, WAITING } from "~/domain/payment-life";
import { providerNamed } from "../../adapters/payments/choose";
import { triggerDelivery } from "../../db/outbox";
import { pageOfRows } from "../../db/page";
import { ownPayment, type PaymentRow, paymentOf, paymentsWhere, STATUS_NOW, statusIn } from "../../db/payment";
import { startAndEndOf } from "../../db/year";
import { readBody } from "../../http/body";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { applyEvent } from "../../operations/money/events";

const WAITS = `(p.${statusIn(WAITING)} OR (p.kind = 'request' AND p.status = 'open' AND p.lapsed = 0))`;

const OWN = `CASE ?2 WHEN 'payer' THEN p.payer_id = ?1 WHEN 'payee' THEN p.payee_id = ?1 ELSE ?1 IN (p.payer_id, p.payee_id) END
  AND (?3 IS NULL OR ${STATUS_NOW} = ?3) AND (?4 IS NULL OR p.chat_id = (SELECT id FROM chat WHERE uri = ?4))
  AND (?5 IS NULL OR p.kind = ?5) AND (?6 IS NULL OR iif(?6 = 'moved', p.${statusIn(MOVED)}, ${WAITS}))
  AND (?7 IS NULL OR (coalesce(p.paid_at, p.created_at) >= ?7 AND coalesce(p.paid_at, p.created_at) < ?8))`;
/** Two indexes instead of an OR, so that only own rows are read. */
const MINE = `p.id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1) AND ${OWN}`;

export const list = endpoint(contract.payment.list, {
  load: async (c) => {
    const { page, role, status, chat_uri, kind, stage, year } = await c.fields();
    const viewer = c.viewer.id;
    const filter = [
      role ?? null,
      status ?? null,
      chat_uri ?? null,
      kind ?? null,
      stage ?? null,
      ...startAndEndOf(year),
    ];
    const { count, results } = await pageOfRows<PaymentRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM payment p WHERE ${MINE}`).bind(viewer, ...filter),
      rows: (limit) => paymentsWhere(c.db, viewer, `${MINE} ORDER BY p.id DESC ${limit}`, ...filter),
    });
    return { count, results: results.map((row) => paymentOf(row, viewer, c.language)) };
  },
  handle: (_, found) => found,
});

export const find = endpoint(contract.payment.find, {
  handle: async (c) => {
    const row = (await ownPayment(c.db, c.viewer.id, c.id())) ?? refuse("not_found");
    return paymentOf(row, c.viewer.id, c.language);
  },
});

export const webhook = endpoint(contract.payment.webhook, {
  handle: async (c) => {
    const provider = providerNamed(c.env, c.param("provider")) ?? refuse("not_found");
    const { bytes } = await readBody(contract.payment.webhook, c.request);
    const body = new TextDecoder().decode(bytes);
    const event = (await provider.parseWebhook(c.request.headers, body, c.now)) ?? refuse("bad_signature");
    await applyEvent(c.tx, c.now, provider.name, event);
    triggerDelivery(c);
    return { received: true as const };
  },
});
