import { jobExpiry } from "~/domain/job-days";
import type { JobStatus } from "~/domain/job-status";
import type { Cents } from "~/domain/money";
import { dropReports } from "../../db/appointment";
import { blocks } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { enqueueTrackRecord } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import { cancelPaymentsOfJob, refundOfJob } from "../money/refund";

export interface Reopenable {
  id: number;
  status: JobStatus;
  helper_id: number | null;
  /** The owner may not reopen it once the work was done, or begun with money held for it; admins and the deadline may. */
  onlyBeforeWork?: boolean;
  compensation?: Cents;
  /** One party did not come. Otherwise the owner cancelled, or the time was over. */
  because?: "missed";
  except?: number;
}

const BEFORE_WORK = `AND done_at IS NULL
  AND (begun_at IS NULL OR NOT EXISTS (SELECT 1 FROM payment p WHERE p.job_id = job.id AND p.status = 'held'))`;

/** Held money is refunded, less the compensation. The month continues, or restarts when over. The caller ends the accepted bid and notifies. */
export async function jobReopening(db: Database, now: number, job: Reopenable): Promise<Write[]> {
  return [
    enqueueTrackRecord(db, now, job.id),
    ...(job.status === "solved" ? [decrementJobsDone(db, job.id)] : []),
    db
      .prepare(
        `UPDATE job SET status = 'open', helper_id = NULL, begun_at = NULL, done_at = NULL,
           listed = coalesce((SELECT u.status = 'active' FROM user u WHERE u.id = job.user_id), 0), expires_at = iif(coalesce(expires_at, 0) > ?2, expires_at, ?1), updated_at = ?2
         WHERE id = ?3 AND status = ?4 AND helper_id IS ?5 ${job.onlyBeforeWork ? BEFORE_WORK : ""}`,
      )
      .bind(jobExpiry(now), now, job.id, job.status, job.helper_id),
    mustHaveChanged(db),
    ...notifyLapsed(db, now, job.id),
    dropReports(db, now, job.id),
    ...(await refundOfJob(db, now, job.id, job)),
    cancelPaymentsOfJob(db, job.id),
  ];
}

const LAPSED = `FROM job j JOIN bid b ON b.job_id = j.id JOIN user u ON u.id = b.user_id AND u.status = 'active'
  WHERE j.id = ?1 AND j.listed = 1 AND b.status = 'rejected' AND b.ended = 'lapsed' AND NOT ${blocks("b.user_id", "j.user_id")}
  AND NOT EXISTS (SELECT 1 FROM bid o WHERE o.job_id = b.job_id AND o.user_id = b.user_id AND o.id > b.id)`;

const notifyLapsed = (db: Database, now: number, job: number): Write[] =>
  notify(db, now, {
    type: "job_changed",
    key: "'job_reopened:' || b.id",
    to: "b.user_id",
    job: "j.id",
    data: "json_object('job_title', j.title, 'step', 'reopened')",
    rows: { from: LAPSED, values: [job] },
  });

function decrementJobsDone(db: Database, job: number): Write {
  return db
    .prepare("UPDATE user SET jobs_done = jobs_done - 1 WHERE id = (SELECT helper_id FROM job WHERE id = ?)")
    .bind(job);
}
