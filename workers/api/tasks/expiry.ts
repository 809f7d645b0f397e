import type { Database, Write } from "../db/database";
import { notify } from "../db/notify";
import { hasRunOut } from "../db/payment";
import { mustHaveChanged, run } from "../db/transaction";
import { removal } from "../operations/deals/job-removal";
import { each } from "./each";
import { askToRenew, nudge } from "./nudges";

const BATCH_SIZE = 500;

async function expirePayments(db: Database, now: number, user?: number): Promise<number> {
  const [expired] = await run(
    db,
    db
      .prepare(
        `UPDATE payment AS p INDEXED BY payment_window SET status = 'expired' WHERE ${hasRunOut("?1")} AND (?2 IS NULL OR ?2 IN (p.payer_id, p.payee_id))`,
      )
      .bind(now, user ?? null),
  );
  return expired?.meta.changes ?? 0;
}

interface Expiring {
  id: number;
  user_id: number | null;
  title: string;
  status: "open";
  expires_at: number;
}

function expiryOf(db: Database, now: number, job: Expiring): Write[] {
  return [
    // A job that was renewed meanwhile stays.
    db
      .prepare("UPDATE job SET expires_at = NULL, expired_at = ?2 WHERE id = ?1 AND expires_at <= ?2")
      .bind(job.id, now),
    mustHaveChanged(db),
    ...removal(db, now, job, "expired"),
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

async function expireJobs(db: Database, now: number, user?: number): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT id, user_id, title, status, expires_at FROM job INDEXED BY job_expiring
       WHERE status = 'open' AND expires_at <= ?1 AND (?2 IS NULL OR user_id = ?2) ORDER BY expires_at LIMIT ${BATCH_SIZE}`,
    )
    .bind(now, user ?? null)
    .all<Expiring>();
  return each(results, (job) => run(db, ...expiryOf(db, now, job)));
}

export async function expire(db: Database, now: number, user?: number): Promise<number> {
  let ended = 0;
  await each([expirePayments, expireJobs], async (part) => {
    ended += await part(db, now, user);
  });
  await each([askToRenew, nudge], (part) => part(db, now, user));
  return ended;
}
