import { contract } from "~/api/contract";
import { afterReviewEvent } from "~/domain/review";
import { type ReviewRow, reviewOf, reviewsWhere } from "../../db/review";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const answer = endpoint(contract.review.answer, {
  handle: async (c) => {
    const { db, viewer } = c;
    const row = await reviewsWhere(db, viewer.id, "r.id = ?2", c.id()).first<ReviewRow>();
    if (!row || afterReviewEvent(row.status, "reply") === null) return refuse("not_found");
    if (row.user_id !== viewer.id) refuse("permission_denied");
    const { reply } = await c.fields();
    if (row.reply !== null) refuse("already_replied");
    try {
      await c.tx
        .add(
          db
            .prepare("UPDATE review SET reply = ? WHERE id = ? AND status = 'visible' AND reply IS NULL")
            .bind(reply, row.id),
          mustHaveChanged(db),
        )
        .commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("already_replied");
      throw error;
    }
    return reviewOf({ ...row, reply }, viewer.id, c.language);
  },
});
