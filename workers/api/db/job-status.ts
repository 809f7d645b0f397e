import type { ChatEvent } from "~/domain/chats/chat-event";
import { jobExpiry, renewalAskedBefore } from "~/domain/jobs/job-days";
import type { JobStatus } from "~/domain/jobs/job-status";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { chatEventText } from "../notices/chat-lines";
import { beingPaid } from "./bid-payment";
import { blocks } from "./block";
import type { Database, Write } from "./database";
import type { JobRow } from "./job";
import { notify } from "./notify";
import { mustHold } from "./transaction";

/** Put `mustHaveChanged` right after a change of one job: its status may have changed since it was read. */
type ReadJob = Pick<JobRow, "id" | "status">;

export const reserveJob = (db: Database, now: number, job: number, helper: number): Write =>
  db
    .prepare(
      `UPDATE job SET status = 'reserved', listed = 0, helper_id = ?2, begun_at = NULL, done_at = NULL, updated_at = ?3
       WHERE id = ?1 AND status = 'open'`,
    )
    .bind(job, helper, now);

export const beginJob = (db: Database, now: number, { id, helper_id }: { id: number; helper_id: number }): Write => {
  const undisputed = "NOT EXISTS (SELECT 1 FROM payment d WHERE d.job_id = job.id AND d.status = 'disputed')";
  return db
    .prepare(
      `UPDATE job SET begun_at = ?1, updated_at = ?1
       WHERE id = ?2 AND status = 'reserved' AND helper_id = ?3 AND begun_at IS NULL AND done_at IS NULL AND ${undisputed}`,
    )
    .bind(now, id, helper_id);
};

export const solveJob = (
  db: Database,
  now: number,
  { id, status, unfinished = false }: ReadJob & { unfinished?: boolean },
) =>
  db
    .prepare(
      "UPDATE job SET status = 'solved', stopped = ?4, listed = 0, updated_at = ?1, solved_at = ?1 WHERE id = ?2 AND status = ?3",
    )
    .bind(now, id, status, Number(unfinished));

export const deleteJob = (db: Database, now: number, { id, status }: ReadJob): Write =>
  db
    .prepare("UPDATE job SET status = 'deleted', listed = 0, updated_at = ? WHERE id = ? AND status = ?")
    .bind(now, id, status);

export const renewJob = (db: Database, now: number, job: number): Write =>
  db
    .prepare("UPDATE job SET expires_at = ?, updated_at = ? WHERE id = ? AND status = 'open'")
    .bind(jobExpiry(now), now, job);

interface Reopenable {
  id: number;
  status: JobStatus;
  helper_id: number | null;
}

export const findReopenable = (db: Database, id: number): Promise<Reopenable | null> =>
  db.prepare("SELECT id, status, helper_id FROM job WHERE id = ?").bind(id).first<Reopenable>();

const BEFORE_WORK = `AND done_at IS NULL
  AND (begun_at IS NULL OR NOT EXISTS (SELECT 1 FROM payment p WHERE p.job_id = job.id AND p.status = 'held'))`;

/** SQL of a change of the job `?1` to open. A job that would end soon gets new days. Bind `openedAt` as `?2` to `?4`. */
export const OPENED = `status = 'open', helper_id = NULL, begun_at = NULL, done_at = NULL, stopped = 0,
  listed = coalesce((SELECT u.status = 'active' FROM user u WHERE u.id = job.user_id), 0),
  expires_at = iif(coalesce(expires_at, 0) > ?4, expires_at, ?3), updated_at = ?2`;
export const openedAt = (now: number) => [now, jobExpiry(now), renewalAskedBefore(now)] as const;

export const reopenJob = (
  db: Database,
  now: number,
  { id, status, helper_id, onlyBeforeWork = false }: Reopenable & { onlyBeforeWork?: boolean },
): Write =>
  db
    .prepare(
      `UPDATE job SET ${OPENED} WHERE id = ?1 AND status = ?5 AND helper_id IS ?6 ${onlyBeforeWork ? BEFORE_WORK : ""}`,
    )
    .bind(id, ...openedAt(now), status, helper_id);

export const mustBeBeforeWork = (db: Database, job: number): Write =>
  mustHold(db, `EXISTS (SELECT 1 FROM job WHERE id = ?1 ${BEFORE_WORK})`, job);

const formerBids = (
  ended: string,
  jobs: string,
) => `FROM job j JOIN bid b ON b.job_id = j.id JOIN user u ON u.id = b.user_id AND u.status = 'active'
  WHERE ${jobs} AND j.listed = 1 AND b.status = 'rejected' AND ${ended} AND NOT ${blocks("b.user_id", "j.user_id")}
  AND NOT EXISTS (SELECT 1 FROM bid o WHERE o.job_id = b.job_id AND o.user_id = b.user_id AND o.id > b.id)`;

const REOPENED: ChatEvent = { kind: "reopened" };

interface FormerBids {
  /** SQL about the job `j`. Binds `?1`. */
  jobs: string;
  /** SQL about the bid `b`. */
  ended: string;
  mail: "job_reopened" | "job_restored";
}

function notifyFormerBidders(db: Database, now: number, of: number, { jobs, ended, mail }: FormerBids): Write[] {
  const from = formerBids(ended, jobs);
  return [
    ...notify(db, now, {
      type: "job_changed",
      key: "'job_reopened:' || b.id || ':' || j.updated_at",
      to: "b.user_id",
      job: "j.id",
      data: "json_object('job_title', j.title, 'step', 'reopened', 'amount', printf('%.2f', b.amount / 100.0))",
      mail,
      rows: { from, values: [of] },
    }),
    // Last, because `UNTOLD` reads it.
    db
      .prepare(
        `INSERT INTO message (chat_id, sender_id, message, event, day, created_at)
       SELECT b.chat_id, j.user_id, ?2, ?3, ?4, ?5 ${from}`,
      )
      .bind(of, chatEventText(REOPENED, "nl"), JSON.stringify(REOPENED), dayInAmsterdam(now), now),
  ];
}

const LAPSED: FormerBids = { jobs: "j.id = ?1", ended: "b.ended = 'lapsed'", mail: "job_reopened" };
const REMOVED: FormerBids = {
  jobs: "j.id = ?1",
  ended: "(b.ended = 'deleted' OR b.deal_end ->> 'end' = 'taken_down')",
  mail: "job_restored",
};

export const notifyLapsedBidders = (db: Database, now: number, job: number): Write[] =>
  notifyFormerBidders(db, now, job, LAPSED);

const WAS_UNSOLVED = `EXISTS (SELECT 1 FROM taken t
  WHERE t.target_type = 'job' AND t.target_id = j.id AND t.content ->> 'status' <> 'solved')`;

/** Put between `restoreJob` and `deleteTaken`. Work that was finished needs no new bids. */
export const notifyBiddersOfRestored = (db: Database, now: number, job: number): Write[] =>
  [LAPSED, REMOVED].flatMap((bids) =>
    notifyFormerBidders(db, now, job, { ...bids, ended: `${bids.ended} AND ${WAS_UNSOLVED}` }),
  );

/** A job that was solved after the bid ended was reopened by an appeal: its work is finished. */
const UNTOLD = `coalesce(j.solved_at, 0) < b.updated_at AND NOT EXISTS (SELECT 1 FROM every_message m
  WHERE m.chat_id = b.chat_id AND m.event ->> 'kind' = '${REOPENED.kind}' AND m.created_at >= b.updated_at)`;

/** Put after `relistJobs`. A job that opened while its placer was suspended was not listed. */
export const notifyBiddersOfRelisted = (db: Database, now: number, placer: number): Write[] =>
  [LAPSED, REMOVED].flatMap((bids) =>
    notifyFormerBidders(db, now, placer, { ...bids, jobs: "j.user_id = ?1", ended: `${bids.ended} AND ${UNTOLD}` }),
  );

const HELPER_OF_DONE = "id = (SELECT helper_id FROM job WHERE id = ? AND stopped = 0)";

/** Put after `solveJob`. */
export const countJobDone = (db: Database, job: number): Write =>
  db.prepare(`UPDATE user SET jobs_done = jobs_done + 1 WHERE ${HELPER_OF_DONE}`).bind(job);

/** Put before `reopenJob`. */
export const uncountJobDone = (db: Database, job: number): Write =>
  db.prepare(`UPDATE user SET jobs_done = jobs_done - 1 WHERE ${HELPER_OF_DONE}`).bind(job);

export interface ExpiringJob {
  id: number;
  user_id: number | null;
  title: string;
  status: "open";
  expires_at: number;
}

const MAX_EXPIRING = 500;

const MAY_EXPIRE = `NOT ${beingPaid("job.id")}`;

export async function expiringJobs(db: Database, now: number, user: number | undefined): Promise<ExpiringJob[]> {
  const { results } = await db
    .prepare(
      `SELECT id, user_id, title, status, expires_at FROM job INDEXED BY job_expiring
       WHERE status = 'open' AND expires_at <= ?1 AND (?2 IS NULL OR user_id = ?2) AND ${MAY_EXPIRE} ORDER BY expires_at LIMIT ${MAX_EXPIRING}`,
    )
    .bind(now, user ?? null)
    .all<ExpiringJob>();
  return results;
}

/** A job that was renewed or is being paid meanwhile stays. */
export const expireJob = (db: Database, now: number, job: number): Write =>
  db
    .prepare(`UPDATE job SET expires_at = NULL, expired_at = ?2 WHERE id = ?1 AND expires_at <= ?2 AND ${MAY_EXPIRE}`)
    .bind(job, now);
