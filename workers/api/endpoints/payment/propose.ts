import { contract } from "~/api/contract";
import { divisionOf, mayPropose, ROUNDS } from "~/domain/dispute-life";
import type { Cents } from "~/domain/money";
import { amountMax } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import type { Database, Write } from "../../db/database";
import type { DisputeRow } from "../../db/dispute";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { disputeLine, disputeNews, escalation } from "../../operations/deals/dispute-steps";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

/** Undone when another proposal came first, as the parties take turns. */
function proposal(db: Database, now: number, dispute: DisputeRow, by: number, amount: Cents): Write[] {
  return [
    db
      .prepare(
        `INSERT INTO dispute_proposal (dispute_id, by_id, amount, created_at) SELECT d.id, ?2, ?3, ?4 FROM dispute d
         WHERE d.id = ?1 AND d.status = ?5 AND (SELECT count(*) FROM dispute_proposal r WHERE r.dispute_id = d.id) = ?6`,
      )
      .bind(dispute.id, by, amount, now, dispute.status, dispute.proposals.length),
    mustHaveChanged(db),
  ];
}

async function handle(
  c: CallContext<typeof contract.payment.propose>,
  { payment, dispute }: Disputed,
): Promise<Payment> {
  const { db, now, viewer } = c;
  const { amount } = await c.fields({ amount: (cents) => (cents > payment.amount ? amountMax(payment.amount) : null) });
  if (!dispute || !mayPropose(dispute, viewer.id)) return refuse("transition");
  const isLast = dispute.proposals.length + 1 === ROUNDS;
  const { placer: refund, helper } = divisionOf(amount, payment.amount);
  const news = { by: viewer.id, step: "proposed", refund, helper } as const;
  return commitStep(c, payment.id, [
    ...proposal(db, now, dispute, viewer.id, amount),
    ...(isLast
      ? [
          ...disputeLine(db, now, payment, news),
          ...escalation(db, now, { dispute: dispute.id, last: { by: viewer.id, amount } }, payment),
        ]
      : disputeNews(db, now, payment, news)),
  ]);
}

export const propose = endpoint(contract.payment.propose, { load: disputedPayment, handle });
