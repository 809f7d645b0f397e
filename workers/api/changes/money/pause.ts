import type { Database, Write } from "../../db/database";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";

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

/** Lifts a pause; a no-op without one. */
export const unpause = (db: Database, { id, job_id }: Paused): Write =>
  db.prepare(`UPDATE payment SET paused_at = NULL WHERE ${TOGETHER}`).bind(id, job_id);

export function resume(db: Database, payment: Paused): Write[] {
  return [
    db
      .prepare(
        `UPDATE payment SET paused_at = NULL WHERE id = ?1 AND status IN ('held', 'disputed') AND paused_at IS NOT NULL`,
      )
      .bind(payment.id),
    mustHaveChanged(db),
    unpause(db, payment),
  ];
}
