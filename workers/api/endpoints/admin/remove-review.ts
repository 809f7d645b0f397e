import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { mustHold, retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { teamDecision } from "../../operations/moderation/team-decision";
import { refuseInvolved, reviewOfPath } from "./visible-review";

export const removeReview = endpoint(contract.admin.removeReview, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      await refuseInvolved(c);
      const { id, author_id } = await reviewOfPath(c);
      const given = await c.fields();
      const target = { type: "review", id } as const;
      const of = { admin: viewer.id, target, about: [author_id], given, replyTo: env.SUPPORT_EMAIL };
      const shown = "EXISTS (SELECT 1 FROM review WHERE id = ? AND deleted = 0)";
      await c.tx.add(mustHold(db, shown, id), ...(await teamDecision(db, now, of))).commit();
    });
    triggerDelivery(c);
    return undefined;
  },
});
