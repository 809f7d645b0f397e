import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { afterReviewEvent } from "~/domain/review";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { type ReviewRow, reviewOf, reviewsOf, reviewsWhere } from "../../db/review";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { serveWrite } from "./write";

/** Reviews (api.md 4.4, 5.6). */
export function serveReviews(app: ApiApp): void {
  serveWrite(app);

  serve(app, contract.review.answer, async (q) => {
    const { db, viewer } = q;
    const row = await reviewsWhere(db, viewer.id, "r.id = ?2", q.id()).first<ReviewRow>();
    if (!row || afterReviewEvent(row.status, "reply") === null) return refuse("not_found");
    if (row.user_id !== viewer.id) refuse("permission_denied");
    const { reply } = await q.fields();
    if (row.reply !== null) refuse("already_replied");
    try {
      await commit(db, [
        db
          .prepare("UPDATE review SET reply = ? WHERE id = ? AND status = 'visible' AND reply IS NULL")
          .bind(reply, row.id),
        mustHaveChanged(db),
      ]);
    } catch (error) {
      if (error instanceof Lost) refuse("already_replied");
      throw error;
    }
    return reviewOf({ ...row, reply }, viewer.id, q.language);
  });

  serve(app, contract.review.list, async (q) => {
    const user = q.id();
    const viewer = q.viewer?.id ?? null;
    const known = q.db.prepare("SELECT rating_count AS n FROM user WHERE id = ? AND status = 'active'").bind(user);
    const { n } = (await known.first<{ n: number }>()) ?? refuse("not_found");
    const { page } = await q.fields();
    const { results } = await reviewsOf(q.db, viewer, user, {
      from: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }).all<ReviewRow>();
    return { count: n, results: results.map((row) => reviewOf(row, viewer, q.language)) };
  });
}
