import { contract } from "~/api/contract";
import type { Cents } from "~/domain/money";
import { ending, tellParty } from "../../changes/deals/dispute-steps";
import { audited } from "../../db/audit";
import { commit } from "../../db/batch";
import { wake } from "../../db/outbox";
import { disputeAbout, type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { again } from "../../db/retry-on-conflict";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

type Resolving = Question<typeof contract.admin.resolveDispute>;

const find = (q: Resolving, id: number) => paymentsWhere(q.db, q.viewer.id, "p.id = ?2", id).first<PaymentRow>();

function earnedOf(outcome: "release" | "refund" | "split", whole: Cents, part = 0): Cents {
  if (outcome === "split") return part;
  return outcome === "release" ? whole : 0;
}

async function resolve(q: Resolving) {
  const { db, now, viewer } = q;
  const payment = (await find(q, q.id())) ?? refuse("not_found");
  const { outcome, amount, reason } = await q.fields({
    amount: (cents) => (cents > payment.amount ? "amount_max" : null),
  });
  const dispute = disputeAbout(payment);
  if (!dispute) return refuse("transition");
  const earned = earnedOf(outcome, payment.amount, amount);
  await commit(db, [
    ...(await ending(db, now, { payment, dispute: dispute.id, earned, event: "decide" })),
    ...tellParty(db, now, payment, payment.payer_id),
    ...tellParty(db, now, payment, payment.payee_id),
    audited(db, now, { admin: viewer.id, action: "resolve", target: { type: "payment", id: payment.id }, reason }),
  ]);
  wake(q.env, q.execution);
  return paymentOf((await find(q, payment.id)) ?? payment, viewer.id, q.language);
}

/** The desk decides a dispute: all to the helper, all back to the placer, or divided. */
export function serveDisputeDecision(app: ApiApp): void {
  serve(app, contract.admin.resolveDispute, (q) => again(() => resolve(q)));
}
