import { contract } from "../../../app/api/contract";
import { jobOf } from "../db/job";
import { type ApiApp, serveAbout } from "../kernel/serve";
import { jobOfPath } from "./job-of-path";

export function serveFind(app: ApiApp): void {
  serveAbout(app, contract.job.find, jobOfPath, (q, job) => jobOf(job, q.viewer?.id ?? null, q.language));
}
