import { contract } from "~/api/contract";
import { audited } from "../../db/audit";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

/** Deletes a comment with its reply. */
export function serveCommentRemoval(app: ApiApp): void {
  serve(app, contract.admin.removeComment, async (q) => {
    const { db, now, viewer } = q;
    const id = q.id();
    const found = await db.prepare("SELECT 1 FROM comment WHERE id = ?").bind(id).first();
    if (!found) refuse("not_found");
    const { reason } = await q.fields();
    try {
      await commit(db, [
        db.prepare("DELETE FROM comment WHERE id = ?").bind(id),
        mustHaveChanged(db),
        audited(db, now, { admin: viewer.id, action: "delete", target: { type: "comment", id }, reason }),
      ]);
    } catch (error) {
      if (error instanceof Lost) refuse("not_found");
      throw error;
    }
    return undefined;
  });
}
