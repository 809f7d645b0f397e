import type { Database, Write } from "./database";
import { notify } from "./notify";

export interface PublishableReview {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  user_id: number;
}

const BATCH_SIZE = 500;

export async function overdueReviews(
  db: Database,
  before: number,
  user: number | undefined,
): Promise<PublishableReview[]> {
  const { results } = await db
    .prepare(
      `SELECT r.id, r.job_id, j.title AS job_title, r.author_id, r.user_id FROM review r JOIN job j ON j.id = r.job_id
       WHERE r.status = 'hidden' AND r.created_at <= ?1 AND (?2 IS NULL OR ?2 IN (r.author_id, r.user_id))
       ORDER BY r.created_at LIMIT ${BATCH_SIZE}`,
    )
    .bind(before, user ?? null)
    .all<PublishableReview>();
  return results;
}

export const publishReview = (db: Database, id: number): Write =>
  db.prepare("UPDATE review SET status = 'visible' WHERE id = ? AND status = 'hidden'").bind(id);

const NAME = "coalesce(iif(o.business = 1, o.company, NULL), o.name)";

interface Reviewable {
  push: boolean;
  unfinished?: boolean | undefined;
}

export const notifyReviewers = (db: Database, now: number, job: number, { push, unfinished }: Reviewable): Write[] =>
  notify(db, now, {
    type: "review_request",
    push,
    key: "'review_request:' || j.id || ':' || p.id || ':' || o.id",
    to: "p.id",
    job: "j.id",
    data: `json_object('job_title', j.title, 'name', ${NAME}${unfinished ? ", 'step', 'ended'" : ""})`,
    rows: {
      from: `FROM job j JOIN user p ON p.id IN (j.user_id, j.helper_id) JOIN user o ON o.id = j.user_id + j.helper_id - p.id
        WHERE j.id = ?1 AND p.status = 'active' AND o.status <> 'deleted'
          AND NOT EXISTS (SELECT 1 FROM review r WHERE r.job_id = j.id AND r.author_id = p.id AND r.user_id = o.id)`,
      values: [job],
    },
    mail: unfinished ? "review_request_ended" : true,
  });
