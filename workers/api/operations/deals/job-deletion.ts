import type { JobStatus } from "~/domain/jobs/job-status";
import { dropReports } from "../../db/appointment";
import type { PendingEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { deleteJob } from "../../db/job-status";
import { cancelPaymentsOfJob, mustHoldNothing } from "../../db/payment-status";
import { mustHaveChanged } from "../../db/transaction";
import { rejectPending } from "./acceptance";

export function jobDeletion(
  db: Database,
  now: number,
  job: { id: number; status: JobStatus },
  end: PendingEnd = "deleted",
): Write[] {
  return [
    mustHoldNothing(db, job.id),
    ...rejectPending(db, job.id, now, end),
    cancelPaymentsOfJob(db, job.id),
    dropReports(db, now, job.id),
    deleteJob(db, now, job),
    mustHaveChanged(db),
  ];
}
