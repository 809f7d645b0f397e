import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { insertAudit } from "../../db/audit";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const removeComment = endpoint(contract.admin.removeComment, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const id = c.id();
    const found = await db
      .prepare(
        "SELECT c.user_id AS author, j.user_id AS owner FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = ?",
      )
      .bind(id)
      .first<{ author: number | null; owner: number | null }>();
    if (!found) return refuse("not_found");
    if (isInvolved(viewer.id, [found.author, found.owner])) refuse("permission_denied");
    const { reason } = await c.fields();
    try {
      await c.tx
        .add(
          db.prepare("DELETE FROM comment WHERE id = ?").bind(id),
          mustHaveChanged(db),
          insertAudit(db, now, { admin: viewer.id, action: "delete", target: { type: "comment", id }, reason }),
        )
        .commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("not_found");
      throw error;
    }
    return undefined;
  },
});
