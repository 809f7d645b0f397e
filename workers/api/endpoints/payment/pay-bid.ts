import { canAccept } from "~/domain/bid-life";
import { type Cents, feeOf, withFee } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { type BidRow, findBid } from "../../db/bid";
import { findOpenPayment, insertBidPayment, isBeingPaid, nextPaymentId } from "../../db/bid-payment";
import { paymentOf } from "../../db/payment";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { creditsOf, openAtProvider } from "../../operations/money/checkout-session";
import { hold } from "../../operations/money/success";
import { type PaymentContext, paidByCredits } from "./paid-by-credits";

/** The ledger names the account by the id, so it is read first; a concurrent payment with that id undoes this one. */
async function payByCredits(c: PaymentContext, bid: BidRow): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const id = await nextPaymentId(db);
  const fee = feeOf(bid.amount);
  const credits = bid.amount + fee;
  const { job_id, chat_id, job_title, amount } = bid;
  const who = { payer_id: viewer.id, payee_id: bid.user_id };
  const money = { amount, platform_cost: fee, credits_used: credits, helper_amount: amount - fee };
  await c.tx
    .add(
      ...insertBidPayment(db, now, bid, credits, { id }),
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
  await c.tx.add(...insertBidPayment(db, now, bid, credits, await openAtProvider(c, order))).commit();
  const opened = (await findOpenPayment(db, bid, credits, now)) ?? refuse("job_not_open");
  return reply(201, paymentOf(opened, viewer.id, c.language));
}
