import { mustHold } from "../db/batch";

/** Gives all that is held for a job back. Nothing can be held yet, so it undoes its batch when something is. */
export async function refundOfJob(db: D1Database, _now: number, job: number): Promise<D1PreparedStatement[]> {
  const nothingHeld = "NOT EXISTS (SELECT 1 FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed'))";
  return [mustHold(db, nothingHeld, job)];
}
