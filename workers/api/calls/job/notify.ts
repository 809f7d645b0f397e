import { contract } from "~/api/contract";
import { countTold } from "../../changes/jobs/job-news";
import { wake } from "../../db/outbox";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { tellHelpers } from "../../tasks/job-match";
import { knownJob } from "./visible-job";

/** `POST /api/job/notification/`: the server tells at posting; this makes sure that it did, and counts whom. */
export function serveNotify(app: ApiApp): void {
  serve(app, contract.job.notify, async (q) => {
    const { db, env, viewer, now } = q;
    const job = await knownJob(db, viewer.id, q.ids().id);
    if (job.user_id !== viewer.id) refuse("permission_denied");
    await q.fields();
    if (job.status !== "open") refuse("job_not_open");
    await tellHelpers(db, now, job);
    wake(env, q.execution);
    return { notified: await countTold(db, job.id) };
  });
}
