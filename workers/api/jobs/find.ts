import { contract } from "../../../app/api/contract";
import { jobOf } from "../db/job";
import { type ApiApp, serve } from "../kernel/serve";
import { jobOfPath } from "./job-of-path";

export function serveFind(app: ApiApp): void {
  serve(app, contract.job.find, async (q) => jobOf(await jobOfPath(q), q.viewer?.id ?? null, q.language));
}
