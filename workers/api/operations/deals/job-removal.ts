import type { JobStatus } from "~/domain/job-status";
import { dropReports } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { mustHaveChanged, mustHold } from "../../db/transaction";
import { cancelPaymentsOfJob } from "../money/refund";
import { type PendingEnd, rejectPending } from "./acceptance";

/** Only while no money is held for it. The ledger and reviews stay. */
export function removal(
  db: Database,
  now: number,
  job: { id: number; status: JobStatus },
  end: PendingEnd = "deleted",
): Write[] {
  const nothingHeld = "NOT EXISTS (SELECT 1 FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed'))";
  return [
    mustHold(db, nothingHeld, job.id),
    ...rejectPending(db, job.id, now, end),
    cancelPaymentsOfJob(db, job.id),
    dropReports(db, now, job.id),
    db
      .prepare("UPDATE job SET status = 'deleted', listed = 0, updated_at = ? WHERE id = ? AND status = ?")
      .bind(now, job.id, job.status),
    mustHaveChanged(db),
  ];
}
