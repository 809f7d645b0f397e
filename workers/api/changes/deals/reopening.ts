import { JOB_DAYS, type JobStatus } from "~/domain/job";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { recordOfHelper } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import { cancelPaymentsOfJob, refundOfJob } from "../money/refund";

/** A job whose deal is off. */
export interface Reopenable {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
  /** The owner may not take it back once the helper marked the work as done; the desk and time may. */
  onlyBeforeDone?: boolean;
}

const DAYS = JOB_DAYS * 24 * 3600 * 1000;

/**
 * Statements that open a job again: what is held goes back, and what only a helper may see of the job he no longer sees.
 * Its month goes on, or starts anew when it ran out meanwhile. The bid that was accepted ends beside these.
 */
export async function openAgain(db: Database, now: number, job: Reopenable): Promise<Write[]> {
  return [
    recordOfHelper(db, now, job.id),
    ...(job.status === "solved" ? [uncounted(db, job.id)] : []),
    db
      .prepare(
        `UPDATE job SET status = 'open', helper_id = NULL, done_at = NULL,
           listed = coalesce((SELECT u.status = 'active' FROM user u WHERE u.id = job.user_id), 0), expires_at = iif(coalesce(expires_at, 0) > ?2, expires_at, ?1), updated_at = ?2
         WHERE id = ?3 AND status = ?4 AND helper_id IS ?5 ${job.onlyBeforeDone ? "AND done_at IS NULL" : ""}`,
      )
      .bind(now + DAYS, now, job.id, job.status, job.helper_id),
    mustHaveChanged(db),
    ...(await refundOfJob(db, now, job.id)),
    cancelPaymentsOfJob(db, job.id),
  ];
}

/** Statements that take a job back from its helper: it is open again, his bid (if any) is rejected, and he is told. */
export async function reopening(db: Database, now: number, job: Reopenable): Promise<Write[]> {
  return [
    ...(await openAgain(db, now, job)),
    db
      .prepare("UPDATE bid SET status = 'rejected', updated_at = ? WHERE job_id = ? AND status = 'accepted'")
      .bind(now, job.id),
    ...(job.helper_id === null ? [] : told(db, now, job, job.helper_id)),
  ];
}

/** Completed after all not: who was counted for it is not any more. */
function uncounted(db: Database, job: number): Write {
  return db
    .prepare("UPDATE user SET jobs_done = jobs_done - 1 WHERE id = (SELECT helper_id FROM job WHERE id = ?)")
    .bind(job);
}

/** Tells a helper that the job he was to do is off. */
export function told(
  db: Database,
  now: number,
  { id, title }: Pick<Reopenable, "id" | "title">,
  helper: number,
): Write[] {
  const key = `job_cancelled:${id}:${now}`;
  return notify(db, now, { to: helper, type: "bid_rejected", key, job: id, data: { job_title: title } });
}
