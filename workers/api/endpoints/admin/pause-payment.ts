import { contract } from "~/api/contract";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { teamNews } from "../../operations/deals/payment-decision";
import { pause, resume } from "../../operations/money/pause";
import { commitDeed, paymentOfPath, refuseUnlessPossible } from "./payment-change";

type Context = CallContext<typeof contract.admin.pausePayment | typeof contract.admin.resumePayment>;

async function change(c: Context, deed: "pause" | "resume") {
  const payment = await paymentOfPath(c);
  const { reason, statement } = await c.fields();
  refuseUnlessPossible(payment, deed, c.now);
  return commitDeed(c, payment, {
    deed,
    reason,
    writes: [
      ...(deed === "pause" ? pause(c.db, c.now, payment) : resume(c.db, c.now, payment)),
      ...teamNews(c.db, c.now, payment, { step: deed === "pause" ? "paused" : "resumed", statement }),
    ],
  });
}

export const pausePayment = endpoint(contract.admin.pausePayment, {
  handle: (c) => retryOnConflict(() => change(c, "pause")),
});

export const resumePayment = endpoint(contract.admin.resumePayment, {
  handle: (c) => retryOnConflict(() => change(c, "resume")),
});
