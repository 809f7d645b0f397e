import { JOB_ADDITION_NAMES } from "~/domain/jobs/job-additions";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type AccountKind, OWNERS } from "~/domain/money/ledger";
import type { Database, Write } from "./database";
import { ERASED_TITLE } from "./erased-title";
import { notificationsOf } from "./notification";
import { notify } from "./notify";
import { openWithdrawalsOf } from "./open-withdrawal";
import { mustHold } from "./transaction";

/** D1 binds numbers as reals, hence the cast. */
const IDS: Record<(typeof OWNERS)[AccountKind], string> = {
  user: "SELECT CAST(?1 AS INTEGER) AS id",
  payment: "SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1",
  payer: "SELECT id FROM payment WHERE payer_id = ?1",
  payout: "SELECT id FROM payout WHERE user_id = ?1",
};

const NO_MONEY = Object.entries(OWNERS).map(
  ([kind, owner]) =>
    `NOT EXISTS (SELECT 1 FROM account WHERE balance <> 0 AND name IN (SELECT '${kind}:' || id FROM (${IDS[owner]})))`,
);

const SETTLED = `NOT EXISTS (SELECT 1 FROM payment WHERE payer_id = ?1 AND status IN ('processing', 'held', 'disputed'))
  AND NOT EXISTS (SELECT 1 FROM payment WHERE payee_id = ?1 AND status IN ('processing', 'held', 'disputed'))
  AND NOT EXISTS (SELECT 1 FROM chargeback b JOIN payment p ON p.id = b.payment_id
    WHERE b.status = 'open' AND ?1 IN (p.payer_id, p.payee_id))
  AND NOT EXISTS (SELECT 1 FROM payout WHERE user_id = ?1 AND status = 'requested')
  AND ${openWithdrawalsOf("?1")} = 0
  AND ${NO_MONEY.join(" AND ")}`;

export async function hasMoneyOpen(db: Database, user: number): Promise<boolean> {
  return (await db.prepare(`SELECT ${SETTLED} AS settled`).bind(user).first<number>("settled")) !== 1;
}

export const mustBeSettled = (db: Database, user: number): Write => mustHold(db, SETTLED, user);

/** Put before `withdrawPendingBids`: the owners are selected in SQL. */
export const notifyOfWithdrawnBids = (db: Database, now: number, user: number): Write[] =>
  notify(db, now, {
    type: "bid_withdrawn",
    mail: true,
    key: "'bid_withdrawn:' || b.id",
    to: "j.user_id",
    job: "j.id",
    chat: "b.chat_id",
    data: "json_object('job_title', j.title)",
    rows: {
      from: "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.user_id = ?1 AND b.status = 'pending' AND j.user_id IS NOT NULL",
      values: [user],
    },
  });

export const withdrawPendingBids = (db: Database, now: number, user: number): Write =>
  db
    .prepare("UPDATE bid SET status = 'withdrawn', updated_at = ?2 WHERE user_id = ?1 AND status = 'pending'")
    .bind(user, now);

export async function openJobsOf(db: Database, user: number): Promise<number[]> {
  const { results } = await db
    .prepare("SELECT id FROM job WHERE user_id = ? AND status = 'open'")
    .bind(user)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

export const deleteOpenJob = (db: Database, now: number, job: number): Write =>
  db
    .prepare("UPDATE job SET status = 'deleted', listed = 0, updated_at = ? WHERE id = ? AND status = 'open'")
    .bind(now, job);

/** A job posted concurrently would stay behind. */
export const mustHaveNoOpenJob = (db: Database, user: number): Write =>
  mustHold(db, "NOT EXISTS (SELECT 1 FROM job WHERE user_id = ? AND status = 'open')", user);

export interface RunningJob {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
  done_at: number | null;
  owned: number;
}

export const reservedJobsOf = async (db: Database, user: number): Promise<RunningJob[]> =>
  (
    await db
      .prepare(
        `SELECT id, title, status, helper_id, done_at, coalesce(user_id = ?1, 0) AS owned FROM job
         WHERE status = 'reserved' AND (user_id = ?1 OR helper_id = ?1)`,
      )
      .bind(user)
      .all<RunningJob>()
  ).results;

/** A deal that is agreed concurrently would stay behind. */
export const mustHaveNoReservedJob = (db: Database, user: number): Write =>
  mustHold(db, "NOT EXISTS (SELECT 1 FROM job WHERE status = 'reserved' AND (user_id = ?1 OR helper_id = ?1))", user);

const ADDITIONS_GONE = JOB_ADDITION_NAMES.map((column) => `${column} = NULL`).join(", ");

export const eraseJobs = (db: Database, user: number): Write[] => [
  db.prepare("DELETE FROM job_image WHERE job_id IN (SELECT id FROM job WHERE user_id = ?)").bind(user),
  db
    .prepare(
      `UPDATE job SET title = ${ERASED_TITLE}, description = '', zipcode = CASE WHEN zipcode IS NULL THEN NULL ELSE zip4 END, ${ADDITIONS_GONE}
       WHERE user_id = ?`,
    )
    .bind(user),
];

/** Reaches the people who asked, bid or were invited. For all others the title is left out when it is read. */
const TOLD_OF_JOBS = `${notificationsOf(`IN (SELECT low_id + high_id - ?1 FROM chat WHERE low_id = ?1 OR high_id = ?1
    UNION SELECT user_id FROM comment WHERE job_id IN (SELECT id FROM job WHERE user_id = ?1))`)}
  UNION ALL SELECT id FROM notification WHERE type = 'job_match' AND job_id IN (SELECT id FROM job WHERE user_id = ?1)
  UNION ALL SELECT id FROM notification WHERE type = 'invitation' AND job_id IN (SELECT id FROM job WHERE user_id = ?1)`;

export const eraseTitles = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE notification SET data = json_remove(data, '$.job_title')
       WHERE id IN (${TOLD_OF_JOBS}) AND job_id IN (SELECT id FROM job WHERE user_id = ?1)
         AND json_extract(data, '$.job_title') IS NOT NULL`,
    )
    .bind(user);

export function eraseNames(db: Database, user: number, names: string[]): Write {
  return db
    .prepare(
      `UPDATE notification SET data = json_remove(data, '$.name')
       WHERE id IN (${notificationsOf("IN (SELECT low_id + high_id - ?1 FROM chat WHERE low_id = ?1 OR high_id = ?1)")})
         AND json_extract(data, '$.name') IS NOT NULL
         AND (chat_id IN (SELECT id FROM chat WHERE low_id = ?1 OR high_id = ?1)
           OR (job_id IN (SELECT id FROM job WHERE user_id = ?1 UNION SELECT job_id FROM helper_of_job WHERE user_id = ?1)
             AND json_extract(data, '$.name') IN (SELECT value FROM json_each(?2))))`,
    )
    .bind(user, JSON.stringify(names));
}

interface Named {
  name: string;
  company: string | null;
  business: number;
}

export const namesInUse = (db: Database, user: number): Promise<Named | null> =>
  db.prepare("SELECT name, company, business FROM user WHERE id = ?").bind(user).first<Named>();

export const eraseAnswers = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE dispute SET answer = NULL WHERE answer IS NOT NULL AND opened_by <> ?1
       AND payment_id IN (SELECT id FROM payment WHERE payer_id = ?1 OR payee_id = ?1)`,
    )
    .bind(user);

export const eraseProposalWords = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE dispute_proposal SET why = NULL WHERE why IS NOT NULL AND by_id = ?1 AND dispute_id IN (SELECT d.id FROM dispute d
         WHERE d.payment_id IN (SELECT id FROM payment WHERE payer_id = ?1 UNION SELECT id FROM payment WHERE payee_id = ?1))`,
    )
    .bind(user);

const ROWS = [
  "work_experience WHERE user_id = ?1",
  "user_category WHERE user_id = ?1",
  "known_client WHERE user_id = ?1",
  "known_device WHERE user_id = ?1",
  "mailed_link WHERE user_id = ?1",
  "social_identity WHERE user_id = ?1",
  "passkey WHERE user_id = ?1",
  "passkey_challenge WHERE user_id = ?1",
  `notification WHERE id IN (${notificationsOf("= ?1")})`,
  "push_subscription WHERE user_id = ?1",
  "one_signal WHERE user_id = ?1",
  "idempotency WHERE user_id = ?1",
  "onboarding WHERE user_id = ?1",
  "block WHERE user_id = ?1",
  "block WHERE blocked_id = ?1",
  "saved_search WHERE user_id = ?1",
  "answer WHERE user_id = ?1",
  "acquaintance WHERE user_id = ?1",
  "objection WHERE user_id = ?1",
];

export const deleteOwnRows = (db: Database, user: number): Write[] =>
  ROWS.map((rows) => db.prepare(`DELETE FROM ${rows}`).bind(user));

/** The row itself stays: jobs, messages, reviews and the ledger refer to its id. */
export const eraseUser = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE user SET status = 'deleted', email = '', email_key = NULL, pending_email = NULL, password_hash = NULL,
         name = '', image_key = NULL, zipcode = NULL, zip4 = NULL, city = NULL, active_worker = 0, function_title = NULL, bio = NULL,
         business = 0, company = NULL, kvk = NULL, vat = NULL, business_address = NULL, business_email = NULL, vat_rate = 21, activated = 0,
         verification = 'none', verification_reason = NULL, verification_reference = NULL, iban = NULL, iban_changed_at = NULL, email_opt_in = 0,
         partner_id = NULL, roles = '', notify_push = 0, notify_email = 0, quiet_from = NULL, quiet_to = NULL, muted_push = '[]', muted_email = '[]', app_version = NULL, reply_minutes = NULL, completion_rate = NULL, owner_finished = NULL,
         owner_missed = NULL
       WHERE id = ? AND status <> 'deleted'`,
    )
    .bind(user);

export async function imagesOfUser(db: Database, user: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT image_key AS key FROM user WHERE id = ?1 AND image_key IS NOT NULL
       UNION ALL SELECT i.media_key FROM work_experience_image i JOIN work_experience w ON w.id = i.work_experience_id WHERE w.user_id = ?1
       UNION ALL SELECT i.small_key FROM job_image i JOIN job j ON j.id = i.job_id WHERE j.user_id = ?1
       UNION ALL SELECT i.large_key FROM job_image i JOIN job j ON j.id = i.job_id WHERE j.user_id = ?1`,
    )
    .bind(user)
    .all<{ key: string }>();
  return results.map(({ key }) => key);
}
