import { choosableBids } from "../deals/bid-life";
import { isUnderway, takesBids } from "./job-life";
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

export const JOB_GROUPS = ["waiting", "agreed", "open", "ended"] as const;
export type JobGroup = (typeof JOB_GROUPS)[number];

interface Grouped extends Staged {
  bids: Parameters<typeof choosableBids>[0]["bids"];
  disputed?: number | null | undefined;
  dispute_waits?: boolean | undefined;
}

export function groupOf(job: Grouped): JobGroup {
  if (job.disputed) return job.dispute_waits ? "waiting" : "agreed";
  if (choosableBids(job).length > 0 || stageOf(job) === "done") return "waiting";
  if (isUnderway(job.status)) return "agreed";
  return takesBids(job.status) ? "open" : "ended";
}
