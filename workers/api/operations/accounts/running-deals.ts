import { endByLeaving } from "~/domain/deal-end";
import type { JobStatus } from "~/domain/job-status";
import type { Database, Write } from "../../db/database";
import { mustHold } from "../../db/transaction";
import { settlement } from "../deals/completion";
import { dealEnd, dealEnding, dealEndWithJob } from "../deals/deal-ending";
import { removal } from "../deals/job-removal";

interface RunningJob {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
  done_at: number | null;
  owned: number;
}

/** A job that was reserved by hand has no helper. */
const RUNNING = `SELECT id, title, status, helper_id, done_at, coalesce(user_id = ?1, 0) AS owned FROM job
  WHERE status = 'reserved' AND (user_id = ?1 OR helper_id = ?1)`;

/** A deal that is agreed concurrently would stay behind. */
const allEnded = (db: Database, user: number): Write =>
  mustHold(db, "NOT EXISTS (SELECT 1 FROM job WHERE status = 'reserved' AND (user_id = ?1 OR helper_id = ?1))", user);

async function ending(db: Database, now: number, job: RunningJob): Promise<Write[]> {
  const leaver = job.owned === 1 ? "owner" : "helper";
  if (job.helper_id === null) return removal(db, now, job);
  const end = endByLeaving(leaver, { done: job.done_at !== null });
  if (end === "left_done")
    return [...(await dealEnd(db, now, { ...job, end, leaver })), ...(await settlement(db, now, job, { by: "team" }))];
  if (end === "owner_left") return [...removal(db, now, job), ...(await dealEndWithJob(db, now, job, end))];
  return dealEnding(db, now, { ...job, end, leaver });
}

/**
 * Ends the deals of a user who deletes their account, and notifies the other of each. No money is held for them: held
 * money stops the deletion.
 */
export async function runningDealsGone(db: Database, now: number, user: number): Promise<Write[]> {
  const { results } = await db.prepare(RUNNING).bind(user).all<RunningJob>();
  const ends: Write[] = [];
  for (const job of results) ends.push(...(await ending(db, now, job)));
  return [...ends, allEnded(db, user)];
}
