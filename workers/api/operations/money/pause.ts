import type { Database, Write } from "../../db/database";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged, mustHold } from "../../db/transaction";

type Paused = Pick<PaymentRow, "id" | "job_id">;

/** The money of a job is released as one; a payment without a job is alone. */
const TOGETHER = "(id = ?1 OR job_id = ?2) AND status IN ('held', 'disputed')";

export function pause(db: Database, now: number, { id, job_id }: Paused): Write[] {
  return [
    db
      .prepare("UPDATE payment SET paused_at = ?2 WHERE id = ?1 AND status = 'held' AND paused_at IS NULL")
      .bind(id, now),
    mustHaveChanged(db),
    db.prepare(`UPDATE payment SET paused_at = ?3 WHERE ${TOGETHER} AND paused_at IS NULL`).bind(id, job_id, now),
  ];
}

export const unpause = (db: Database, now: number, { id, job_id }: Paused): Write[] => [
  db
    .prepare(
      `INSERT INTO pause (job_id, created_at, closed_at) SELECT job_id, min(paused_at), ?3 FROM payment
        WHERE ${TOGETHER} AND paused_at IS NOT NULL AND job_id IS NOT NULL GROUP BY job_id`,
    )
    .bind(id, job_id, now),
  db.prepare(`UPDATE payment SET paused_at = NULL WHERE ${TOGETHER}`).bind(id, job_id),
];

export function resume(db: Database, now: number, payment: Paused): Write[] {
  const isPaused =
    "EXISTS (SELECT 1 FROM payment WHERE id = ? AND status IN ('held', 'disputed') AND paused_at IS NOT NULL)";
  return [mustHold(db, isPaused, payment.id), ...unpause(db, now, payment)];
}
