import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { insertAudit } from "../../db/audit";
import { peopleOf } from "../../db/involved";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const removeComment = endpoint(contract.admin.removeComment, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const id = c.id();
    const people = await peopleOf(db, { type: "comment", id });
    if (people.length === 0) refuse("not_found");
    if (isInvolved(viewer.id, people)) refuse("permission_denied");
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
