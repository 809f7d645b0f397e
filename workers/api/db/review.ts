import { BEST_REVIEWS, type Review } from "~/domain/deals/review";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { allOf } from "./condition";
import type { Database, Query, Write } from "./database";
import { titleIn } from "./erased-title";
import { pageOfRows } from "./page";
import { cardOf, personJson, timeOf } from "./person";
import { mustHaveChanged, mustHold } from "./transaction";

export interface ReviewRow {
  id: number;
  job_id: number;
  job_title: string;
  category: number;
  erased: number;
  author_id: number | null;
  user_id: number;
  as_helper: number;
  rating: number;
  text: string;
  reply: string | null;
  status: "hidden" | "visible" | "removed";
  created_at: number;
  author: string | null;
  about: string | null;
}

/** Bind the viewer as `?1` (0: visitor); the condition on `r` may bind from `?2` on. */
export function reviewsWhere(db: Database, viewer: number | null, condition: string, ...values: unknown[]): Query {
  return db
    .prepare(
      `SELECT r.id, r.job_id, j.title AS job_title, j.category,
         EXISTS (SELECT 1 FROM user o WHERE o.id = j.user_id AND o.status = 'deleted') AS erased, r.author_id, r.user_id,
         j.user_id IS NOT r.user_id AS as_helper, r.rating, r.text, r.reply, r.status, r.created_at,
         ${personJson("a")} AS author, ${personJson("w")} AS about
       FROM review r JOIN job j ON j.id = r.job_id LEFT JOIN user a ON a.id = r.author_id LEFT JOIN user w ON w.id = r.user_id WHERE ${condition}`,
    )
    .bind(viewer ?? 0, ...values);
}

export function reviewOf(row: ReviewRow, viewer: number | null, language: Language): Review {
  return {
    id: row.id,
    job: row.job_id,
    job_title: titleIn(language, { title: row.job_title, category: row.category, isErased: row.erased === 1 }),
    author: cardOf(row.author, viewer, language),
    user: row.user_id,
    as_helper: row.as_helper === 1,
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

export const reviewForAdmin = (row: ReviewRow, language: Language): Review => ({
  ...reviewOf(row, row.author_id, language),
  reviewed_user: cardOf(row.about, row.user_id, language),
});

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

export const findReviewForAdmin = (db: Database, admin: number, id: number): Promise<ReviewRow | null> =>
  reviewsWhere(db, admin, "r.id = ?2 AND r.deleted = 0", id).first<ReviewRow>();

export function listReviewsForAdmin(
  db: Database,
  admin: number,
  page: number,
  { user, visible }: { user?: number; visible?: boolean },
): Promise<Page<ReviewRow>> {
  const { sql, values } = allOf([
    { sql: "r.deleted = 0", values: [] },
    ...(user ? [{ sql: "(r.user_id = ? OR r.author_id = ?)", values: [user, user] }] : []),
    ...(visible === undefined ? [] : [{ sql: `r.status ${visible ? "=" : "<>"} 'visible'`, values: [] }]),
  ]);
  return pageOfRows<ReviewRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM review r WHERE ${sql}`).bind(...values),
    rows: (limit) => reviewsWhere(db, admin, `${sql} ORDER BY r.id DESC ${limit}`, ...values),
  });
}

export const findReview = (db: Database, viewer: number, id: number): Promise<ReviewRow | null> =>
  reviewsWhere(db, viewer, "r.id = ?2", id).first<ReviewRow>();

export const reviewCountOf = (db: Database, user: number): Promise<number | null> =>
  db.prepare("SELECT rating_count AS n FROM user WHERE id = ? AND status = 'active'").bind(user).first<number>("n");

/** A shorter review is of little use to a visitor. Characters. */
const TELLING_LENGTH = 40;
const RECENT = 100;

const BEST = `r.id IN (SELECT id FROM review WHERE status = 'visible' AND rating = 5 ORDER BY id DESC LIMIT ${RECENT})
  ORDER BY length(r.text) < ${TELLING_LENGTH},
    row_number() OVER (PARTITION BY r.author_id ORDER BY length(r.text) < ${TELLING_LENGTH}, r.id DESC) > 1,
    r.id DESC
  LIMIT ${BEST_REVIEWS}`;

export const bestReviews = async (db: Database, viewer: number | null): Promise<ReviewRow[]> =>
  (await reviewsWhere(db, viewer, BEST).all<ReviewRow>()).results;

const SEEN = "r.job_id = ?2 AND (r.status = 'visible' OR (r.status = 'hidden' AND r.author_id = ?1)) ORDER BY r.id";

export const reviewsOfJob = async (db: Database, viewer: number | null, job: number): Promise<ReviewRow[]> =>
  (await reviewsWhere(db, viewer, SEEN, job).all<ReviewRow>()).results;

export async function reviewsOfPair(db: Database, viewer: number, other: number, job: number): Promise<ReviewRow[]> {
  const pair = "r.job_id = ?2 AND ((r.author_id = ?1 AND r.user_id = ?3) OR (r.author_id = ?3 AND r.user_id = ?1))";
  return (await reviewsWhere(db, viewer, pair, job, other).all<ReviewRow>()).results;
}

interface NewReview {
  job: number;
  author: number;
  user: number;
  rating: number;
  text: string;
  status: "hidden" | "visible";
  now: number;
}

export function insertReview(db: Database, review: NewReview): Write[] {
  const { job, author, user, rating, text, status, now } = review;
  return [
    db
      .prepare(
        `INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at)
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM job
         WHERE id = ?1 AND status = 'solved' AND min(user_id, helper_id) = min(?2, ?3) AND max(user_id, helper_id) = max(?2, ?3)`,
      )
      .bind(job, author, user, rating, text, status, now),
    mustHaveChanged(db),
  ];
}

export const selectReviewBy = (db: Database, author: number, { job, user }: { job: number; user: number }): Query =>
  reviewsWhere(db, author, "r.job_id = ?2 AND r.author_id = ?1 AND r.user_id = ?3", job, user);

interface Written {
  job: number;
  author: number;
  user: number;
  isThere: boolean;
}

const AS_SEEN = "EXISTS (SELECT 1 FROM review WHERE job_id = ?1 AND author_id = ?2 AND user_id = ?3) = ?4";

/** Two reviews become visible together. */
export const mustHaveReviewAsSeen = (db: Database, { job, author, user, isThere }: Written): Write =>
  mustHold(db, AS_SEEN, job, author, user, Number(isThere));

export const insertReviewReply = (db: Database, review: number, reply: string): Write =>
  db.prepare("UPDATE review SET reply = ? WHERE id = ? AND status = 'visible' AND reply IS NULL").bind(reply, review);
