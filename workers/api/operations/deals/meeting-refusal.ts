import { meetingRefusal } from "~/domain/deals/appointment-life";
import type { Database } from "../../db/database";
import { meetingJobOf } from "../../db/deal";

export async function meetingRefusalOf(db: Database, chat: number): Promise<ReturnType<typeof meetingRefusal>> {
  const job = await meetingJobOf(db, chat);
  if (!job) return "transition";
  return meetingRefusal({ status: job.status, done: job.done_at !== null, onHold: job.on_hold === 1 });
}
