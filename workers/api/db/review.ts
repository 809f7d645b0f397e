import type { Language } from "~/domain/language";
import type { Review } from "~/domain/review";
import type { Database, Query, Write } from "./database";
import { cardOf, personJson, timeOf } from "./person";
import { mustHold } from "./transaction";

export interface ReviewRow {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  user_id: number;
  rating: number;
  text: string;
  reply: string | null;
  status: "hidden" | "visible" | "removed";
  created_at: number;
  author: string | null;
}

/** Bind the viewer as `?1` (0: visitor); the condition on `r` may bind values from `?2` on. */
export function reviewsWhere(db: Database, viewer: number | null, condition: string, ...values: unknown[]): Query {
  return db
    .prepare(
      `SELECT r.id, r.job_id, j.title AS job_title, r.author_id, r.user_id, r.rating, r.text, r.reply, r.status, r.created_at,
         ${personJson("a")} AS author
       FROM review r JOIN job j ON j.id = r.job_id LEFT JOIN user a ON a.id = r.author_id WHERE ${condition}`,
    )
    .bind(viewer ?? 0, ...values);
}

export function reviewOf(row: ReviewRow, viewer: number | null, language: Language): Review {
  return {
    id: row.id,
    job: row.job_id,
    job_title: row.job_title,
    author: cardOf(row.author, viewer, language),
    user: row.user_id,
    rating: row.rating,
    text: row.text,
    reply: row.reply,
    visible: row.status === "visible",
    created_at: timeOf(row.created_at),
  };
}

export function reviewsOf(
  db: Database,
  viewer: number | null,
  user: number,
  { from, take }: { from: number; take: number },
): Query {
  const those = "r.user_id = ?2 AND r.status = 'visible' ORDER BY r.id DESC LIMIT ?3 OFFSET ?4";
  return reviewsWhere(db, viewer, those, user, take, from);
}

interface ReviewChange {
  text: string;
  status: ReviewRow["status"];
}

export const updateReview = (db: Database, before: ReviewRow, { text, status }: ReviewChange): Write[] => [
  mustHold(db, "(SELECT status FROM review WHERE id = ?) = ?", before.id, before.status),
  db.prepare("UPDATE review SET text = ?, status = ? WHERE id = ?").bind(text, status, before.id),
];

export const mustHaveReview = (db: Database, review: number): Write =>
  mustHold(db, "EXISTS (SELECT 1 FROM review WHERE id = ? AND deleted = 0)", review);
