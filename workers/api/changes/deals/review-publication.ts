import { mustHaveChanged } from "../../db/batch";
import { tell } from "../../db/outbox";
import { nameFor } from "../../db/person";

/** A review that is to be seen. */
export interface Showing {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  user_id: number;
}

/** Statements that tell someone of a review that becomes visible; `key` makes it one event. */
export async function tellOfReview(
  db: D1Database,
  now: number,
  key: string,
  of: Omit<Showing, "id">,
): Promise<D1PreparedStatement[]> {
  const name = of.author_id === null ? "" : await nameFor(db, of.user_id, of.author_id);
  return tell(db, now, {
    to: of.user_id,
    type: "review",
    key,
    job: of.job_id,
    data: { job_title: of.job_title, name },
  });
}

/** Statements that show a hidden review and tell whom it is about. They undo their batch when it was shown already. */
export async function showing(db: D1Database, now: number, review: Showing): Promise<D1PreparedStatement[]> {
  return [
    db.prepare("UPDATE review SET status = 'visible' WHERE id = ? AND status = 'hidden'").bind(review.id),
    mustHaveChanged(db),
    ...(await tellOfReview(db, now, `review:${review.id}`, review)),
  ];
}
