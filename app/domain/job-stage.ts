import { isUnderway } from "./job-life";
import type { JobStatus } from "./job-status";

interface Staged {
  status: JobStatus;
  begun_at?: string | null;
  done_at?: string | null;
}

export type JobStage = JobStatus | "begun" | "done";

/** Returns the status as the two of a deal read it: while the job is reserved, how far the work is. */
export function stageOf({ status, begun_at = null, done_at = null }: Staged): JobStage {
  if (!isUnderway(status)) return status;
  if (done_at !== null) return "done";
  return begun_at === null ? status : "begun";
}
