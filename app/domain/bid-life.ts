import { afterJobEvent, isUnderway, takesBids } from "./job-life";
import type { JobStatus } from "./job-status";

export const BID_STATUSES = ["pending", "accepted", "rejected"] as const;
/** `withdrawn` is how a bid ends inside; outside it is gone. */
export type BidStatus = (typeof BID_STATUSES)[number] | "withdrawn";

/**
 * The end of a bid. `cancelled`: it had been accepted. `lapsed`: another was accepted. `expired`: the job's days were over. `deleted`: the job
 * was deleted.
 */
export const BID_ENDS = ["withdrawn", "rejected", "cancelled", "lapsed", "expired", "deleted"] as const;
export type BidEnd = (typeof BID_ENDS)[number];

/** The ends that say more than that the bid was not chosen. */
type ToldEnd = Exclude<BidEnd, "rejected" | "lapsed">;
const TOLD: readonly string[] = ["withdrawn", "cancelled", "expired", "deleted"] satisfies ToldEnd[];

/** Returns how a bid ended, in so far as that says more than its status; null otherwise. */
export const toldEnd = (ended: BidEnd | null | undefined): ToldEnd | null =>
  ended && TOLD.includes(ended) ? (ended as ToldEnd) : null;

/** Returns whether a bid ended with its job. */
export const endedWithJob = (ended: ToldEnd | null): ended is "expired" | "deleted" =>
  ended === "expired" || ended === "deleted";

export type BidEvent = "change" | "withdraw" | "reject" | "accept" | "lapse" | "return";

interface Transition {
  from: BidStatus;
  event: BidEvent;
  to: BidStatus;
}

/** The life of a bid (docs/state-machines.md). */
export const BID_LIFE: readonly Transition[] = [
  { from: "pending", event: "change", to: "pending" },
  { from: "pending", event: "withdraw", to: "withdrawn" },
  { from: "pending", event: "reject", to: "rejected" },
  { from: "pending", event: "accept", to: "accepted" },
  { from: "pending", event: "lapse", to: "rejected" },
  { from: "accepted", event: "withdraw", to: "withdrawn" },
  { from: "accepted", event: "return", to: "rejected" },
];

/** Where an event leads from a status; null when the status does not know it. */
export function afterBidEvent(from: BidStatus, event: BidEvent): BidStatus | null {
  return BID_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

/** A bid with its job. */
interface Standing {
  status: BidStatus;
  job_status: JobStatus;
}

/** Whether the owner still has to decide on a bid. */
export const isPending = (status: BidStatus | null): status is "pending" => status === "pending";

export const isAccepted = (status: BidStatus | null): status is "accepted" => status === "accepted";

export const isRejected = (status: BidStatus | null): status is "rejected" => status === "rejected";

/** Returns whether nothing can become of a bid any more. */
export const hasEnded = (status: BidStatus): boolean => !BID_LIFE.some(({ from }) => from === status);

/** The bid that was chosen, of those one sees of a job. */
export const acceptedBid = <B extends { status: BidStatus }>(bids: readonly B[]): B | undefined =>
  bids.find(({ status }) => isAccepted(status));

/** The bids of a job that wait for its owner's answer: none once it takes no more. */
export function waitingBids<B extends { status: BidStatus }>(job: { status: JobStatus; bids: readonly B[] }): B[] {
  return takesBids(job.status) ? job.bids.filter(({ status }) => isPending(status)) : [];
}

export const BID_STAGES = ["upcoming", "waiting", "done"] as const;
export type BidStage = (typeof BID_STAGES)[number];

/** Returns the stage of a bid for its bidder: the work or a dispute is ahead, the owner has to answer, or nothing is left to do. */
export function stageOf({
  status,
  job_status,
  disputed,
}: Standing & { disputed?: number | null | undefined }): BidStage {
  if (disputed || (isAccepted(status) && isUnderway(job_status))) return "upcoming";
  return isPending(status) && takesBids(job_status) ? "waiting" : "done";
}

/** Returns whether the work of an accepted bid is done and approved. */
export const isFinished = ({ status, job_status }: Standing): boolean => isAccepted(status) && job_status === "solved";

/** Whether a bid can be accepted now: still waiting, on a job that is still open. */
export function canAccept({ status, job_status }: Standing): boolean {
  return afterBidEvent(status, "accept") !== null && takesBids(job_status);
}

/** Whether its bidder can take a bid back: an accepted one as long as the work is not settled. */
export function canWithdraw({ status, job_status }: Standing): boolean {
  if (afterBidEvent(status, "withdraw") === null) return false;
  return !isAccepted(status) || afterJobEvent(job_status, "withdraw") !== null;
}

/** Why its page has no form to change a bid, or null when it has. */
export function changeRefusal({
  status,
  job_status,
  ended,
}: Standing & Partial<Ending>): "accepted" | "rejected" | "job_not_open" | null {
  if (isAccepted(status)) return "accepted";
  if (afterBidEvent(status, "change") === null)
    return (ended ?? "rejected") === "rejected" ? "rejected" : "job_not_open";
  return takesBids(job_status) ? null : "job_not_open";
}

interface Bidder {
  id: number | null;
  business: boolean;
}
interface Offered {
  user: number | null;
  business_required: boolean;
  status: JobStatus;
}

/** Why someone may not bid on a job, whatever its state (403). A block is for the API to know. */
export function bidderRefusal(viewer: Bidder, job: Omit<Offered, "status">): "own_job" | "business_required" | null {
  if (viewer.id === job.user) return "own_job";
  return job.business_required && !viewer.business ? "business_required" : null;
}

/** Why someone, or a visitor, cannot place a first bid on a job now; null when they can. */
export function bidRefusal(
  viewer: Bidder | null,
  job: Offered,
): "own_job" | "business_required" | "job_not_open" | null {
  return (viewer && bidderRefusal(viewer, job)) ?? (takesBids(job.status) ? null : "job_not_open");
}

/** The facts that decide on another bid by the same person. */
interface Ending {
  status: BidStatus;
  ended?: BidEnd | null | undefined;
}

/** Returns whether a bid keeps its bidder from another one on the job: it counts, the owner rejected it, or its end is not known. */
const isInTheWay = ({ status, ended }: Ending): boolean => !hasEnded(status) || (ended ?? "rejected") === "rejected";

/** A bidder's own bid on a job, of those they placed there; undefined when they may place another one. */
export const ownBidOn = <B extends Ending>(job: { status: JobStatus; bids: readonly B[] }): B | undefined =>
  job.bids.find(isInTheWay) ?? (takesBids(job.status) ? undefined : job.bids.at(-1));

/** Returns whether someone can place a bid on a job now. Others' bids are the owner's alone to see. */
export const canBid = (viewer: Bidder | null, job: Offered & { bids: readonly Ending[] }): viewer is Bidder =>
  viewer !== null && ownBidOn(job) === undefined && bidRefusal(viewer, job) === null;
