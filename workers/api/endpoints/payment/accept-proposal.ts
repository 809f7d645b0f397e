import { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { mustHold } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { resolution } from "../../operations/deals/dispute-steps";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

/** SQL: the proposal `?2` is still the last one in the dispute `?1`. */
const IS_LAST = "(SELECT max(id) FROM dispute_proposal WHERE dispute_id = ?1) = ?2";

async function handle(
  c: CallContext<typeof contract.payment.acceptProposal>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const last = dispute?.proposals.at(-1);
  if (!dispute || !last) return refuse("transition");
  if (last.by === viewer.id) refuse("permission_denied");
  if (payment.paused_at !== null) refuse("paused");
  return commitStep(c, payment.id, [
    mustHold(db, IS_LAST, dispute.id, last.id),
    ...(await resolution(db, now, {
      payment,
      dispute: dispute.id,
      earned: last.amount,
      event: "agree",
      by: viewer.id,
    })),
  ]);
}

export const acceptProposal = endpoint(contract.payment.acceptProposal, { load: disputedPayment, handle });
