import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { findJob } from "../../db/job";
import { triggerDelivery } from "../../db/outbox";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { teamDecision } from "../../operations/moderation/team-decision";

export const removeJob = endpoint(contract.admin.removeJob, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      const job = (await findJob(db, null, c.id())) ?? refuse("job_not_found");
      if (isInvolved(viewer.id, [job.user_id, job.helper_id])) refuse("permission_denied");
      if (job.status === "deleted") refuse("job_deleted");
      const given = await c.fields();
      const target = { type: "job", id: job.id } as const;
      const of = { admin: viewer.id, target, about: [job.user_id], given, replyTo: env.SUPPORT_EMAIL };
      await c.tx.add(...(await teamDecision(db, now, of))).commit();
    });
    triggerDelivery(c);
    return undefined;
  },
});
