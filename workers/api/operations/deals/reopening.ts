import type { JobStatus } from "~/domain/jobs/job-status";
import type { Cents } from "~/domain/money/money";
import { dropReports } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { notifyLapsedBidders, reopenJob, uncountJobDone } from "../../db/job-status";
import { cancelPaymentsOfJob } from "../../db/payment-status";
import { enqueueTrackRecord } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import { refundOfJob } from "../money/refund";

export interface Reopenable {
  id: number;
  status: JobStatus;
  helper_id: number | null;
  onlyBeforeWork?: boolean;
  compensation?: Cents;
  because?: "missed";
  except?: readonly number[];
}

/** The caller ends the accepted bid and notifies. */
export async function jobReopening(db: Database, now: number, job: Reopenable): Promise<Write[]> {
  return [
    enqueueTrackRecord(db, now, job.id),
    ...(job.status === "solved" ? [uncountJobDone(db, job.id)] : []),
    reopenJob(db, now, job),
    mustHaveChanged(db),
    ...notifyLapsedBidders(db, now, job.id),
    dropReports(db, now, job.id),
    ...(await refundOfJob(db, now, job.id, job)),
    cancelPaymentsOfJob(db, job.id),
  ];
}
