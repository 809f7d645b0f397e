import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { mustHold, retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { teamDecision } from "../../operations/moderation/team-decision";
import { loadUser, userToChange } from "./user-change";

/** A repetition is a no-op: an account that is suspended has its statement. */
export const suspend = endpoint(contract.admin.suspend, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      const { row, given } = await userToChange(c, "suspend");
      if (row.status === "suspended") return;
      const id = row.user_id;
      const target = { type: "user", id } as const;
      const of = { admin: viewer.id, target, about: [id], given, replyTo: env.SUPPORT_EMAIL };
      const active = "EXISTS (SELECT 1 FROM user WHERE id = ? AND status = 'active')";
      await c.tx.add(mustHold(db, active, id), ...(await teamDecision(db, now, of))).commit();
    });
    triggerDelivery(c);
    return loadUser(c);
  },
});
