import { refunded } from "~/domain/ledger";
import { type Cents, formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { notify } from "../../db/notify";
import { enqueue } from "../../db/outbox";
import { canTake, heldOfJob, type PaymentRow, paidOf, toPayOf, totalOf } from "../../db/payment";
import { mustHaveChanged, mustHold } from "../../db/transaction";

/** Undoes the transaction when the job has held or disputed money besides these payments. */
export function onlyHeld(db: Database, job: number, payments: readonly PaymentRow[]): Write {
  const condition = "(SELECT count(*) FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed')) = ?2";
  return mustHold(db, condition, job, payments.length);
}

interface RefundRequest {
  payment: number;
  cents: Cents;
  /** A former session of a request; by default the payment's own. */
  session?: string;
}

export function refundAtProvider(db: Database, now: number, { payment, cents, session }: RefundRequest): Write[] {
  if (cents === 0) return [];
  const key = session === undefined ? `refund:${payment}` : `refund:${payment}:${session}`;
  return [enqueue(db, now, { key, kind: "provider", payload: { order: "refund", payment, cents, session } })];
}

export function refundOf(db: Database, now: number, payment: PaymentRow): Write[] {
  const paid = paidOf(payment);
  const news = { type: "payment_refunded", job: payment.job_id, chat: payment.chat_id } as const;
  const title = payment.job_title ?? "";
  return [
    db
      .prepare(
        "UPDATE payment SET status = 'refunded', refunded_at = ?, refunded_amount = ? WHERE id = ? AND status = ?",
      )
      .bind(now, totalOf(payment), payment.id, payment.status),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "refunded",
      key: `refunded:${payment.id}`,
      entries: refunded(paid),
      payment: payment.id,
    }),
    ...refundAtProvider(db, now, { payment: payment.id, cents: toPayOf(payment) }),
    ...notify(db, now, {
      ...news,
      to: paid.payer,
      mail: true,
      key: `payment_refunded:${payment.id}`,
      data: { job_title: title, amount: formatMoney(totalOf(payment)) },
    }),
    ...notify(db, now, {
      ...news,
      to: paid.payee,
      key: `payment_refunded:${payment.id}`,
      data: { job_title: title, amount: formatMoney(payment.amount) },
    }),
  ];
}

/** Undoes the transaction when a payment of the job is disputed. */
export async function refundOfJob(db: Database, now: number, job: number): Promise<Write[]> {
  const payments = await heldOfJob(db, job);
  return [onlyHeld(db, job, payments), ...payments.flatMap((payment) => refundOf(db, now, payment))];
}

/** A success that still arrives is refunded. */
export function cancelPaymentsOfJob(db: Database, job: number, except = 0): Write {
  return db
    .prepare(
      `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1
       WHERE job_id = ? AND ${canTake("succeed")} AND id <> ?`,
    )
    .bind(job, except);
}
