import { isUnderway } from "./job-life";
import type { JobStatus } from "./job-status";

interface Staged {
  status: JobStatus;
  begun_at?: string | null;
  done_at?: string | null;
}

export function stageOf({ status, begun_at = null, done_at = null }: Staged): "begun" | "done" | null {
  if (!isUnderway(status)) return null;
  if (done_at !== null) return "done";
  return begun_at === null ? null : "begun";
}
