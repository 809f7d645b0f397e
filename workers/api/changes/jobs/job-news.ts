import { blocks } from "../../db/chat";

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

/** So many people are told in one statement. */
const CHUNK = 2000;

/** The helpers `h` of a job `j` (`?1`) who are told of it now: while it is listed, and nobody twice. */
const TELL = `INSERT INTO notification (user_id, type, data, job_id, created_at)
  SELECT h.user_id, 'job_match', json_object('job_title', j.title), j.id, ?3`;
const TO_TELL = `j.id = ?1 AND j.listed = 1 AND h.user_id <> j.user_id AND NOT ${blocks("h.user_id", "j.user_id")}
  AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.type = 'job_match' AND n.job_id = j.id AND n.user_id = h.user_id)
  LIMIT ${CHUNK}`;

interface Telling {
  job: number;
  category: number;
  now: number;
}

/** Runs a statement until it tells nobody any more. */
async function untilAll(statement: D1PreparedStatement): Promise<void> {
  while ((await statement.run()).meta.changes >= CHUNK);
}

/** Tells the helpers in these areas (`zip4` to metres) who want to hear of a job that far away. */
export async function tellNear(
  db: D1Database,
  { job, category, now }: Telling,
  metres: Record<string, number>,
): Promise<void> {
  const statement = db.prepare(
    `WITH away AS MATERIALIZED (SELECT key AS area, (value + 999) / 1000 AS km FROM json_each(?4))
     ${TELL} FROM job j CROSS JOIN away
     CROSS JOIN helper h INDEXED BY helper_in_reach ON h.category = ?2 AND h.zip4 = away.area AND h.reach >= away.km
     WHERE ${TO_TELL}`,
  );
  await untilAll(statement.bind(job, category, now, JSON.stringify(metres)));
}

/** Tells all helpers of the category, wherever they are: the job has no place. */
export async function tellEverywhere(db: D1Database, { job, category, now }: Telling): Promise<void> {
  const statement = db.prepare(
    `${TELL} FROM job j CROSS JOIN helper h INDEXED BY helper_in_reach ON h.category = ?2 WHERE ${TO_TELL}`,
  );
  await untilAll(statement.bind(job, category, now));
}

/** How many people were told of a job. */
export async function countTold(db: D1Database, job: number): Promise<number> {
  const told = db.prepare("SELECT count(*) AS n FROM notification WHERE job_id = ? AND type = 'job_match'").bind(job);
  return (await told.first<number>("n")) ?? 0;
}
