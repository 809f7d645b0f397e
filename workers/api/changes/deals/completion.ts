import type { JobStatus } from "~/domain/job";
import type { Database, Write } from "../../db/database";
import { recordOfHelper } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import { cancelPaymentsOfJob } from "../money/refund";
import { releaseOfJob } from "../money/release";
import { rejectPending } from "./acceptance";

/** A job in the status in which it is to be completed. */
interface Ending {
  id: number;
  status: JobStatus;
}

/** Statements that complete a job: who did the work is paid, who only offered is told, what was still to be paid lapses. */
export async function completion(db: Database, now: number, job: Ending): Promise<Write[]> {
  return [
    db
      .prepare("UPDATE job SET status = 'solved', listed = 0, updated_at = ? WHERE id = ? AND status = ?")
      .bind(now, job.id, job.status),
    mustHaveChanged(db),
    ...(await releaseOfJob(db, now, job.id)),
    ...rejectPending(db, job.id, now),
    cancelPaymentsOfJob(db, job.id),
    db
      .prepare("UPDATE user SET jobs_done = jobs_done + 1 WHERE id = (SELECT helper_id FROM job WHERE id = ?)")
      .bind(job.id),
    recordOfHelper(db, now, job.id),
  ];
}
