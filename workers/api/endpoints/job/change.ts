import { contract } from "~/api/contract";
import { type JobRow, jobOf, jobsWhere } from "../../db/job";
import { insertTerms } from "../../db/job-terms";
import { triggerDelivery } from "../../db/outbox";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { notifyBidders } from "../../operations/jobs/job-notifications";
import { columnsOf, describedBy, placeCheck } from "./post";
import { ownJobOfPath } from "./visible-job";

export const change = endpoint(contract.job.change, {
  load: ownJobOfPath,
  handle: async (c, { id }) => {
    const { db, viewer, now, language } = c;
    const draft = await c.fields(placeCheck);
    const columns = { ...columnsOf(draft), updated_at: now };
    const names = Object.keys(columns);
    const update = db
      .prepare(
        `UPDATE job SET ${names.map((name, at) => `${name} = ?${at + 2}`).join(", ")} WHERE id = ?1 AND status = 'open'`,
      )
      .bind(id, ...Object.values(columns));
    try {
      const results = await c.tx
        .add(
          update,
          mustHaveChanged(db),
          insertTerms(db, id, describedBy(draft)),
          ...notifyBidders(db, now, id),
          jobsWhere(db, viewer.id, "j.id = ?2", id),
        )
        .commit<JobRow>();
      triggerDelivery(c);
      return jobOf(results.at(-1)?.results[0] as JobRow, viewer.id, language);
    } catch (error) {
      if (error instanceof ConflictError) refuse("job_not_open");
      throw error;
    }
  },
});
