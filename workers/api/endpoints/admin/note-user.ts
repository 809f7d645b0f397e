import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { userOfPath } from "./admin-user";
import { loadUser } from "./user-change";

/** A line in the audit log, which only admins read. */
export const noteUser = endpoint(contract.admin.noteUser, {
  handle: async (c) => {
    const { db, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    if (row.user_id === viewer.id) refuse("permission_denied");
    const { reason } = await c.fields();
    const target = { type: "user", id: row.user_id } as const;
    await tx.add(insertAudit(db, now, { admin: viewer.id, action: "note", target, reason })).commit();
    return loadUser(c);
  },
});
