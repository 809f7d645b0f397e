import { released } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { notify } from "../../db/notify";
import { heldOfJob, type PaymentRow, paidOf } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { onlyHeld } from "./refund";

export function releaseOf(db: Database, now: number, payment: PaymentRow): Write[] {
  const paid = paidOf(payment);
  return [
    db
      .prepare("UPDATE payment SET status = 'released', released_at = ? WHERE id = ? AND status = ?")
      .bind(now, payment.id, payment.status),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "released",
      key: `released:${payment.id}`,
      entries: released(paid),
      payment: payment.id,
    }),
    ...notify(db, now, {
      to: paid.payee,
      type: "payment_released",
      key: `payment_released:${payment.id}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: { job_title: payment.job_title ?? "", amount: formatMoney(payment.helper_amount) },
    }),
  ];
}

/** Undoes the transaction when a payment of the job is disputed. `except`: it has moved before, in the same transaction. */
export async function releaseOfJob(db: Database, now: number, job: number, except?: number): Promise<Write[]> {
  const payments = (await heldOfJob(db, job)).filter(({ id }) => id !== except);
  return [onlyHeld(db, job, payments), ...payments.flatMap((payment) => releaseOf(db, now, payment))];
}
