import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { mustHaveChanged } from "../db/batch";
import { canTake } from "../db/payment";
import type { Question } from "../kernel/question";
import { refuse } from "../kernel/refusal";
import { type Disputed, otherThan, takeStep, tellParty } from "./disputed";
import { closing } from "./steps";

/** Who began a dispute lets it go: the payment is held as before. */
export async function close(
  q: Question<typeof contract.payment.closeDispute>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = q;
  if (!dispute) return refuse("transition");
  if (dispute.opened_by !== viewer.id) refuse("permission_denied");
  return takeStep(q, payment.id, [
    ...closing(db, now, dispute.id, "withdraw"),
    db.prepare(`UPDATE payment SET status = 'held' WHERE id = ? AND ${canTake("close")}`).bind(payment.id),
    mustHaveChanged(db),
    ...tellParty(db, now, payment, otherThan(viewer.id, payment)),
  ]);
}
