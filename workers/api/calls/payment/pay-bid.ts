import { canAccept } from "~/domain/bid-life";
import { type Cents, feeOf, withFee } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { creditsOf, type OpenedSession, openAtProvider } from "../../changes/money/checkout-session";
import { hold } from "../../changes/money/success";
import { type BidRow, findBid } from "../../db/bid";
import type { Database, Write } from "../../db/database";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { type PaymentContext, paidByCredits } from "./paid-by-credits";

/** SQL: an open payment for the bid `?2` with amount `?3`, credits `?4`, at the moment `?5`. */
const OPEN_FOR =
  "p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = ?4 AND p.status = 'open' AND p.session IS NOT NULL AND p.expires_at > ?5";

function findOpenPayment(db: Database, bid: BidRow, credits: Cents, now: number): Promise<PaymentRow | null> {
  return paymentsWhere(db, bid.owner_id, OPEN_FOR, bid.id, bid.amount, credits, now).first<PaymentRow>();
}

/** SQL: the provider is processing a payment for a bid on the job (SQL for its id), and that bid can still be accepted. */
const beingPaid = (job: string) => `EXISTS (SELECT 1 FROM payment u JOIN bid ub ON ub.id = u.bid_id
  WHERE u.job_id = ${job} AND u.kind = 'bid' AND u.status = 'processing' AND ub.status = 'pending' AND ub.amount = u.amount)`;

async function isBeingPaid(db: Database, job: number): Promise<boolean> {
  return (
    (await db
      .prepare(`SELECT ${beingPaid("?1")} AS yes`)
      .bind(job)
      .first<number>("yes")) === 1
  );
}

/** Inserts a payment by the owner (`?1`) for an acceptable bid, unless an equal one is open or another is being processed. */
const INSERT_PAYMENT = `
  INSERT INTO payment (kind, payer_id, payee_id, bid_id, chat_id, job_id, amount, credits_used, created_at,
    platform_cost, helper_fee, helper_amount, id, status, provider, session, redirect_url, expires_at, paid_at)
  SELECT 'bid', ?1, b.user_id, b.id, b.chat_id, b.job_id, b.amount, ?4, ?5, ?6, ?6, b.amount - ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
  FROM bid b JOIN job j ON j.id = b.job_id
  WHERE b.id = ?2 AND b.amount = ?3 AND b.status = 'pending' AND j.status = 'open' AND j.user_id = ?1
    AND NOT EXISTS (SELECT 1 FROM payment p WHERE ${OPEN_FOR}) AND NOT ${beingPaid("j.id")}`;

type PaidThrough = OpenedSession | { id: number };

function insertPayment(db: Database, now: number, bid: BidRow, credits: Cents, by: PaidThrough): Write[] {
  const of = [bid.owner_id, bid.id, bid.amount, credits, now, feeOf(bid.amount)];
  const how =
    "session" in by
      ? [null, "open", by.provider, by.session, by.redirectUrl, by.expiresAt, null]
      : [by.id, "held", "none", null, null, null, now];
  return [db.prepare(INSERT_PAYMENT).bind(...of, ...how), mustHaveChanged(db)];
}

/** The ledger names the account by the id, so it is read first; a concurrent payment with that id undoes this one. */
async function payByCredits(c: PaymentContext, bid: BidRow): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const id = (await db.prepare("SELECT coalesce(max(id), 0) + 1 AS id FROM payment").first<number>("id")) ?? 1;
  const fee = feeOf(bid.amount);
  const credits = bid.amount + fee;
  const { job_id, chat_id, job_title, amount } = bid;
  const who = { payer_id: viewer.id, payee_id: bid.user_id };
  const money = { amount, platform_cost: fee, credits_used: credits, helper_amount: amount - fee };
  await c.tx
    .add(
      ...insertPayment(db, now, bid, credits, { id }),
      ...hold(db, now, { id, kind: "bid", ...who, bid_id: bid.id, chat_id, job_id, job_title, ...money }),
    )
    .commit();
  return paidByCredits(c, id);
}

function refuseUnlessPayable(env: Env, bid: BidRow, offered: Cents): void {
  if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
  if (!canAccept(bid)) refuse(bid.status === "pending" ? "job_not_open" : "bid_not_pending");
  if (offered !== withFee(bid.amount)) refuse("amount_changed");
}

/** The bid is accepted once the session is paid. */
export async function payBid(c: PaymentContext, id: number): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const bid = (await findBid(db, viewer.id, id)) ?? refuse("not_found");
  if (bid.user_id === viewer.id) refuse("permission_denied");
  const { amount_with_platform_cost: offered, use_credits } = await c.fields({
    chat_uri: (uri) => (uri === bid.chat_uri ? null : "invalid"),
  });
  refuseUnlessPayable(c.env, bid, offered);
  if (await isBeingPaid(db, bid.job_id)) refuse("payment_processing");
  const credits = await creditsOf(c, offered, use_credits);
  const known = await findOpenPayment(db, bid, credits, now);
  if (known) return reply(200, paymentOf(known, viewer.id, c.language));
  if (credits === offered) return payByCredits(c, bid);
  const order = {
    reference: `bid:${bid.id}`,
    cents: offered - credits,
    description: bid.job_title,
    chat: bid.chat_uri,
  };
  await c.tx.add(...insertPayment(db, now, bid, credits, await openAtProvider(c, order))).commit();
  const opened = (await findOpenPayment(db, bid, credits, now)) ?? refuse("job_not_open");
  return reply(201, paymentOf(opened, viewer.id, c.language));
}
