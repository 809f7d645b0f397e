import { contract } from "~/api/contract";
import { isInvolved } from "~/domain/desk";
import { jobRemoval } from "../../changes/moderation/job-takedown";
import { insertAudit } from "../../db/audit";
import { findJob } from "../../db/job";
import { triggerDelivery } from "../../db/outbox";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const removeJob = endpoint(contract.admin.removeJob, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    await retryOnConflict(async () => {
      const job = (await findJob(db, null, c.id())) ?? refuse("job_not_found");
      if (isInvolved(viewer.id, [job.user_id, job.helper_id])) refuse("permission_denied");
      if (job.status === "deleted") refuse("job_deleted");
      const { reason } = await c.fields();
      const log = insertAudit(db, now, {
        admin: viewer.id,
        action: "delete",
        target: { type: "job", id: job.id },
        reason,
      });
      await c.tx.add(...(await jobRemoval(db, now, job)), log).commit();
    });
    triggerDelivery(c);
    return undefined;
  },
});
