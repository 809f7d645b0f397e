import { isSuspended } from "~/domain/accounts/account-life";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Chat } from "~/domain/chats/chat";
import type { Bid } from "~/domain/deals/bid";
import { awaitsReader, canRenew, endedByRemoval, isAccepted, isPending, reportedEnd } from "~/domain/deals/bid-life";
import { isUnderway, type JobRole } from "~/domain/jobs/job-life";

export const suspendedIn = ({ suspended, owner }: Pick<Chat, "suspended" | "owner">, viewer: number | null) =>
  suspended ? (owner === viewer ? "helper" : "owner") : null;

export const suspendedOwner = (owner: UserCard | undefined) => (owner && isSuspended(owner) ? "owner" : null);

type WordedBid = Pick<Bid, "status" | "ended" | "being_paid" | "blocked" | "job_end"> &
  Partial<Pick<Bid, "job_status">>;

export function bidWord(bid: WordedBid, suspended: JobRole | null = null, reader: JobRole = "helper") {
  const { status, ended, being_paid, job_status } = bid;
  if (being_paid) return "statuses:bid.paying" as const;
  if (bid.blocked && isPending(status)) return "statuses:bid.blocked" as const;
  if (suspended && isPending(status)) return `statuses:bid.${suspended}_suspended` as const;
  if (isPending(status) && job_status && isUnderway(job_status)) return "statuses:bid.reserved" as const;
  if (awaitsReader(bid, reader)) return "statuses:bid.yours" as const;
  if (job_status && endedByRemoval({ job_status, ended })) return "statuses:bid.removed" as const;
  return `statuses:bid.${reportedEnd(ended, bid.job_end) ?? status}` as const;
}

/** Returns the word for the latest bid of a bidder on the job, as its bidder reads it. */
export const latestBidWord = (bid: WordedBid, suspended: JobRole | null) =>
  bid.job_status && suspended !== "owner" && canRenew({ job_status: bid.job_status, ended: bid.ended })
    ? ("statuses:bid.reopened" as const)
    : bidWord(bid, suspended);

export const dealWord = (bid: WordedBid, suspended: JobRole | null = null) =>
  isAccepted(bid.status) && !bid.being_paid ? ("statuses:stage.agreed" as const) : bidWord(bid, suspended);
