import { contract } from "~/api/contract";
import { jobOf } from "../../db/job";
import { type ApiApp, serveAbout } from "../../http/serve";
import { jobOfPath } from "./visible-job";

export function serveFind(app: ApiApp): void {
  serveAbout(app, contract.job.find, jobOfPath, (q, job) => jobOf(job, q.viewer?.id ?? null, q.language));
}
