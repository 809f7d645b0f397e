import type { Database, Write } from "../db/database";
import { type ExpiringJob, expireJob, expiringJobs } from "../db/job-status";
import { notify } from "../db/notify";
import { expirePayments as expireOpenPayments } from "../db/payment-status";
import { mustHaveChanged, run } from "../db/transaction";
import { jobDeletion } from "../operations/deals/job-deletion";
import { each } from "./each";

export async function expirePayments(db: Database, now: number, user?: number): Promise<number> {
  const [expired] = await run(db, expireOpenPayments(db, now, user));
  return expired?.meta.changes ?? 0;
}

function expiryOf(db: Database, now: number, job: ExpiringJob): Write[] {
  return [
    expireJob(db, now, job.id),
    mustHaveChanged(db),
    ...jobDeletion(db, now, job, "expired"),
    ...(job.user_id === null
      ? []
      : notify(db, now, {
          to: job.user_id,
          type: "job_expired",
          key: `job_expired:${job.id}:${job.expires_at}`,
          job: job.id,
          data: { job_title: job.title },
          mail: true,
        })),
  ];
}

export async function expireJobs(db: Database, now: number, user?: number): Promise<number> {
  return each("a job that expires", await expiringJobs(db, now, user), (job) => run(db, ...expiryOf(db, now, job)));
}
