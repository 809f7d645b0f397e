import { endByLeaving } from "~/domain/deals/deal-end";
import type { Database, Write } from "../../db/database";
import { mustHaveNoReservedJob, type RunningJob, reservedJobsOf } from "../../db/erasure";
import { settlement } from "../deals/completion";
import { dealEnd, dealEnding, dealEndWithJob } from "../deals/deal-ending";
import { jobDeletion } from "../deals/job-deletion";

async function ending(db: Database, now: number, job: RunningJob): Promise<Write[]> {
  const leaver = job.owned === 1 ? "owner" : "helper";
  if (job.helper_id === null) return jobDeletion(db, now, job);
  const end = endByLeaving(leaver, { done: job.done_at !== null });
  if (end === "left_done")
    return [...(await dealEnd(db, now, { ...job, end, leaver })), ...(await settlement(db, now, job, { by: "team" }))];
  if (end === "owner_left") return [...jobDeletion(db, now, job), ...(await dealEndWithJob(db, now, job, end))];
  return dealEnding(db, now, { ...job, end, leaver });
}

/** Held money stops the deletion, so these deals have none. */
export async function endRunningDeals(db: Database, now: number, user: number): Promise<Write[]> {
  const ends: Write[] = [];
  for (const job of await reservedJobsOf(db, user)) ends.push(...(await ending(db, now, job)));
  return [...ends, mustHaveNoReservedJob(db, user)];
}
