import type { Cents } from "~/domain/money/money";
import { blocks } from "./block";
import { IS_TAKEN_BACK } from "./chargeback";
import type { Database, Write } from "./database";
import { type CheckoutSession, type PaymentRow, paymentsWhere } from "./payment";
import { mustHaveChanged } from "./transaction";

const OPEN_FOR = `p.kind = 'tip' AND p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = ?4 AND p.status = 'open' AND p.lapsed = 0
  AND p.session IS NOT NULL AND p.expires_at > ?5`;

const STATE = `SELECT EXISTS (SELECT 1 FROM payment WHERE bid_id = ?1 AND kind = 'tip' AND status IN ('processing', 'released')) AS given,
    ${blocks("p.payer_id", "p.payee_id")} AS blocked, u.status <> 'active' AS gone
  FROM payment p JOIN user u ON u.id = p.payee_id WHERE p.id = ?2`;

interface TipState {
  given: number;
  blocked: number;
  gone: number;
}

export const tipStateOf = (db: Database, { id, bid_id }: Pick<PaymentRow, "id" | "bid_id">): Promise<TipState | null> =>
  db.prepare(STATE).bind(bid_id, id).first<TipState>();

/** A payment that replaces the price has no bid of its own. */
const BID = `coalesce(payment.bid_id, (SELECT max(b.id) FROM bid b WHERE b.chat_id = payment.chat_id AND b.status = 'accepted'))`;

export const dealBidOf = (db: Database, payment: number): Promise<number | null> =>
  db.prepare(`SELECT ${BID} AS bid FROM payment WHERE id = ?`).bind(payment).first<number>("bid");

const INSERT = `
  INSERT INTO payment (kind, payer_id, payee_id, bid_id, chat_id, job_id, amount, platform_cost, fee_percent, helper_amount, credits_used, created_at,
    id, status, provider, session, redirect_url, expires_at, paid_at, released_at)
  SELECT 'tip', payer_id, payee_id, ${BID}, chat_id, job_id, ?2, 0, 0, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11
  FROM payment WHERE id = ?1 AND status = 'released' AND NOT ${IS_TAKEN_BACK}
    AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.bid_id = ${BID} AND o.kind = 'tip' AND o.status IN ('processing', 'released'))`;

export interface Tip {
  amount: Cents;
  credits: Cents;
}

interface NewTip extends Tip {
  id: number;
  /** Null if credits pay all. */
  at: CheckoutSession | null;
}

export function insertTip(
  db: Database,
  now: number,
  of: Pick<PaymentRow, "id">,
  { id, amount, credits, at }: NewTip,
): Write[] {
  const how = at
    ? ["open", at.provider, at.session, at.redirectUrl, at.expiresAt, null]
    : ["released", "none", null, null, null, now];
  return [db.prepare(INSERT).bind(of.id, amount, credits, now, id, ...how), mustHaveChanged(db)];
}

export const findOpenTip = (
  db: Database,
  now: number,
  { payer_id, bid_id }: Pick<PaymentRow, "payer_id" | "bid_id">,
  { amount, credits }: Tip,
): Promise<PaymentRow | null> =>
  paymentsWhere(db, payer_id, OPEN_FOR, bid_id, amount, credits, now).first<PaymentRow>();
