import { refusalOf } from "~/domain/job-life";
import type { Database, Write } from "../../db/database";
import type { JobRow } from "../../db/job";
import { isDisputed } from "../../db/payment";
import { refuse } from "../../http/refusal";
import { removal } from "../deals/job-removal";
import { notifyHelper } from "../deals/reopening";
import { refundOfJob } from "../money/refund";

function rejection(db: Database, now: number, job: JobRow): Write[] {
  return [
    db
      .prepare("UPDATE bid SET status = 'rejected', updated_at = ? WHERE job_id = ? AND status = 'accepted'")
      .bind(now, job.id),
    ...(job.helper_id === null ? [] : notifyHelper(db, now, job, job.helper_id)),
  ];
}

/** Held money is refunded. Refused while a payment is disputed. */
export async function jobRemoval(db: Database, now: number, job: JobRow): Promise<Write[]> {
  const disputed = await isDisputed(db, job.id);
  const refused = refusalOf(job.status, "delete", {
    disputed,
    held: false,
    released: false,
    begun: false,
    done: false,
  });
  if (refused) refuse(refused);
  return [
    ...(await refundOfJob(db, now, job.id)),
    ...removal(db, now, job),
    ...(job.status === "reserved" ? rejection(db, now, job) : []),
  ];
}
