import { contract } from "~/api/contract";
import { canAccept } from "~/domain/deals/bid-life";
import { type Cents, FEE_PERCENT, feeOf, withFee } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { afterPaymentEvent } from "~/domain/money/payment-life";
import { returnPages } from "../../adapters/payments/return-pages";
import { type BidRow, findBid } from "../../db/bid";
import { findOpenPayment, insertBidPayment, isBeingPaid } from "../../db/bid-payment";
import { areBlocked, mustNotBeBlocked } from "../../db/block";
import type { Database } from "../../db/database";
import { mustNotBeStopped } from "../../db/money-stop";
import { type CheckoutSession, isOpenAtProvider, ownPayment, type PaymentRow, totalOf } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { isReserved, markSettled, mustBeReserved, retireSession, updateRequestSession } from "../../db/payment-request";
import { isDisputed, mustNotBeDisputed } from "../../db/payment-standing";
import { reservePaymentId } from "../../db/reserved-id";
import { isSuspended } from "../../db/suspension";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import { mustBeActive } from "../../db/user";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { refuseUnlessShown } from "../../operations/money/as-shown";
import { creditsOf, openAtProvider } from "../../operations/money/checkout-session";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";
import { requestNews } from "../../operations/money/request-news";
import { hold } from "../../operations/money/success";
import { voidedStopOfPaid } from "../../operations/money/voided-stop";

type PaymentContext = CallContext<typeof contract.payment.intent>;
type Payer = Pick<PaymentContext, "db" | "viewer" | "language" | "origin">;

export async function paidByCredits(c: Payer, id: number): Promise<Reply<Payment>> {
  const row = (await ownPayment(c.db, c.viewer.id, id)) ?? refuse("not_found");
  const redirect_url = c.origin + returnPages(row).success;
  return reply(201, { ...paymentOf(row, c.viewer.id, c.language), redirect_url });
}

async function payByCredits(c: PaymentContext, bid: BidRow, id: number): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const fee = feeOf(bid.amount, FEE_PERCENT);
  const credits = bid.amount + fee;
  const { job_id, chat_id, job_title, amount } = bid;
  const who = { payer_id: viewer.id, payee_id: bid.user_id };
  const money = {
    amount,
    platform_cost: fee,
    fee_percent: FEE_PERCENT,
    credits_used: credits,
    helper_amount: amount - fee,
  };
  await c.tx
    .add(
      mustNotBeStopped(db),
      ...insertBidPayment(db, now, bid, { id, credits, at: null }),
      ...hold(db, now, { id, kind: "bid", ...who, bid_id: bid.id, chat_id, job_id, job_title, ...money }),
    )
    .commit();
  return paidByCredits(c, id);
}

function refuseUnlessPayable(env: Env, bid: BidRow, offered: Cents): void {
  if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
  if (!canAccept(bid)) refuse(bid.status === "pending" ? "job_not_open" : "bid_not_pending");
  refuseUnlessShown(offered, withFee(bid.amount, FEE_PERCENT), "amount_changed");
}

async function payBid(c: PaymentContext, id: number): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const bid = (await findBid(db, viewer.id, id)) ?? refuse("not_found");
  if (bid.user_id === viewer.id) refuse("permission_denied");
  const { amount_with_platform_cost: offered, use_credits } = await c.fields({
    chat_uri: (uri) => (uri === bid.chat_uri ? null : "invalid"),
  });
  if (await areBlocked(db, bid.user_id, bid.owner_id)) refuse("blocked");
  refuseUnlessPayable(c.env, bid, offered);
  if (await isSuspended(db, bid.user_id)) refuse("helper_unavailable");
  if (await isBeingPaid(db, bid.job_id)) refuse("payment_processing");
  await refuseIfStopped(db, "pay");
  const credits = await creditsOf(c, offered, use_credits);
  const known = await findOpenPayment(db, bid, credits, now);
  if (known) return reply(200, paymentOf(known, viewer.id, c.language));
  const payment = await reservePaymentId(db);
  if (credits === offered) return payByCredits(c, bid, payment);
  const order = {
    reference: `bid:${bid.id}`,
    cents: offered - credits,
    description: bid.job_title,
    returning: { id: payment, chat_uri: bid.chat_uri },
  };
  const insert = insertBidPayment(db, now, bid, { id: payment, credits, at: await openAtProvider(c, order) });
  await c.tx.add(mustNotBeBlocked(db, bid.user_id, bid.owner_id), mustBeActive(db, bid.user_id), ...insert).commit();
  const opened = (await findOpenPayment(db, bid, credits, now)) ?? refuse("job_not_open");
  return reply(201, paymentOf(opened, viewer.id, c.language));
}

async function ownRequest(db: Database, viewer: number, id: number): Promise<PaymentRow> {
  const row = await ownPayment(db, viewer, id);
  return row?.kind === "request" ? row : refuse("not_found");
}

function requestPaid(db: Database, now: number, request: PaymentRow, credits: Cents, at: CheckoutSession | null) {
  return [
    mustBeActive(db, request.payee_id ?? 0),
    mustNotBeDisputed(db, request.job_id),
    ...(at ? [] : voidedStopOfPaid(db, now, request)),
    retireSession(db, request),
    updateRequestSession(db, now, request, credits, at),
    mustHaveChanged(db),
    ...(at
      ? [mustBeReserved(db, request)]
      : [mustNotBeStopped(db), ...hold(db, now, { ...request, credits_used: credits })]),
  ];
}

async function isWaiting(db: Database, request: PaymentRow): Promise<boolean> {
  if (request.lapsed || afterPaymentEvent(request.status, "reopen") === null) return false;
  return isReserved(db, request);
}

async function payRequest(c: PaymentContext, id: number): Promise<Reply<Payment>> {
  const { db, now, viewer } = c;
  const request = await ownRequest(db, viewer.id, id);
  if (request.payee_id === viewer.id) refuse("permission_denied");
  const { amount_with_platform_cost: offered, use_credits } = await c.fields({
    chat_uri: (uri) => (uri === request.chat_uri ? null : "invalid"),
  });
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  if (!(await isWaiting(db, request))) refuse("transition");
  if (await isDisputed(db, request.job_id)) return refuseOfDeal(db, request.job_id, "disputed");
  refuseUnlessShown(offered, totalOf(request), "amount_changed");
  if (await isSuspended(db, request.payee_id ?? 0)) refuse("transition");
  await refuseIfStopped(db, "pay");
  const credits = await creditsOf(c, offered, use_credits);
  if (isOpenAtProvider(request, now) && request.credits_used === credits) {
    return reply(200, paymentOf(request, viewer.id, c.language));
  }
  const order = {
    reference: `request:${id}`,
    cents: offered - credits,
    description: request.job_title ?? "",
    returning: request,
  };
  const at = credits === offered ? null : await openAtProvider(c, order);
  await c.tx.add(...requestPaid(db, now, request, credits, at)).commit();
  if (!at) return paidByCredits(c, id);
  return reply(201, paymentOf(await ownRequest(db, viewer.id, id), viewer.id, c.language));
}

export const intent = endpoint(contract.payment.intent, {
  handle: (c) => {
    const { bid_id, payment_request_id } = c.ids();
    return retryOnConflict(() =>
      payment_request_id === undefined ? payBid(c, bid_id ?? 0) : payRequest(c, payment_request_id),
    );
  },
});

type TransactionContext = CallContext<typeof contract.payment.transaction>;

async function settle(c: TransactionContext, payment: PaymentRow, shown: Cents | undefined): Promise<void> {
  if (payment.payer_id !== c.viewer.id) refuse("permission_denied");
  const direct = c.env.PAYMENT_MODE === "direct" && payment.kind === "request";
  if (!direct || afterPaymentEvent(payment.status, "settle") === null) refuse("transition");
  refuseUnlessShown(shown, totalOf(payment), "amount_changed");
  const { amount } = payment;
  const news = await requestNews(c.db, c.now, { request: payment, by: c.viewer.id, step: "settled", amount });
  await c.tx.add(markSettled(c.db, c.now, payment), mustHaveChanged(c.db), ...news).commit();
}

const paymentOfTransaction = async ({
  db,
  viewer,
  ids,
}: LookupContext<typeof contract.payment.transaction>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, ids().payment_id)) ?? refuse("not_found");

async function recordTransaction(c: TransactionContext, payment: PaymentRow) {
  const { status, amount_with_platform_cost: shown } = await c.fields();
  if (status === "settled") await settle(c, payment, shown);
  return paymentOf(status === "settled" ? await paymentOfTransaction(c) : payment, c.viewer.id, c.language);
}

export const transaction = endpoint(contract.payment.transaction, {
  load: paymentOfTransaction,
  handle: recordTransaction,
});
