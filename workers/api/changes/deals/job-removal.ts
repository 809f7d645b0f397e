import type { JobStatus } from "~/domain/job";
import { mustHaveChanged, mustHold } from "../../db/batch";
import { lapse } from "../../db/bid";
import { lapseOfJob } from "../money/refund";

/** Statements that delete a job, while no money is held for it. Money that moved and reviews stay. */
export function removal(db: D1Database, now: number, job: { id: number; status: JobStatus }): D1PreparedStatement[] {
  const nothingHeld = "NOT EXISTS (SELECT 1 FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed'))";
  return [
    mustHold(db, nothingHeld, job.id),
    ...lapse(db, job.id, now),
    lapseOfJob(db, job.id),
    db
      .prepare("UPDATE job SET status = 'deleted', listed = 0, updated_at = ? WHERE id = ? AND status = ?")
      .bind(now, job.id, job.status),
    mustHaveChanged(db),
  ];
}
