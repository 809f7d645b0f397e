import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import { endpoint } from "../../http/endpoint";
import { refuseInvolved, reviewOfPath } from "./visible-review";

export const removeReview = endpoint(contract.admin.removeReview, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    await refuseInvolved(c);
    const { id } = await reviewOfPath(c);
    const { reason } = await c.fields();
    await c.tx
      .add(
        db.prepare("UPDATE review SET status = 'removed', deleted = 1 WHERE id = ?").bind(id),
        insertAudit(db, now, { admin: viewer.id, action: "delete", target: { type: "review", id }, reason }),
      )
      .commit();
    return undefined;
  },
});
