import { contract } from "~/api/contract";
import type { Payment } from "~/domain/payment";
import { afterPaymentEvent } from "~/domain/payment-life";
import { notifyOther } from "../../changes/deals/dispute-steps";
import type { Database } from "../../db/database";
import { canTake, isDisputed, type PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { commitStep, type Disputed, disputedPayment } from "./visible-dispute";

/** One at a time: a dispute blocks the whole job. */
async function disputeOpening(db: Database, now: number, payment: PaymentRow, viewer: number, reason: string) {
  return [
    db
      .prepare(
        `UPDATE payment SET status = 'disputed' WHERE id = ?1 AND ${canTake("dispute")}
         AND NOT EXISTS (SELECT 1 FROM payment d WHERE d.job_id = ?2 AND d.status = 'disputed')`,
      )
      .bind(payment.id, payment.job_id),
    mustHaveChanged(db),
    db
      .prepare("INSERT INTO dispute (payment_id, opened_by, reason, created_at) VALUES (?, ?, ?, ?)")
      .bind(payment.id, viewer, reason, now),
    ...(await notifyOther(db, now, payment, { by: viewer, step: "opened" })),
  ];
}

async function handle(c: CallContext<typeof contract.payment.dispute>, { payment }: Disputed): Promise<Payment> {
  const { db, now, viewer } = c;
  const { reason } = await c.fields();
  if (await isDisputed(db, payment.job_id)) refuse("disputed");
  if (afterPaymentEvent(payment.status, "dispute") === null) refuse("transition");
  return commitStep(c, payment.id, await disputeOpening(db, now, payment, viewer.id, reason));
}

export const dispute = endpoint(contract.payment.dispute, { load: disputedPayment, handle });
