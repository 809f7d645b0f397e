import type { Target, TargetType } from "~/domain/admin/report-life";
import type { Database, Write } from "./database";
import { OPENED, openedAt } from "./job-status";
import { MESSAGE_TABLES } from "./message";
import { mustHold } from "./transaction";

const COMMENT_COLUMNS = ["job_id", "user_id", "comment", "reply", "created_at", "replied_at"];
const CONTENTS: Record<Exclude<TargetType, "user">, { content: string; from: string }> = {
  job: { content: "json_object('status', status)", from: "FROM job WHERE id = ?1" },
  comment: {
    content: `json_object(${COMMENT_COLUMNS.map((column) => `'${column}', ${column}`).join(", ")})`,
    from: "FROM comment WHERE id = ?1",
  },
  message: {
    content: "json_object('message', m.message, 'bid_message', (SELECT b.message FROM bid b WHERE b.id = m.bid_id))",
    from: "FROM every_message m WHERE m.id = ?1 AND m.removed = 0",
  },
  photo: {
    content: "json_object('alt', p.alt)",
    from: "FROM chat_photo p WHERE p.id = ?1 AND p.about IS NOT NULL AND p.taken_at IS NULL",
  },
  review: { content: "json_object('status', status)", from: "FROM review WHERE id = ?1 AND status <> 'removed'" },
};

/** Put before the statements that remove it. */
export function storeTaken(db: Database, now: number, type: keyof typeof CONTENTS, id: number): Write {
  const { content, from } = CONTENTS[type];
  return db
    .prepare(
      `INSERT OR REPLACE INTO taken (target_type, target_id, content, taken_at) SELECT '${type}', ?1, ${content}, ?2 ${from}`,
    )
    .bind(id, now);
}

export const deleteTaken = (db: Database, target: Target): Write =>
  db.prepare("DELETE FROM taken WHERE target_type = ? AND target_id = ?").bind(target.type, target.id);

const TAKEN = "FROM taken t WHERE t.target_id = ?1 AND t.target_type =";
const storedField = (type: TargetType, name: string) =>
  `(SELECT json_extract(t.content, '$.${name}') ${TAKEN} '${type}')`;

const LISTED_AGAIN = `EXISTS (SELECT 1 FROM job j JOIN user u ON u.id = j.user_id AND u.status = 'active'
  WHERE j.id = ?1 AND j.status = 'deleted' AND EXISTS (SELECT 1 ${TAKEN} 'job'))`;

/** Returns true if `restoreJob` shows the job to everyone. */
export const canBeListedAgain = async (db: Database, job: number): Promise<boolean> =>
  (await db.prepare(`SELECT ${LISTED_AGAIN} AS listed`).bind(job).first<number>("listed")) === 1;

/** Put before `restoreJob`: its owner may be suspended after `canBeListedAgain`. */
export const mustBeListedAgain = (db: Database, job: number, listed: boolean): Write =>
  mustHold(db, `${LISTED_AGAIN} = ?2`, job, Number(listed));

export const restoreJob = (db: Database, now: number, id: number): Write[] => [
  db
    .prepare(
      `UPDATE job SET ${OPENED}
       WHERE id = ?1 AND status = 'deleted' AND EXISTS (SELECT 1 ${TAKEN} 'job')
         AND EXISTS (SELECT 1 FROM user u WHERE u.id = job.user_id AND u.status <> 'deleted')`,
    )
    .bind(id, ...openedAt(now)),
  db
    .prepare(
      `UPDATE bid SET status = 'rejected', updated_at = ?2
       WHERE job_id = ?1 AND status = 'accepted' AND (SELECT status FROM job WHERE id = ?1) = 'open'`,
    )
    .bind(id, now),
];

export const deleteComment = (db: Database, id: number): Write =>
  db.prepare("DELETE FROM comment WHERE id = ?").bind(id);

export const restoreComment = (db: Database, id: number): Write =>
  db
    .prepare(
      `INSERT INTO comment (id, ${COMMENT_COLUMNS.join(", ")})
       SELECT t.target_id, ${COMMENT_COLUMNS.map((column) => `json_extract(t.content, '$.${column}')`).join(", ")}
       ${TAKEN} 'comment' ON CONFLICT DO NOTHING`,
    )
    .bind(id);

export const removeDealPhoto = (db: Database, now: number, id: number): Write =>
  db
    .prepare("UPDATE chat_photo SET taken_at = ?2 WHERE id = ?1 AND about IS NOT NULL AND taken_at IS NULL")
    .bind(id, now);

/** A photo that its sender removed meanwhile stays removed. */
export const restoreDealPhoto = (db: Database, id: number): Write =>
  db.prepare("UPDATE chat_photo SET taken_at = NULL WHERE id = ?").bind(id);

export const removeReview = (db: Database, id: number): Write =>
  db.prepare("UPDATE review SET status = 'removed', deleted = 1 WHERE id = ?").bind(id);

/** Also visible if the other party's review was published meanwhile. */
export const restoreReview = (db: Database, id: number): Write =>
  db
    .prepare(
      `UPDATE review SET deleted = 0, status = iif(EXISTS (SELECT 1 FROM review o WHERE o.job_id = review.job_id
           AND o.author_id = review.user_id AND o.user_id = review.author_id AND o.status = 'visible'), 'visible', ${storedField("review", "status")})
       WHERE id = ?1 AND status = 'removed' AND ${storedField("review", "status")} IS NOT NULL`,
    )
    .bind(id);

function countAsUnread(db: Database, id: number, by: 1 | -1): Write {
  return db
    .prepare(
      `UPDATE chat SET low_unread = max(0, low_unread + ?2 * (u.sender_id = high_id)),
         high_unread = max(0, high_unread + ?2 * (u.sender_id = low_id))
       FROM (SELECT chat_id, sender_id FROM every_message
         WHERE id = ?1 AND removed = (?2 > 0) AND read_at IS NULL AND bid_id IS NULL) u
       WHERE chat.id = u.chat_id`,
    )
    .bind(id, by);
}

const lastOf = (column: string) =>
  `(SELECT m.${column} FROM every_message m WHERE m.chat_id = chat.id ORDER BY m.id DESC LIMIT 1)`;

const LAST = `UPDATE chat SET last_message = coalesce(${lastOf("message")}, ''), last_event = ${lastOf("event")}
  WHERE id = (SELECT chat_id FROM every_message WHERE id = ?)`;

const refreshChat = (db: Database, message: number): Write => db.prepare(LAST).bind(message);

/** A message that announces a bid only loses its text, as the bid does. */
export const removeMessage = (db: Database, id: number): Write[] => [
  db
    .prepare("UPDATE bid SET message = NULL WHERE id = (SELECT bid_id FROM every_message WHERE id = ? AND removed = 0)")
    .bind(id),
  countAsUnread(db, id, -1),
  ...MESSAGE_TABLES.map((table) => db.prepare(`UPDATE ${table} SET message = '', removed = 1 WHERE id = ?`).bind(id)),
  refreshChat(db, id),
];

export const restoreMessage = (db: Database, id: number): Write[] => [
  db
    .prepare(
      `UPDATE bid SET message = ${storedField("message", "bid_message")}
       WHERE id = (SELECT bid_id FROM every_message WHERE id = ?1 AND removed = 1) AND message IS NULL`,
    )
    .bind(id),
  countAsUnread(db, id, 1),
  ...MESSAGE_TABLES.map((table) =>
    db
      .prepare(
        `UPDATE ${table} SET message = iif(message = '', coalesce(${storedField("message", "message")}, ''), message), removed = 0
         WHERE id = ?1 AND removed = 1`,
      )
      .bind(id),
  ),
  refreshChat(db, id),
];
