import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { countNotified } from "../../operations/jobs/job-notifications";
import { tellHelpers } from "../../tasks/job-match";
import { visibleJob } from "./visible-job";

export const notify = endpoint(contract.job.notify, {
  handle: async (c) => {
    const { db, viewer, now } = c;
    const job = await visibleJob(db, viewer.id, c.ids().id);
    if (job.user_id !== viewer.id) refuse("permission_denied");
    await c.fields();
    if (job.status !== "open") refuse("job_not_open");
    await tellHelpers(db, now, [job.id]);
    triggerDelivery(c);
    return { notified: await countNotified(db, job.id) };
  },
});
