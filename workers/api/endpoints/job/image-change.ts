import type { Database, Write } from "../../db/database";
import type { JobRow } from "../../db/job";
import { ConflictError, mustHold, type Transaction } from "../../db/transaction";
import { refuse, refuseFields } from "../../http/refusal";
import { visibleJob } from "./visible-job";

export const isFull = (error: unknown) => error instanceof Error && error.message.includes("images_max");
const STILL = "SELECT status IN ('open', 'reserved') FROM job WHERE id = ?";

export async function ownJob(db: Database, viewer: number, id: number): Promise<JobRow> {
  const job = await visibleJob(db, viewer, id);
  if (job.user_id !== viewer) refuse("permission_denied");
  return job;
}

/** A lost race is a field error. */
export async function changeImages(tx: Transaction, job: number, statements: Write[]): Promise<void> {
  try {
    await tx.add(mustHold(tx.db, STILL, job), ...statements).commit();
  } catch (error) {
    if (error instanceof ConflictError) refuse("transition");
    if (isFull(error)) refuseFields({ images: ["images_max"] });
    throw error;
  }
}
