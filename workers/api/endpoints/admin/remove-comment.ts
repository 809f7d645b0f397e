import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { peopleOf } from "../../db/involved";
import { triggerDelivery } from "../../db/outbox";
import { mustHold, retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { teamDecision } from "../../operations/moderation/team-decision";

export const removeComment = endpoint(contract.admin.removeComment, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    const target = { type: "comment", id: c.id() } as const;
    await retryOnConflict(async () => {
      const people = await peopleOf(db, target);
      if (people.length === 0) refuse("not_found");
      if (isInvolved(viewer.id, people)) refuse("permission_denied");
      const given = await c.fields();
      const [asker = null, placer = null] = people;
      const reply = await db.prepare("SELECT reply FROM comment WHERE id = ?").bind(target.id).first<string>("reply");
      const about = reply === null ? [asker] : [asker, placer];
      const of = { admin: viewer.id, target, about, given, replyTo: env.SUPPORT_EMAIL };
      const unchanged = "EXISTS (SELECT 1 FROM comment WHERE id = ? AND reply IS ?)";
      await c.tx.add(mustHold(db, unchanged, target.id, reply), ...(await teamDecision(db, now, of))).commit();
    });
    triggerDelivery(c);
    return undefined;
  },
});
