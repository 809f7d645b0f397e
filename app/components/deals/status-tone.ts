import type { Bid } from "~/domain/deals/bid";
import { isAccepted } from "~/domain/deals/bid-life";
import { isUnderway } from "~/domain/jobs/job-life";
import { stageOf } from "~/domain/jobs/job-stage";
import { type JobEnd, type JobStatus, jobEndOf } from "~/domain/jobs/job-status";
import type { BadgeTone } from "../ui/badge";

interface State {
  status: JobStatus;
  begun_at?: string | null;
  done_at?: string | null;
  expired_at?: string | null | undefined;
  removal?: object | null | undefined;
  /** The end of the job of a chat, which its reader may not be able to read. */
  job_end?: JobEnd | undefined;
  stopped?: boolean | undefined;
  bid?: Bid["status"] | null | undefined;
}

const JOB_TONES: Record<JobStatus, BadgeTone> = {
  open: "neutral",
  reserved: "action",
  solved: "neutral",
  deleted: "danger",
};

export const BID_TONES: Record<Bid["status"], BadgeTone> = {
  pending: "neutral",
  accepted: "action",
  rejected: "neutral",
  cancelled: "neutral",
  withdrawn: "neutral",
};

export const DISPUTED_TONE = "danger" satisfies BadgeTone;

const endOf = (state: State) => state.job_end ?? jobEndOf(state);

export function jobTone(state: State, isOwner: boolean): BadgeTone {
  if (endOf(state) === "expired") return "neutral";
  return isOwner && stageOf(state) === "done" ? "attention" : JOB_TONES[state.status];
}

export function jobWord(state: State) {
  const stage = stageOf(state);
  if (stage) return `statuses:stage.${stage}` as const;
  const end = endOf(state);
  if (end) return `statuses:job.${end}` as const;
  if (state.stopped) return "statuses:job.stopped" as const;
  const isAgreed = isUnderway(state.status) && isAccepted(state.bid ?? null);
  return isAgreed ? ("statuses:stage.agreed" as const) : (`statuses:job.${state.status}` as const);
}
