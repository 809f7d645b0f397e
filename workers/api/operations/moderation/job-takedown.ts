import { refusalOf } from "~/domain/jobs/job-life";
import type { Database, Write } from "../../db/database";
import type { JobRow } from "../../db/job";
import { isDisputed } from "../../db/payment-standing";
import { dealEndWithJob } from "../deals/deal-ending";
import { refuseOfDeal } from "../deals/deal-refusal";
import { jobDeletion } from "../deals/job-deletion";
import { refundOfJob } from "../money/refund";

export async function jobTakedown(db: Database, now: number, job: JobRow): Promise<Write[]> {
  const disputed = await isDisputed(db, job.id);
  const refused = refusalOf(job.status, "delete", {
    disputed,
    held: false,
    released: false,
    begun: false,
    done: false,
    paused: false,
  });
  if (refused) return refuseOfDeal(db, job.id, refused);
  const isDeal = job.status === "reserved" && job.helper_id !== null;
  return [
    ...(await refundOfJob(db, now, job.id)),
    ...jobDeletion(db, now, job, "taken_down"),
    ...(isDeal ? await dealEndWithJob(db, now, job, "taken_down") : []),
  ];
}
