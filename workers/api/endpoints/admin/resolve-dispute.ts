import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { earnedBy } from "~/domain/dispute-life";
import { amountMax } from "~/domain/money";
import { insertAudit } from "../../db/audit";
import { triggerDelivery } from "../../db/outbox";
import { disputeAbout, type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { resolution } from "../../operations/deals/dispute-steps";

type Context = CallContext<typeof contract.admin.resolveDispute>;

const find = (c: Context, id: number) => paymentsWhere(c.db, c.viewer.id, "p.id = ?2", id).first<PaymentRow>();

async function resolve(c: Context) {
  const { db, now, viewer } = c;
  const payment = (await find(c, c.id())) ?? refuse("not_found");
  if (isInvolved(viewer.id, [payment.payer_id, payment.payee_id])) refuse("permission_denied");
  const { outcome, amount, reason, statement } = await c.fields({
    amount: (cents) => (cents > payment.amount ? amountMax(payment.amount) : null),
  });
  const dispute = disputeAbout(payment);
  if (!dispute) return refuse("transition");
  const earned = earnedBy(outcome, payment.amount, amount);
  await c.tx
    .add(
      ...(await resolution(db, now, { payment, dispute: dispute.id, earned, event: "decide", by: null, statement })),
      insertAudit(db, now, {
        admin: viewer.id,
        action: "resolve",
        target: { type: "payment", id: payment.id },
        reason,
      }),
    )
    .commit();
  triggerDelivery(c);
  return paymentOf((await find(c, payment.id)) ?? payment, viewer.id, c.language);
}

export const resolveDispute = endpoint(contract.admin.resolveDispute, {
  handle: (c) => retryOnConflict(() => resolve(c)),
});
