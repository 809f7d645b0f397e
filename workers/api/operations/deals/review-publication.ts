import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";
import { mustHaveChanged } from "../../db/transaction";

export interface PublishableReview {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  user_id: number;
}

export async function notifyOfReview(
  db: Database,
  now: number,
  key: string,
  of: Omit<PublishableReview, "id">,
): Promise<Write[]> {
  const name = of.author_id === null ? "" : await nameFor(db, of.user_id, of.author_id);
  return notify(db, now, {
    to: of.user_id,
    type: "review",
    key,
    job: of.job_id,
    data: { job_title: of.job_title, name },
  });
}

export async function publication(db: Database, now: number, review: PublishableReview): Promise<Write[]> {
  return [
    db.prepare("UPDATE review SET status = 'visible' WHERE id = ? AND status = 'hidden'").bind(review.id),
    mustHaveChanged(db),
    ...(await notifyOfReview(db, now, `review:${review.id}`, review)),
  ];
}
