import { contract } from "~/api/contract";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { commitDeed, moving, paymentOfPath, refuseUnlessPossible } from "./payment-change";

async function release(c: CallContext<typeof contract.admin.releasePayment>) {
  const payment = await paymentOfPath(c);
  const { total, reason, statement } = await c.fields();
  refuseUnlessPossible(payment, "release", c.now);
  return commitDeed(c, payment, {
    deed: "release",
    reason,
    writes: await moving(c, payment, { earned: payment.amount, total, statement }),
  });
}

export const releasePayment = endpoint(contract.admin.releasePayment, {
  handle: (c) => retryOnConflict(() => release(c)),
});
