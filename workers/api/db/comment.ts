import type { Comment } from "~/domain/comment";
import type { Language } from "~/domain/value";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";

export interface CommentRow {
  id: number;
  user_id: number | null;
  comment: string;
  reply: string | null;
  created_at: number;
  replied_at: number | null;
  user: string | null;
}

const SELECT = `SELECT c.id, c.user_id, c.comment, c.reply, c.created_at, c.replied_at, ${personJson("u")} AS user
  FROM comment c LEFT JOIN user u ON u.id = c.user_id`;

/** A comment as everyone may see it. */
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

/** The statement that reads one comment of a job. */
export function selectComment(db: D1Database, viewer: number | null, job: number, id: number): D1PreparedStatement {
  return db.prepare(`${SELECT} WHERE c.job_id = ?2 AND c.id = ?3`).bind(viewer ?? 0, job, id);
}

/** The statement that reads the comment a user just made, in the batch that inserts it. */
export function selectNewest(db: D1Database, viewer: number, job: number): D1PreparedStatement {
  return db
    .prepare(`${SELECT} WHERE c.id = (SELECT max(id) FROM comment WHERE job_id = ?2 AND user_id = ?1)`)
    .bind(viewer, job);
}

export interface CommentPage {
  count: number;
  rows: CommentRow[];
}

/** Comments of a job, oldest first. */
export async function commentPage(
  db: D1Database,
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

/** Whether one of the two blocks the other. */
export async function isBlocked(db: D1Database, one: number, other: number): Promise<boolean> {
  const found = await db
    .prepare("SELECT 1 FROM block WHERE (user_id = ?1 AND blocked_id = ?2) OR (user_id = ?2 AND blocked_id = ?1)")
    .bind(one, other)
    .first();
  return found !== null;
}
