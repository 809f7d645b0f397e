import type { UserCard } from "../accounts/user-card";
import type { Job } from "../jobs/job";
import type { JobRole } from "../jobs/job-life";
import type { JobStatus } from "../jobs/job-status";
import type { Appointment } from "./appointment";
import { isReportOpen } from "./appointment-life";
import type { Bid } from "./bid";
import { acceptedBid, type BidStatus, isAccepted } from "./bid-life";

export function roleIn(job: Pick<Job, "user" | "bids">, viewer: { id: number | null } | null): JobRole | null {
  if (viewer === null) return null;
  if (viewer.id === job.user) return "owner";
  return acceptedBid(job.bids)?.user_id === viewer.id ? "helper" : null;
}

export function otherCard(
  job: Pick<Job, "user" | "owner" | "bids">,
  viewer: { id: number | null } | null,
): UserCard | null {
  const role = roleIn(job, viewer);
  if (role === null) return null;
  return role === "helper" ? job.owner : (acceptedBid(job.bids)?.user ?? null);
}

/** Null if the viewer does not see the bid of this user. */
export const cardOf = (job: Pick<Job, "owner" | "bids">, user: number): UserCard | null =>
  [job.owner, ...job.bids.map((bid) => bid.user)].find(({ id }) => id === user) ?? null;

interface Deal {
  bid: BidStatus | null;
  job: JobStatus | null;
}

export const runningDeals = (
  jobs: readonly Pick<Job, "id" | "title" | "status" | "bids">[],
  bids: readonly Pick<Bid, "job_id" | "job_title" | "job_status" | "status">[],
): { id: number; title: string }[] =>
  [
    ...jobs.filter(({ status, bids: received }) =>
      isDealRunning({ bid: acceptedBid(received)?.status ?? null, job: status }),
    ),
    ...bids
      .filter(({ status, job_status }) => isDealRunning({ bid: status, job: job_status }))
      .map(({ job_id, job_title }) => ({ id: job_id, title: job_title })),
  ].map(({ id, title }) => ({ id, title }));

export const isDealRunning = ({ bid, job }: Deal): boolean => isAccepted(bid) && job === "reserved";

/** Two who pay each other often do so once the job is completed. */
export const asksForPayment = (job: JobStatus | null, mode: "held" | "direct"): boolean =>
  job === "reserved" || (mode === "direct" && job === "solved");

export const isReportOpenAbout = (
  appointment: Pick<Appointment, "missed_until" | "missed_by"> | null,
  user: number | null,
): boolean => isReportOpen(appointment) && appointment?.missed_by === user;

interface Asking {
  blocked: boolean;
  suspended: boolean;
  reported: boolean;
  done: boolean;
  gone: boolean;
  mode: "held" | "direct";
}

export function extraWorkHindrance({ blocked, suspended, reported, done, gone, mode }: Asking) {
  if (blocked) return "blocked";
  if (suspended) return "suspended";
  if (gone) return null;
  if (reported) return "reported";
  return done && mode === "held" ? "workDone" : null;
}

export type NextStep = "settle_dispute" | "report_done" | "await_owner" | "confirm_done" | "finished";

export function nextStepFor(
  role: JobRole,
  { bid, job, done, disputed }: Deal & { done: boolean; disputed: boolean },
): NextStep | null {
  if (!isAccepted(bid) || job === "deleted") return null;
  if (job === "solved") return "finished";
  if (disputed) return "settle_dispute";
  if (role === "owner") return "confirm_done";
  return done ? "await_owner" : "report_done";
}
