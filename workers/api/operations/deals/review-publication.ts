import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { nameFor } from "../../db/person";
import { type PublishableReview, publishReview } from "../../db/review-publication";
import { mustHaveChanged } from "../../db/transaction";

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
    publishReview(db, review.id),
    mustHaveChanged(db),
    ...(await notifyOfReview(db, now, `review:${review.id}`, review)),
  ];
}
