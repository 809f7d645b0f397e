import { contract } from "~/api/contract";
import { afterPaymentEvent } from "~/domain/payment";
import { commit, mustHaveChanged } from "../../db/batch";
import { canTake, ownPayment, type PaymentRow, paymentOf } from "../../db/payment";
import type { Question, Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";

type Standing = Question<typeof contract.payment.transaction>;

/** The payer's word that he paid, where people pay each other: nothing is booked. Where money is held his word moves nothing. */
async function settle(q: Standing, payment: PaymentRow): Promise<void> {
  if (payment.payer_id !== q.viewer.id) refuse("permission_denied");
  const direct = q.env.PAYMENT_MODE === "direct" && payment.kind === "request";
  if (!direct || afterPaymentEvent(payment.status, "settle") === null) refuse("transition");
  const settled = q.db
    .prepare(`UPDATE payment SET status = 'settled', paid_at = ? WHERE id = ? AND ${canTake("settle")}`)
    .bind(q.now, payment.id);
  await commit(q.db, [settled, mustHaveChanged(q.db)]);
}

const own = async ({ db, viewer, ids }: Seeking<typeof contract.payment.transaction>): Promise<PaymentRow> =>
  (await ownPayment(db, viewer.id, ids().payment_id)) ?? refuse("not_found");

async function stand(q: Standing, payment: PaymentRow) {
  const { status } = await q.fields();
  if (status === "settled") await settle(q, payment);
  return paymentOf(status === "settled" ? await own(q) : payment, q.viewer.id, q.language);
}

/** A payment as it stands: what a return page shows. */
export function serveTransaction(app: ApiApp): void {
  serveAbout(app, contract.payment.transaction, own, stand);
}
