import { contract } from "~/api/contract";
import { canAccept } from "~/domain/bid";
import { feeOf, withFee } from "~/domain/money";
import { PAYMENT_MINUTES } from "~/domain/payment";
import { type BidRow, findBid } from "../db/bid";
import { type PaymentRow, paymentOf, paymentsWhere } from "../db/payment";
import { reply } from "../kernel/answer";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { chosenProvider } from "./choose";
import type { HostedSession } from "./port";
import { returnPages } from "./return-pages";

const WINDOW_MS = PAYMENT_MINUTES * 60_000;

/** The payment already open for a bid at its amount, whose window has not passed. */
function openFor(db: D1Database, bid: BidRow, now: number): Promise<PaymentRow | null> {
  const condition =
    "p.bid_id = ?2 AND p.amount = ?3 AND p.credits_used = 0 AND p.status = 'open' AND p.expires_at > ?4";
  return paymentsWhere(db, bid.owner_id, condition, bid.id, bid.amount, now).first<PaymentRow>();
}

const OPEN = `
  INSERT INTO payment (kind, payer_id, payee_id, bid_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount,
    provider, session, redirect_url, created_at, expires_at)
  SELECT 'bid', j.user_id, b.user_id, b.id, b.chat_id, b.job_id, b.amount, ?3, ?3, b.amount - ?3, ?4, ?5, ?6, ?7, ?8
  FROM bid b JOIN job j ON j.id = b.job_id
  WHERE b.id = ?1 AND b.amount = ?2 AND b.status = 'pending' AND j.status = 'open' AND NOT EXISTS (
    SELECT 1 FROM payment p WHERE p.bid_id = ?1 AND p.amount = ?2 AND p.credits_used = 0 AND p.status = 'open' AND p.expires_at > ?7)`;

/** Opens a payment for a pending bid, unless one is open already; says whether it did. */
async function open(db: D1Database, now: number, bid: BidRow, provider: string, at: HostedSession): Promise<boolean> {
  const { meta } = await db
    .prepare(OPEN)
    .bind(bid.id, bid.amount, feeOf(bid.amount), provider, at.session, at.redirectUrl, now, now + WINDOW_MS)
    .run();
  return meta.changes > 0;
}

function refuseUnlessPayable(env: Env, bid: BidRow, offered: number): void {
  if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
  if (!canAccept(bid)) refuse(bid.status === "pending" ? "job_not_open" : "bid_not_pending");
  if (offered !== withFee(bid.amount)) refuse("amount_changed");
}

/** Accepting a bid by paying for it: opens a window of 15 minutes at the provider, and accepts nothing yet. */
export function serveIntent(app: ApiApp): void {
  serve(app, contract.payment.intent, async (q) => {
    const { bid_id } = q.ids();
    const viewer = q.viewer.id;
    const bid = (await findBid(q.db, viewer, bid_id)) ?? refuse("not_found");
    if (bid.user_id === viewer) refuse("permission_denied");
    const { amount_with_platform_cost: offered } = await q.fields({
      chat_uri: (uri) => (uri === bid.chat_uri ? null : "invalid"),
    });
    refuseUnlessPayable(q.env, bid, offered);
    const known = await openFor(q.db, bid, q.now);
    if (known) return reply(200, paymentOf(known, viewer, q.language));

    const provider = chosenProvider(q.env);
    const { language, origin } = q;
    const returnTo = returnPages(bid.chat_uri);
    const reference = `bid:${bid.id}`;
    const order = { reference, cents: withFee(bid.amount), description: bid.job_title, language, origin, returnTo };
    const at = await provider.startPayment(order);
    const first = await open(q.db, q.now, bid, provider.name, at);
    // Another request was first; the session just made is known to nobody and simply runs out.
    if (!first) refuseUnlessPayable(q.env, (await findBid(q.db, viewer, bid_id)) ?? refuse("not_found"), offered);
    const opened = (await openFor(q.db, bid, q.now)) ?? refuse("job_not_open");
    return reply(first ? 201 : 200, paymentOf(opened, viewer, language));
  });
}
