import { z } from "zod";
import { bidRefusal } from "./bid-life";
import type { Job } from "./job";
import { id } from "./value";

/** Whom an owner asks to look at a job. */
export const invitation = z.object({ job: id, user: id });

/** So many may be sent in 24 hours. */
export const INVITATIONS_A_DAY = 20;

/** Asking one helper: for which of one's own jobs. */
export const invitationForm = z.object({ job: id });

/** Whether a helper bid on a job: there is nothing left to ask them. As its owner sees it, who sees all bids. */
export const hasBid = (helper: { id: number | null }, job: Pick<Job, "bids">): boolean =>
  job.bids.some(({ user_id }) => user_id === helper.id);

/** Why a helper cannot be asked for a job now, given the jobs they were asked for before; null when they can. */
export function invitationRefusal(
  helper: { id: number | null; business: boolean },
  job: Pick<Job, "id" | "user" | "business_required" | "status" | "bids">,
  asked: readonly number[],
) {
  if (hasBid(helper, job)) return "helper_has_bid";
  return asked.includes(job.id) ? "already_asked" : bidRefusal(helper, job);
}
