import { contract } from "~/api/contract";
import { audited } from "../../db/audit";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

/** Deletes a comment with its reply. */
export const removeComment = endpoint(contract.admin.removeComment, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const id = c.id();
    const found = await db.prepare("SELECT 1 FROM comment WHERE id = ?").bind(id).first();
    if (!found) refuse("not_found");
    const { reason } = await c.fields();
    try {
      await c.tx
        .add(
          db.prepare("DELETE FROM comment WHERE id = ?").bind(id),
          mustHaveChanged(db),
          audited(db, now, { admin: viewer.id, action: "delete", target: { type: "comment", id }, reason }),
        )
        .commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("not_found");
      throw error;
    }
    return undefined;
  },
});
