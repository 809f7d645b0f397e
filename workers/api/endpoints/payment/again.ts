import { contract } from "~/api/contract";
import { FEE_PERCENT } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isOpenAtProvider, ownPayment, type PaymentRow } from "../../db/payment";
import { findWaitingAgain, insertAgain, lapseAgain, standingOfPrice } from "../../db/payment-again";
import { paymentOf } from "../../db/payment-answer";
import { isDisputed } from "../../db/payment-standing";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";

type Context = CallContext<typeof contract.payment.again>;

const own = async ({ db, viewer, id }: LookupContext<typeof contract.payment.again>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, id())) ?? refuse("not_found");

async function openAgain(c: Context, price: PaymentRow): Promise<Reply<Payment>> {
  const { db, now, viewer, language } = c;
  const job = price.job_id ?? refuse("transition");
  const standing = await standingOfPrice(db, price.id);
  const rest = standing?.rest ?? refuse("transition");
  if (await isDisputed(db, job)) return refuseOfDeal(db, job, "disputed");
  if (standing?.processing) refuse("payment_processing");
  if (standing?.asked) refuse("transition");
  const known = await findWaitingAgain(db, viewer.id, job);
  if (known?.amount === rest && known.fee_percent === FEE_PERCENT) {
    return reply(200, paymentOf(known, viewer.id, language));
  }
  if (known && isOpenAtProvider(known, now)) refuse("payment_processing");
  await c.tx.add(lapseAgain(db, now, job), ...insertAgain(db, now, price.id, rest)).commit();
  return reply(
    201,
    paymentOf((await findWaitingAgain(db, viewer.id, job)) ?? refuse("transition"), viewer.id, language),
  );
}

export const again = endpoint(contract.payment.again, {
  load: own,
  handle: (c, price) => {
    if (price.payer_id !== c.viewer.id) refuse("permission_denied");
    if (c.env.PAYMENT_MODE === "direct") refuse("direct_mode");
    return openAgain(c, price);
  },
});
