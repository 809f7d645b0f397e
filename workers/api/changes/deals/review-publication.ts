import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";

/** A review that is to be seen. */
export interface Showing {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  user_id: number;
}

/** Statements that tell someone of a review that becomes visible; `key` makes it one event. */
export async function tellOfReview(db: Database, now: number, key: string, of: Omit<Showing, "id">): Promise<Write[]> {
  const name = of.author_id === null ? "" : await nameFor(db, of.user_id, of.author_id);
  return notify(db, now, {
    to: of.user_id,
    type: "review",
    key,
    job: of.job_id,
    data: { job_title: of.job_title, name },
  });
}

/** Statements that show a hidden review and tell whom it is about. They undo their batch when it was shown already. */
export async function showing(db: Database, now: number, review: Showing): Promise<Write[]> {
  return [
    db.prepare("UPDATE review SET status = 'visible' WHERE id = ? AND status = 'hidden'").bind(review.id),
    mustHaveChanged(db),
    ...(await tellOfReview(db, now, `review:${review.id}`, review)),
  ];
}
