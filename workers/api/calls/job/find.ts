import { contract } from "~/api/contract";
import { jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { jobOfPath } from "./visible-job";

export const find = endpoint(contract.job.find, {
  load: jobOfPath,
  handle: (c, job) => jobOf(job, c.viewer?.id ?? null, c.language),
});
