import { contract } from "~/api/contract";
import type { Payment } from "~/domain/money/payment";
import { canTip } from "~/domain/money/tip";
import { mustNotBeStopped } from "../../db/money-stop";
import { ownPayment, type PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { reservePaymentId } from "../../db/reserved-id";
import { dealBidOf, findOpenTip, insertTip, type Tip, tipStateOf } from "../../db/tip";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { creditsOf, openAtProvider } from "../../operations/money/checkout-session";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";
import { give } from "../../operations/money/success";
import { paidByCredits } from "./pay";

type Context = CallContext<typeof contract.payment.tip>;

const own = async ({ db, viewer, id }: LookupContext<typeof contract.payment.tip>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function refuseUnlessTippable(c: Context, payment: PaymentRow): Promise<void> {
  const { db, viewer, language } = c;
  if (!canTip(paymentOf(payment, viewer.id, language))) refuse("transition");
  const state = await tipStateOf(db, payment);
  if (state?.given) refuse("already_done");
  if (state?.blocked) refuse("blocked");
  if (state?.gone !== 0) refuse("transition");
}

async function payByCredits(c: Context, of: PaymentRow, tip: Tip & { id: number }): Promise<Reply<Payment>> {
  const { db, now } = c;
  const bought = { ...of, ...tip, kind: "tip" as const, credits_used: tip.credits };
  await c.tx
    .add(mustNotBeStopped(db), ...insertTip(db, now, of, { ...tip, at: null }), ...give(db, now, bought))
    .commit();
  return paidByCredits(c, tip.id);
}

async function handle(c: Context, paid: PaymentRow): Promise<Reply<Payment>> {
  const { db, now, viewer, language } = c;
  if (paid.payer_id !== viewer.id) refuse("permission_denied");
  const payment = { ...paid, bid_id: await dealBidOf(db, paid.id) };
  const { amount, use_credits } = await c.fields();
  if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
  await refuseUnlessTippable(c, payment);
  await refuseIfStopped(db, "pay");
  const tip = { amount, credits: await creditsOf(c, amount, use_credits) };
  const open = () => findOpenTip(db, now, payment, tip);
  const known = await open();
  if (known) return reply(200, paymentOf(known, viewer.id, language));
  const id = await reservePaymentId(db);
  if (tip.credits === amount) return payByCredits(c, payment, { ...tip, id });
  const at = await openAtProvider(c, {
    reference: `tip:${payment.bid_id}`,
    cents: amount - tip.credits,
    description: payment.job_title ?? "",
    returning: { id, chat_uri: payment.chat_uri },
  });
  await c.tx.add(...insertTip(db, now, payment, { ...tip, id, at })).commit();
  return reply(201, paymentOf((await open()) ?? refuse("transition"), viewer.id, language));
}

export const tip = endpoint(contract.payment.tip, { load: own, handle });
