import { contract } from "~/api/contract";
import { afterPaymentEvent } from "~/domain/payment-life";
import { triggerDelivery } from "../../db/outbox";
import { canTake, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { requestNews } from "../../operations/money/request-news";

type Context = CallContext<typeof contract.payment.transaction>;

/** The payer confirms a direct payment: nothing is booked. Where the platform holds money this is refused. */
async function settle(c: Context, payment: PaymentRow): Promise<void> {
  if (payment.payer_id !== c.viewer.id) refuse("permission_denied");
  const direct = c.env.PAYMENT_MODE === "direct" && payment.kind === "request";
  if (!direct || afterPaymentEvent(payment.status, "settle") === null) refuse("transition");
  const settled = c.db
    .prepare(`UPDATE payment SET status = 'settled', paid_at = ? WHERE id = ? AND ${canTake("settle")}`)
    .bind(c.now, payment.id);
  const { amount } = payment;
  const news = await requestNews(c.db, c.now, { request: payment, by: c.viewer.id, step: "settled", amount });
  await c.tx.add(settled, mustHaveChanged(c.db), ...news).commit();
  triggerDelivery(c);
}

const own = async ({ db, viewer, ids }: LookupContext<typeof contract.payment.transaction>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, ids().payment_id)) ?? refuse("not_found");

async function handle(c: Context, payment: PaymentRow) {
  const { status } = await c.fields();
  if (status === "settled") await settle(c, payment);
  return paymentOf(status === "settled" ? await own(c) : payment, c.viewer.id, c.language);
}

export const transaction = endpoint(contract.payment.transaction, { load: own, handle });
