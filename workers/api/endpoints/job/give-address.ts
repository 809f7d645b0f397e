import { contract } from "~/api/contract";
import { canGiveAddress } from "~/domain/job-place";
import { jobOf } from "../../db/job";
import { triggerDelivery } from "../../db/outbox";
import { mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { notifyOfAddress } from "../../operations/jobs/job-notifications";
import { ownJobOfPath } from "./visible-job";

export const giveAddress = endpoint(contract.job.giveAddress, {
  load: ownJobOfPath,
  handle: async (c, job) => {
    const { db, viewer, now, language } = c;
    const { location_details } = await c.fields();
    if (!canGiveAddress({ status: job.status, is_remote: job.is_remote === 1 })) refuse("transition");
    // Repeating it changes nothing.
    if (location_details === job.location_details) return jobOf(job, viewer.id, language);
    await c.tx
      .add(
        db
          .prepare(
            "UPDATE job SET location_details = ?2, updated_at = ?3 WHERE id = ?1 AND is_remote = 0 AND status IN ('open', 'reserved')",
          )
          .bind(job.id, location_details, now),
        mustHaveChanged(db),
        ...(location_details === null ? [] : notifyOfAddress(db, now, job.id)),
      )
      .commit();
    triggerDelivery(c);
    return jobOf(await ownJobOfPath(c), viewer.id, language);
  },
});
