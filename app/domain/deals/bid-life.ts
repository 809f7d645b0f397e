import { isSuspended } from "../accounts/account-life";
import { type Blocks, isEitherBlocked } from "../accounts/blocks";
import { afterJobEvent, isUnderway, type JobRole, takesBids } from "../jobs/job-life";
import type { JobEnd, JobStatus } from "../jobs/job-status";
import { type Cents, centsOf } from "../money/money";

/** `cancelled` is stored as `rejected` with that end. */
export const BID_STATUSES = ["pending", "accepted", "rejected", "cancelled", "withdrawn"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

export const CHAT_BID_STATUSES = ["pending", "accepted", "rejected"] as const;

export const statusInChat = (status: BidStatus): (typeof CHAT_BID_STATUSES)[number] =>
  status === "cancelled" || status === "withdrawn" ? "rejected" : status;

/** `unchosen` is stored as `lapsed`: the placer completed the job without a helper. */
export const BID_ENDS = ["withdrawn", "rejected", "cancelled", "lapsed", "unchosen", "expired", "deleted"] as const;
export type BidEnd = (typeof BID_ENDS)[number];

type ReportedEnd = Exclude<BidEnd, "rejected" | "lapsed">;
const REPORTED_ENDS: readonly string[] = [
  "withdrawn",
  "cancelled",
  "unchosen",
  "expired",
  "deleted",
] satisfies ReportedEnd[];

export function reportedEnd(ended: BidEnd | null | undefined, jobEnd?: JobEnd): ReportedEnd | "taken_down" | null {
  if (ended === "deleted" && jobEnd === "taken_down") return jobEnd;
  return ended && REPORTED_ENDS.includes(ended) ? (ended as ReportedEnd) : null;
}

const ENDED_WITH_JOB = ["unchosen", "expired", "deleted", "taken_down"] as const;
export const endedWithJob = (ended: ReturnType<typeof reportedEnd>): ended is (typeof ENDED_WITH_JOB)[number] =>
  ENDED_WITH_JOB.some((end) => end === ended);

export type BidEvent = "change" | "withdraw" | "reject" | "accept" | "lapse" | "return";

interface Transition {
  from: BidStatus;
  event: BidEvent;
  to: BidStatus;
}

export const BID_LIFE: readonly Transition[] = [
  { from: "pending", event: "change", to: "pending" },
  { from: "pending", event: "withdraw", to: "withdrawn" },
  { from: "pending", event: "reject", to: "rejected" },
  { from: "pending", event: "accept", to: "accepted" },
  { from: "pending", event: "lapse", to: "rejected" },
  { from: "accepted", event: "withdraw", to: "withdrawn" },
  { from: "accepted", event: "return", to: "rejected" },
];

export function afterBidEvent(from: BidStatus, event: BidEvent): BidStatus | null {
  return BID_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

interface Standing {
  status: BidStatus;
  job_status: JobStatus;
}

export const isPending = (status: BidStatus | null): status is "pending" => status === "pending";

interface Chosen {
  status: BidStatus;
  being_paid?: boolean | undefined;
}

export const awaitsReader = ({ status, being_paid }: Chosen, reader: JobRole): boolean =>
  reader === "owner" && isPending(status) && !being_paid;

export const isAccepted = (status: BidStatus | null): status is "accepted" => status === "accepted";

export const hasEnded = (status: BidStatus): boolean => !BID_LIFE.some(({ from }) => from === status);

export type Decided = "accepted" | "other" | "gone";

export function decidedOf(id: number, bids: readonly { id: number; status: BidStatus }[] = []): Decided {
  const accepted = acceptedBid(bids);
  if (accepted === undefined) return "gone";
  return accepted.id === id ? "accepted" : "other";
}

export const acceptedBid = <B extends { status: BidStatus }>(bids: readonly B[]): B | undefined =>
  bids.find(({ status }) => isAccepted(status));

/** The owner reserved it without a bid: it can be opened again. */
export const isReservedByOwner = (job: { status: JobStatus; bids: readonly { status: BidStatus }[] }): boolean =>
  isUnderway(job.status) && acceptedBid(job.bids) === undefined;

export const isOneBeingPaid = (bids: readonly { being_paid?: boolean | undefined }[]): boolean =>
  bids.some(({ being_paid }) => being_paid);

export function waitingBids<B extends { status: BidStatus }>(job: { status: JobStatus; bids: readonly B[] }): B[] {
  return takesBids(job.status) ? job.bids.filter(({ status }) => isPending(status)) : [];
}

interface Bidding {
  user: Parameters<typeof isSuspended>[0];
  blocked?: true | undefined;
}

export const isBidderAway = ({ user, blocked }: Bidding): boolean => isSuspended(user) || blocked === true;

export const choosableBids = <B extends Bidding & { status: BidStatus }>(job: {
  status: JobStatus;
  bids: readonly B[];
}): B[] => waitingBids(job).filter((bid) => !isBidderAway(bid));

export const BID_STAGES = ["upcoming", "waiting", "done"] as const;
export type BidStage = (typeof BID_STAGES)[number];

export function stageOf({
  status,
  job_status,
  disputed,
}: Standing & { disputed?: number | null | undefined }): BidStage {
  if (disputed || (isAccepted(status) && isUnderway(job_status))) return "upcoming";
  return isPending(status) && (takesBids(job_status) || isUnderway(job_status)) ? "waiting" : "done";
}

export const isFinished = ({ status, job_status }: Standing): boolean => isAccepted(status) && job_status === "solved";

interface Followed extends Standing {
  earned?: string | null | undefined;
  money_news?: object | null | undefined;
  ended_deal?: object | null | undefined;
}

/** Returns 0 if the news or the end of the deal already names the sum. */
export const earnedWith = ({ earned, money_news, ended_deal, ...bid }: Followed): Cents =>
  isFinished(bid) && !money_news && !ended_deal ? centsOf(earned ?? "0.00") : 0;

export function canAccept({ status, job_status }: Standing): boolean {
  return afterBidEvent(status, "accept") !== null && takesBids(job_status);
}

/** Of an accepted bid, until the job is solved or disputed, even after the work was reported as done. */
export function dealWithdrawalRefusal(job: JobStatus, disputed: boolean): "transition" | "disputed" | null {
  if (afterJobEvent(job, "withdraw") === null) return "transition";
  return disputed ? "disputed" : null;
}

export function canWithdraw({ status, job_status }: Standing, disputed: boolean): boolean {
  if (afterBidEvent(status, "withdraw") === null) return false;
  return !isAccepted(status) || dealWithdrawalRefusal(job_status, disputed) === null;
}

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

export const canChange = ({
  blocked,
  ...bid
}: Parameters<typeof changeRefusal>[0] & Pick<Bidding, "blocked">): boolean => changeRefusal(bid) === null && !blocked;

interface Bidder {
  id: number | null;
  business: boolean;
}
interface Offered {
  user: number | null;
  business_required: boolean;
  status: JobStatus;
}

export function bidderRefusal(viewer: Bidder, job: Omit<Offered, "status">): "own_job" | "business_required" | null {
  if (viewer.id === job.user) return "own_job";
  return job.business_required && !viewer.business ? "business_required" : null;
}

export function bidRefusal(
  viewer: Bidder | null,
  job: Offered,
): "own_job" | "business_required" | "job_not_open" | null {
  return (viewer && bidderRefusal(viewer, job)) ?? (takesBids(job.status) ? null : "job_not_open");
}

interface Ending {
  status: BidStatus;
  ended?: BidEnd | null | undefined;
}

/** An unknown end counts as rejected by the owner. */
const isInTheWay = ({ status, ended }: Ending): boolean => !hasEnded(status) || (ended ?? "rejected") === "rejected";

export const ownBidOn = <B extends Ending>(job: { status: JobStatus; bids: readonly B[] }): B | undefined =>
  job.bids.find(isInTheWay) ?? (takesBids(job.status) ? undefined : job.bids.at(-1));

export const formerBidOn = <B extends Ending & { id: number }>(job: {
  status: JobStatus;
  bids: readonly B[];
}): B | undefined =>
  takesBids(job.status) && ownBidOn(job) === undefined
    ? job.bids.toSorted((one, other) => other.id - one.id)[0]
    : undefined;

/** Null if neither day is ahead. That of the bid is the first on which the helper can come. */
export function dayOfWork(
  { execution_date, first_day }: { execution_date?: string | null; first_day?: string | null | undefined },
  today: string,
): { day: string; of: "job" | "bid" } | null {
  const [asked, offered] = [execution_date, first_day].map((day) => (day && day >= today ? day : null));
  if (offered && (!asked || offered > asked)) return { day: offered, of: "bid" };
  return asked ? { day: asked, of: "job" } : null;
}

type EndOnJob = Pick<Standing, "job_status"> & Pick<Ending, "ended">;

/** The job was removed by our team, and came back after an appeal. */
export const endedByRemoval = ({ job_status, ended }: EndOnJob): boolean =>
  ended === "deleted" && job_status !== "deleted";

export const canRenew = (bid: EndOnJob): boolean =>
  takesBids(bid.job_status) && (bid.ended === "lapsed" || endedByRemoval(bid));

/** Users are not told who blocked them, so `blocked_by` is always empty. Their own bid reports the block. */
export const isApartFromOwner = (
  viewer: Blocks | null,
  job: { user: number | null; bids: readonly Pick<Bidding, "blocked">[] },
): boolean => isEitherBlocked(viewer, job.user) || job.bids.some(({ blocked }) => blocked);

export const canBid = (
  viewer: (Bidder & Blocks) | null,
  job: Offered & { bids: readonly (Ending & Pick<Bidding, "blocked">)[] },
): viewer is Bidder & Blocks =>
  viewer !== null && ownBidOn(job) === undefined && bidRefusal(viewer, job) === null && !isApartFromOwner(viewer, job);
