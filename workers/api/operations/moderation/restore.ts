import { JOB_DAYS } from "~/domain/job-days";
import type { Target, TargetType } from "~/domain/report-life";
import type { Database, Write } from "../../db/database";
import { MESSAGE_TABLES } from "../../db/message";
import { chatWithout, countedAsUnread } from "./message-in-chat";
import { restoration } from "./suspension";

const TAKEN = "FROM taken t WHERE t.target_id = ?1 AND t.target_type =";
const storedField = (type: TargetType, name: string) =>
  `(SELECT json_extract(t.content, '$.${name}') ${TAKEN} '${type}')`;
const DAYS = JOB_DAYS * 24 * 3600 * 1000;

/** Reopened for the rest of its month or a new one. Money and reviews of a solved job stay; its deal is over. */
function job(db: Database, now: number, id: number): Write[] {
  return [
    db
      .prepare(
        `UPDATE job SET status = 'open', helper_id = NULL, begun_at = NULL, done_at = NULL,
           listed = coalesce((SELECT u.status = 'active' FROM user u WHERE u.id = job.user_id), 0),
           expires_at = iif(coalesce(expires_at, 0) > ?2, expires_at, ?3), updated_at = ?2
         WHERE id = ?1 AND status = 'deleted' AND EXISTS (SELECT 1 ${TAKEN} 'job')
           AND EXISTS (SELECT 1 FROM user u WHERE u.id = job.user_id AND u.status <> 'deleted')`,
      )
      .bind(id, now, now + DAYS),
    db
      .prepare(
        `UPDATE bid SET status = 'rejected', updated_at = ?2
         WHERE job_id = ?1 AND status = 'accepted' AND (SELECT status FROM job WHERE id = ?1) = 'open'`,
      )
      .bind(id, now),
  ];
}

function comment(db: Database, id: number): Write[] {
  const columns = ["job_id", "user_id", "comment", "reply", "created_at", "replied_at"];
  return [
    db
      .prepare(
        `INSERT INTO comment (id, ${columns.join(", ")})
         SELECT t.target_id, ${columns.map((column) => `json_extract(t.content, '$.${column}')`).join(", ")}
         ${TAKEN} 'comment' ON CONFLICT DO NOTHING`,
      )
      .bind(id),
  ];
}

function message(db: Database, id: number): Write[] {
  const text = storedField("message", "message");
  return [
    db
      .prepare(
        `UPDATE bid SET message = ${storedField("message", "bid_message")}
         WHERE id = (SELECT bid_id FROM every_message WHERE id = ?1 AND removed = 1) AND message IS NULL`,
      )
      .bind(id),
    countedAsUnread(db, id, 1),
    ...MESSAGE_TABLES.map((table) =>
      db
        .prepare(
          `UPDATE ${table} SET message = iif(message = '', coalesce(${text}, ''), message), removed = 0
           WHERE id = ?1 AND removed = 1`,
        )
        .bind(id),
    ),
    ...chatWithout(db, id),
  ];
}

/** Also visible if the other party's review was published meanwhile. */
function review(db: Database, id: number): Write[] {
  return [
    db
      .prepare(
        `UPDATE review SET deleted = 0, status = iif(EXISTS (SELECT 1 FROM review o WHERE o.job_id = review.job_id
             AND o.author_id = review.user_id AND o.status = 'visible'), 'visible', ${storedField("review", "status")})
         WHERE id = ?1 AND status = 'removed' AND ${storedField("review", "status")} IS NOT NULL`,
      )
      .bind(id),
  ];
}

function restoreStatements(db: Database, now: number, { type, id }: Target): Write[] {
  switch (type) {
    case "job":
      return job(db, now, id);
    case "comment":
      return comment(db, id);
    case "message":
      return message(db, id);
    case "review":
      return review(db, id);
    case "user":
      return restoration(db, now, id);
  }
}

/** Content that its owner deleted stays deleted. */
export function restore(db: Database, now: number, target: Target): Write[] {
  return [
    ...restoreStatements(db, now, target),
    db.prepare("DELETE FROM taken WHERE target_type = ? AND target_id = ?").bind(target.type, target.id),
  ];
}
