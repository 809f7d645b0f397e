import { contract } from "~/api/contract";
import { tellOfReview } from "../../changes/deals/review-publication";
import { audited } from "../../db/audit";
import { commit, mustHold } from "../../db/batch";
import { wake } from "../../db/outbox";
import { again } from "../../db/retry-on-conflict";
import { type ReviewRow, reviewOf, reviewsWhere } from "../../db/review";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

type Acting = Question<typeof contract.admin.changeReview> | Question<typeof contract.admin.removeReview>;

async function reviewOfPath(q: Acting): Promise<ReviewRow> {
  const found = reviewsWhere(q.db, q.viewer.id, "r.id = ?2 AND r.deleted = 0", q.id());
  return (await found.first<ReviewRow>()) ?? refuse("not_found");
}

const shown = (visible: boolean) => (visible ? "visible" : "removed");

/** One that was hidden and is shown is told of, once: it may come out by itself at the same moment. */
async function change(q: Question<typeof contract.admin.changeReview>): Promise<void> {
  const { db, now, viewer } = q;
  const before = await reviewOfPath(q);
  const { id, status } = before;
  const { text, visible, reason } = await q.fields();
  await commit(db, [
    mustHold(db, "(SELECT status FROM review WHERE id = ?) = ?", id, status),
    db
      .prepare("UPDATE review SET text = ?, status = ? WHERE id = ?")
      .bind(text ?? before.text, visible === undefined ? status : shown(visible), id),
    audited(db, now, { admin: viewer.id, action: "change", target: { type: "review", id }, reason }),
    ...(status === "hidden" && visible ? await tellOfReview(db, now, `review:${id}`, before) : []),
  ]);
}

/** Reviews: change what they say, show them, take them away. A rating counts while its review is shown (migration 0002). */
export function serveReviewsAtDesk(app: ApiApp): void {
  serve(app, contract.admin.changeReview, async (q) => {
    await again(() => change(q));
    wake(q.env, q.execution);
    const changed = await reviewOfPath(q);
    // The desk knows the author's full name, as he does himself.
    return reviewOf(changed, changed.author_id, q.language);
  });

  serve(app, contract.admin.removeReview, async (q) => {
    const { db, now, viewer } = q;
    const { id } = await reviewOfPath(q);
    const { reason } = await q.fields();
    await commit(db, [
      db.prepare("UPDATE review SET status = 'removed', deleted = 1 WHERE id = ?").bind(id),
      audited(db, now, { admin: viewer.id, action: "delete", target: { type: "review", id }, reason }),
    ]);
    return undefined;
  });
}
