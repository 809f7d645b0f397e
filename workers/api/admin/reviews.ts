import { contract } from "~/api/contract";
import type { Review } from "~/domain/review";
import { audited } from "../db/audit";
import { commit } from "../db/batch";
import { cardOf, personJson, timeOf } from "../db/person";
import type { Question } from "../kernel/question";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";

interface ReviewRow {
  id: number;
  job_id: number;
  job_title: string;
  author_id: number | null;
  author: string | null;
  user_id: number;
  rating: number;
  text: string;
  reply: string | null;
  status: "hidden" | "visible" | "removed";
  created_at: number;
}

const SELECT = `SELECT r.*, j.title AS job_title, ${personJson("a")} AS author
  FROM review r JOIN job j ON j.id = r.job_id LEFT JOIN user a ON a.id = r.author_id WHERE r.id = ?2`;

type Acting = Question<typeof contract.admin.changeReview> | Question<typeof contract.admin.removeReview>;

async function reviewOfPath(q: Acting): Promise<ReviewRow> {
  return (await q.db.prepare(SELECT).bind(q.viewer.id, q.id()).first<ReviewRow>()) ?? refuse("not_found");
}

function reviewOf(row: ReviewRow, q: Acting): Review {
  return {
    id: row.id,
    job: row.job_id,
    job_title: row.job_title,
    author: cardOf(row.author, row.author_id, q.language),
    user: row.user_id,
    rating: row.rating,
    text: row.text,
    reply: row.reply,
    visible: row.status === "visible",
    created_at: timeOf(row.created_at),
  };
}

const shown = (visible: boolean) => (visible ? "visible" : "removed");

/** Reviews: change what they say, show them, take them away. A rating counts while its review is shown (migration 0002). */
export function serveReviewsAtDesk(app: ApiApp): void {
  serve(app, contract.admin.changeReview, async (q) => {
    const { db, now, viewer } = q;
    const { id } = await reviewOfPath(q);
    const { text, visible, reason } = await q.fields();
    const status = visible === undefined ? null : shown(visible);
    await commit(db, [
      db
        .prepare("UPDATE review SET text = coalesce(?, text), status = coalesce(?, status) WHERE id = ?")
        .bind(text ?? null, status, id),
      audited(db, now, { admin: viewer.id, action: "change", target: { type: "review", id }, reason }),
    ]);
    return reviewOf(await reviewOfPath(q), q);
  });

  serve(app, contract.admin.removeReview, async (q) => {
    const { db, now, viewer } = q;
    const { id } = await reviewOfPath(q);
    const { reason } = await q.fields();
    await commit(db, [
      db.prepare("UPDATE review SET status = 'removed' WHERE id = ?").bind(id),
      audited(db, now, { admin: viewer.id, action: "delete", target: { type: "review", id }, reason }),
    ]);
    return undefined;
  });
}
