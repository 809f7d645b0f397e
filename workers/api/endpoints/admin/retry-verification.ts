import { contract } from "~/api/contract";
import { canStartCheck } from "~/domain/verification";
import { insertAudit } from "../../db/audit";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { verificationAsked } from "../../operations/accounts/verification";
import { askVerification } from "../../operations/accounts/verification-asked";
import { userOfPath } from "./admin-user";
import { loadUser } from "./user-change";

export const retryVerification = endpoint(contract.admin.retryVerification, {
  handle: async (c) => {
    const { db, env, now, tx, viewer } = c;
    const { row } = await userOfPath(c);
    const user = row.user_id;
    if (user === viewer.id) refuse("permission_denied");
    const { reason } = await c.fields();
    if (row.verification === "verified") refuse("already_verified");
    if (row.status !== "active") refuse("transition");
    await askVerification(env, tx, now, user);
    const { row: asked } = await userOfPath(c);
    await tx
      .add(
        ...(canStartCheck(asked.verification) ? verificationAsked(db, now, user) : []),
        insertAudit(db, now, { admin: viewer.id, action: "verify", target: { type: "user", id: user }, reason }),
      )
      .commit();
    triggerDelivery(c);
    return loadUser(c);
  },
});
