import { type Comment, TALKING } from "~/domain/jobs/comment";
import type { Language } from "~/domain/values/language";
import { blocks } from "./block";
import type { Database, Query, Write } from "./database";
import { OWNER_IS_ACTIVE } from "./job";
import { notify } from "./notify";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";
import { mustHaveChanged, mustHold } from "./transaction";

export interface CommentRow {
  id: number;
  job_id: number;
  user_id: number | null;
  comment: string;
  reply: string | null;
  created_at: number;
  replied_at: number | null;
  user: string | null;
}

const SELECT = `SELECT c.id, c.job_id, c.user_id, c.comment, c.reply, c.created_at, c.replied_at, ${personJson("u")} AS user
  FROM comment c LEFT JOIN user u ON u.id = c.user_id`;

export function commentOf(row: CommentRow, viewer: number | null, language: Language): Comment {
  return {
    id: row.id,
    comment: row.comment,
    reply: row.reply,
    created_at: timeOf(row.created_at),
    replied_at: timeOrNull(row.replied_at),
    user: cardOf(row.user, viewer, language),
  };
}

export function commentsBy(db: Database, user: number, before: number, take: number): Query {
  return db
    .prepare(`${SELECT} WHERE c.user_id = ?1 AND c.id < ?2 ORDER BY c.id DESC LIMIT ?3`)
    .bind(user, before, take);
}

export const commentsAnsweredBy = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare(
      `${SELECT} WHERE c.job_id IN (SELECT id FROM job WHERE user_id = ?1) AND c.reply IS NOT NULL AND c.id < ?2
       ORDER BY c.id DESC LIMIT ?3`,
    )
    .bind(user, before, take);

export function selectComment(db: Database, viewer: number | null, job: number, id: number): Query {
  return db.prepare(`${SELECT} WHERE c.job_id = ?2 AND c.id = ?3`).bind(viewer ?? 0, job, id);
}

export function selectNewest(db: Database, viewer: number, job: number): Query {
  return db
    .prepare(`${SELECT} WHERE c.id = (SELECT max(id) FROM comment WHERE job_id = ?2 AND user_id = ?1)`)
    .bind(viewer, job);
}

export interface CommentPage {
  count: number;
  rows: CommentRow[];
}

export async function commentPage(
  db: Database,
  viewer: number | null,
  job: number,
  { from, take }: { from: number; take: number },
): Promise<CommentPage> {
  const [total, rows] = await db.batch<unknown>([
    db.prepare("SELECT count(*) AS n FROM comment WHERE job_id = ?").bind(job),
    db.prepare(`${SELECT} WHERE c.job_id = ?2 ORDER BY c.id LIMIT ?3 OFFSET ?4`).bind(viewer ?? 0, job, take, from),
  ]);
  return { count: ((total?.results ?? []) as { n: number }[])[0]?.n ?? 0, rows: (rows?.results ?? []) as CommentRow[] };
}

export async function isBlocked(db: Database, one: number, other: number): Promise<boolean> {
  return (
    (await db
      .prepare(`SELECT ${blocks("?1", "?2")} AS blocked`)
      .bind(one, other)
      .first<number>("blocked")) === 1
  );
}

const OPEN_TO_TALK = `j.status IN (${TALKING.map((status) => `'${status}'`).join(", ")})`;

export function insertComment(
  db: Database,
  { job, user, comment, now }: { job: number; user: number; comment: string; now: number },
): Write[] {
  return [
    db
      .prepare(
        `INSERT INTO comment (job_id, user_id, comment, created_at) SELECT j.id, ?2, ?3, ?4 FROM job j
         WHERE j.id = ?1 AND ${OPEN_TO_TALK} AND NOT ${blocks("?2", "j.user_id")} AND ${OWNER_IS_ACTIVE}`,
      )
      .bind(job, user, comment, now),
    mustHaveChanged(db),
  ];
}

export function addReply(
  db: Database,
  { comment, reply, now }: { comment: number; reply: string; now: number },
): Write[] {
  return [
    db
      .prepare(
        `UPDATE comment SET reply = ?2, replied_at = ?3 WHERE id = ?1 AND reply IS NULL AND EXISTS (
           SELECT 1 FROM job j WHERE j.id = comment.job_id AND ${OPEN_TO_TALK} AND NOT ${blocks("comment.user_id", "j.user_id")})`,
      )
      .bind(comment, reply, now),
    mustHaveChanged(db),
  ];
}

export const replyOf = (db: Database, comment: number): Promise<string | null> =>
  db.prepare("SELECT reply FROM comment WHERE id = ?").bind(comment).first<string>("reply");

export const mustHaveReply = (db: Database, comment: number, reply: string | null): Write =>
  mustHold(db, "EXISTS (SELECT 1 FROM comment WHERE id = ? AND reply IS ?)", comment, reply);

export const deleteComment = (db: Database, comment: number): Write =>
  db.prepare("DELETE FROM comment WHERE id = ?").bind(comment);

export const deleteReply = (db: Database, comment: number): Write =>
  db.prepare("UPDATE comment SET reply = NULL, replied_at = NULL WHERE id = ?").bind(comment);

interface NewQuestion {
  job: { id: number; title: string };
  owner: number;
  user: number;
}

export const notifyOfComment = (db: Database, now: number, { job, owner, user }: NewQuestion): Write[] =>
  notify(db, now, {
    to: "?3",
    type: "comment",
    mail: true,
    key: "'comment:' || ?5",
    job: "c.job_id",
    data: "json_object('job_title', ?4, 'comment', c.id)",
    rows: {
      from: "FROM comment c WHERE c.id = (SELECT max(id) FROM comment WHERE job_id = ?1 AND user_id = ?2)",
      values: [job.id, user, owner, job.title, crypto.randomUUID()],
    },
  });
