import { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { canTake } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { closure, disputeNews } from "../../operations/deals/dispute-steps";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

async function handle(
  c: CallContext<typeof contract.payment.closeDispute>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  if (!dispute) return refuse("transition");
  if (dispute.opened_by !== viewer.id) refuse("permission_denied");
  return commitStep(c, payment.id, [
    ...closure(db, now, { dispute: dispute.id, event: "withdraw" }),
    db.prepare(`UPDATE payment SET status = 'held' WHERE id = ? AND ${canTake("close")}`).bind(payment.id),
    mustHaveChanged(db),
    ...disputeNews(db, now, payment, { by: viewer.id, step: "withdrawn" }),
  ]);
}

export const closeDispute = endpoint(contract.payment.closeDispute, { load: disputedPayment, handle });
