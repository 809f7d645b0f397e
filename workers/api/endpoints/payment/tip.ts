import { contract } from "~/api/contract";
import type { Cents } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { canTip } from "~/domain/tip";
import { IS_TAKEN_BACK } from "../../db/chargeback";
import { blocks } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { ownPayment, type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { creditsOf, type OpenedSession, openAtProvider } from "../../operations/money/checkout-session";
import { give } from "../../operations/money/success";
import { paidByCredits } from "./pay";

type Context = CallContext<typeof contract.payment.tip>;

const own = async ({ db, viewer, id }: LookupContext<typeof contract.payment.tip>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

const OPEN_FOR = `p.kind = 'tip' AND p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = ?4 AND p.status = 'open' AND p.lapsed = 0
  AND p.session IS NOT NULL AND p.expires_at > ?5`;

const STATE = `SELECT EXISTS (SELECT 1 FROM payment WHERE bid_id = ?1 AND kind = 'tip' AND status IN ('processing', 'released')) AS given,
    ${blocks("p.payer_id", "p.payee_id")} AS blocked, u.status <> 'active' AS gone
  FROM payment p JOIN user u ON u.id = p.payee_id WHERE p.id = ?2`;

async function refuseUnlessTippable(c: Context, payment: PaymentRow): Promise<void> {
  const { db, viewer, language } = c;
  if (!canTip(paymentOf(payment, viewer.id, language))) refuse("transition");
  const state = await db
    .prepare(STATE)
    .bind(payment.bid_id, payment.id)
    .first<{ given: number; blocked: number; gone: number }>();
  if (state?.given) refuse("already_done");
  if (state?.blocked) refuse("blocked");
  if (state?.gone !== 0) refuse("transition");
}

const INSERT = `
  INSERT INTO payment (kind, payer_id, payee_id, bid_id, chat_id, job_id, amount, platform_cost, helper_amount, credits_used, created_at,
    id, status, provider, session, redirect_url, expires_at, paid_at, released_at)
  SELECT 'tip', payer_id, payee_id, bid_id, chat_id, job_id, ?2, 0, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11
  FROM payment WHERE id = ?1 AND status = 'released' AND NOT ${IS_TAKEN_BACK}
    AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.bid_id = payment.bid_id AND o.kind = 'tip' AND o.status IN ('processing', 'released'))`;

interface Tip {
  amount: Cents;
  credits: Cents;
}

function insertTip(
  db: Database,
  now: number,
  of: PaymentRow,
  { amount, credits }: Tip,
  by: OpenedSession | { id: number },
) {
  const how =
    "session" in by
      ? [null, "open", by.provider, by.session, by.redirectUrl, by.expiresAt, null]
      : [by.id, "released", "none", null, null, null, now];
  return [db.prepare(INSERT).bind(of.id, amount, credits, now, ...how), mustHaveChanged(db)] satisfies Write[];
}

/** As of a bid: the ledger names the payment by its id, so it is read first. */
async function payByCredits(c: Context, of: PaymentRow, tip: Tip): Promise<Reply<Payment>> {
  const { db, now } = c;
  const id = (await db.prepare("SELECT coalesce(max(id), 0) + 1 AS id FROM payment").first<number>("id")) ?? 1;
  const bought = { ...of, ...tip, id, kind: "tip" as const, credits_used: tip.credits };
  await c.tx.add(...insertTip(db, now, of, tip, { id }), ...give(db, now, bought)).commit();
  return paidByCredits(c, id);
}

async function handle(c: Context, payment: PaymentRow): Promise<Reply<Payment>> {
  const { db, now, viewer, language } = c;
  if (payment.payer_id !== viewer.id) refuse("permission_denied");
  const { amount, use_credits } = await c.fields();
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  await refuseUnlessTippable(c, payment);
  const tip = { amount, credits: await creditsOf(c, amount, use_credits) };
  const open = () =>
    paymentsWhere(db, viewer.id, OPEN_FOR, payment.bid_id, amount, tip.credits, now).first<PaymentRow>();
  const known = await open();
  if (known) return reply(200, paymentOf(known, viewer.id, language));
  if (tip.credits === amount) return payByCredits(c, payment, tip);
  const at = await openAtProvider(c, {
    reference: `tip:${payment.bid_id}`,
    cents: amount - tip.credits,
    description: payment.job_title ?? "",
    chat: payment.chat_uri,
  });
  await c.tx.add(...insertTip(db, now, payment, tip, at)).commit();
  return reply(201, paymentOf((await open()) ?? refuse("transition"), viewer.id, language));
}

export const tip = endpoint(contract.payment.tip, { load: own, handle });
