import { z } from "zod";
import { bidRefusal } from "../deals/bid-life";
import type { Job } from "../jobs/job";
import { id } from "../values/value";

export const invitation = z.object({ job: id, user: id });

export const INVITATIONS_A_DAY = 20;

export const invitationForm = z.object({ job: id });

/** Only the owner of a job sees all its bids. */
export const hasBid = (helper: { id: number | null }, job: Pick<Job, "bids">): boolean =>
  job.bids.some(({ user_id }) => user_id === helper.id);

export function invitationRefusal(
  helper: { id: number | null; business: boolean },
  job: Pick<Job, "id" | "user" | "business_required" | "status" | "bids">,
  asked: readonly number[],
) {
  if (hasBid(helper, job)) return "helper_has_bid";
  return asked.includes(job.id) ? "already_asked" : bidRefusal(helper, job);
}
