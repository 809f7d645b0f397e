import { blocks } from "./chat";

/** The statement that tells the bidders of a job's pending bids that it changed. */
export function tellBidders(db: D1Database, now: number, job: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at)
       SELECT b.user_id, 'job_changed', json_object('job_title', j.title), j.id, b.chat_id, ?2
       FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'`,
    )
    .bind(job, now);
}

/** The statement that leaves a user's newest job to be told to helpers. Goes in the batch that inserts the job. */
export function helpersToTell(db: D1Database, now: number, owner: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (key, kind, payload, created_at, due_at)
       SELECT 'job_match:' || id, 'job_match', json_object('job', id), ?2, 0
       FROM job WHERE id = (SELECT max(id) FROM job WHERE user_id = ?1)`,
    )
    .bind(owner, now);
}

/** So many helpers are looked at in one statement. */
const CHUNK = 2000;

/** SQL: the next helpers (by id, from `?3` on) with the category `?2`. */
const NEXT = `SELECT user_id FROM user_category WHERE category = ?2 AND user_id > ?3 ORDER BY user_id LIMIT ${CHUNK}`;

interface Telling {
  job: number;
  category: number;
  /** The helper up to whom it was told. */
  after: number;
  /** How far each area is. */
  metres: string;
  now: number;
}

/**
 * Tells the next helpers of a job, while it is listed: those who offer help within their distance of it, or anywhere
 * when it is remote. Whoever was told before is not told again. Gives the last one looked at; null at the end.
 */
export async function tellNext(db: D1Database, { job, category, after, metres, now }: Telling): Promise<number | null> {
  const [, looked] = await db.batch<{ last: number; n: number }>([
    db
      .prepare(
        `WITH away AS MATERIALIZED (SELECT key AS area, value AS metres FROM json_each(?5)), next AS MATERIALIZED (${NEXT})
         INSERT INTO notification (user_id, type, data, job_id, created_at)
         SELECT u.id, 'job_match', json_object('job_title', j.title), j.id, ?4
         FROM next JOIN user u ON u.id = next.user_id JOIN job j ON j.id = ?1 LEFT JOIN away ON away.area = u.zip4
         WHERE j.listed = 1 AND u.active_worker = 1 AND u.status = 'active' AND u.id <> j.user_id
           AND (j.is_remote = 1 OR away.metres <= 1000 * u.notify_distance)
           AND NOT ${blocks("u.id", "j.user_id")}
         ON CONFLICT DO NOTHING`,
      )
      .bind(job, category, after, now, metres),
    db.prepare(`SELECT max(user_id) AS last, count(*) AS n FROM (${NEXT}) WHERE ?1 > 0`).bind(job, category, after),
  ]);
  const { last = 0, n = 0 } = looked?.results[0] ?? {};
  return n < CHUNK ? null : last;
}

/** How many people were told of a job. */
export async function countTold(db: D1Database, job: number): Promise<number> {
  const told = db.prepare("SELECT count(*) AS n FROM notification WHERE job_id = ? AND type = 'job_match'").bind(job);
  return (await told.first<number>("n")) ?? 0;
}
