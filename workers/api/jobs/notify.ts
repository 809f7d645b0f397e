import { contract } from "~/api/contract";
import { countTold } from "../db/job-news";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { wake } from "../work/tell";
import { knownJob } from "./job-of-path";
import { tellHelpers } from "./tell-helpers";

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
