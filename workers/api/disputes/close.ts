import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { commit, mustHaveChanged } from "../db/batch";
import { canTake, ownPayment, paymentOf } from "../db/payment";
import type { Question } from "../kernel/question";
import { refuse } from "../kernel/refusal";
import { wake } from "../work/tell";
import { disputedPayment, otherThan, tellParty } from "./disputed";
import { closing } from "./steps";

/** Who began a dispute lets it go: the payment is held as before. */
export async function close(q: Question<typeof contract.payment.closeDispute>): Promise<Payment> {
  const { db, now, viewer } = q;
  const { payment, dispute } = await disputedPayment(db, viewer.id, q.id());
  if (!dispute) return refuse("transition");
  if (dispute.opened_by !== viewer.id) refuse("permission_denied");
  await commit(db, [
    ...closing(db, now, dispute.id, "withdraw"),
    db.prepare(`UPDATE payment SET status = 'held' WHERE id = ? AND ${canTake("close")}`).bind(payment.id),
    mustHaveChanged(db),
    ...tellParty(db, now, payment, otherThan(viewer.id, payment)),
  ]);
  wake(q.env, q.execution);
  return paymentOf((await ownPayment(db, viewer.id, payment.id)) ?? payment, viewer.id, q.language);
}
