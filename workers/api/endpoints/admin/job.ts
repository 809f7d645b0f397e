import { contract } from "~/api/contract";
import { type JobRow, jobOf, SELECT_JOBS_FOR_ADMIN } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const job = endpoint(contract.admin.job, {
  handle: async (c) => {
    const found = c.db.prepare(`${SELECT_JOBS_FOR_ADMIN} WHERE j.id = ?2`).bind(c.viewer.id, c.id());
    const row = (await found.first<JobRow>()) ?? refuse("job_not_found");
    return jobOf(row, row.user_id, c.language);
  },
});
