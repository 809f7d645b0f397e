import { contract } from "~/api/contract";
import { amountMax } from "~/domain/money";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { commitDeed, moving, paymentOfPath, refuseUnlessPossible } from "./payment-change";

async function refund(c: CallContext<typeof contract.admin.refundPayment>) {
  const payment = await paymentOfPath(c);
  const { amount, total, reason, statement } = await c.fields({
    amount: (cents) => (cents !== undefined && cents > payment.amount ? amountMax(payment.amount) : null),
  });
  refuseUnlessPossible(payment, "refund", c.now);
  const earned = amount === undefined ? 0 : payment.amount - amount;
  return commitDeed(c, payment, {
    deed: "refund",
    reason,
    writes: await moving(c, payment, { earned, total, statement }),
  });
}

export const refundPayment = endpoint(contract.admin.refundPayment, {
  handle: (c) => retryOnConflict(() => refund(c)),
});
