import { MISSED_ANSWER_HOURS, MISSED_REMINDER_HOURS } from "~/domain/deals/appointment-life";
import type { Payment } from "~/domain/money/payment";
import type { Database, Write } from "./database";
import type { PaymentRow } from "./payment";
import { timeOf } from "./person";
import { mustHold } from "./transaction";

type Paused = Pick<PaymentRow, "id" | "job_id">;

/** The money of a job is released as one. */
const TOGETHER = "(id = ?1 OR job_id = ?2) AND status IN ('held', 'disputed')";

export const pausePayment = (db: Database, now: number, payment: number): Write =>
  db
    .prepare("UPDATE payment SET paused_at = ?2 WHERE id = ?1 AND status = 'held' AND paused_at IS NULL")
    .bind(payment, now);

export const pauseTogether = (db: Database, now: number, { id, job_id }: Paused): Write =>
  db.prepare(`UPDATE payment SET paused_at = ?3 WHERE ${TOGETHER} AND paused_at IS NULL`).bind(id, job_id, now);

export async function pausesOf(
  db: Database,
  { job_id, paid_at, released_at, refunded_at }: Pick<PaymentRow, "job_id" | "paid_at" | "released_at" | "refunded_at">,
): Promise<Payment["pauses"]> {
  const query = db.prepare(
    `SELECT created_at, closed_at FROM pause WHERE job_id = ?1 AND closed_at >= ?2 AND created_at <= ?3 ORDER BY id`,
  );
  const { results } = await query
    .bind(job_id, paid_at ?? Number.MAX_SAFE_INTEGER, released_at ?? refunded_at ?? Number.MAX_SAFE_INTEGER)
    .all<{ created_at: number; closed_at: number }>();
  return results.map(({ created_at, closed_at }) => ({ from: timeOf(created_at), until: timeOf(closed_at) }));
}

/** Put before `endPause`. */
export const insertPause = (db: Database, now: number, { id, job_id }: Paused): Write =>
  db
    .prepare(
      `INSERT INTO pause (job_id, created_at, closed_at) SELECT job_id, min(paused_at), ?3 FROM payment
        WHERE ${TOGETHER} AND paused_at IS NOT NULL AND job_id IS NOT NULL GROUP BY job_id`,
    )
    .bind(id, job_id, now);

export const endPause = (db: Database, { id, job_id }: Paused): Write =>
  db.prepare(`UPDATE payment SET paused_at = NULL WHERE ${TOGETHER}`).bind(id, job_id);

export function mustBePaused(db: Database, payment: number): Write {
  const isPaused =
    "EXISTS (SELECT 1 FROM payment WHERE id = ? AND status IN ('held', 'disputed') AND paused_at IS NOT NULL)";
  return mustHold(db, isPaused, payment);
}

/** Leaves time for a reminder and an answer to a report that the owner did not come. */
export const answerAfterPause = (db: Database, now: number, { job_id }: Paused): Write =>
  db
    .prepare(
      `UPDATE appointment SET missed_at = ?2, missed_reminded = 0
       WHERE chat_id IN (SELECT id FROM chat WHERE job_id = ?1) AND missed_at < ?2 AND missed_answer IS NULL
         AND missed_by = (SELECT user_id FROM job WHERE id = ?1)`,
    )
    .bind(job_id, now - (MISSED_ANSWER_HOURS - MISSED_REMINDER_HOURS) * 3_600_000);
