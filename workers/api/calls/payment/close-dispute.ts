import type { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { closing, tellParty } from "../../changes/deals/dispute-steps";
import { mustHaveChanged } from "../../db/batch";
import { canTake } from "../../db/payment";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type Disputed, otherThan, takeStep } from "./disputed";

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
