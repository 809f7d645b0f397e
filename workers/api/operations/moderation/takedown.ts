import type { Target } from "~/domain/admin/report-life";
import type { Database, Write } from "../../db/database";
import { findJob } from "../../db/job";
import { deleteComment, removeDealPhoto, removeMessage, removeReview, storeTaken } from "../../db/taken";
import { jobTakedown } from "./job-takedown";
import { suspension } from "./suspension";

async function job(db: Database, now: number, id: number): Promise<Write[]> {
  const row = await findJob(db, null, id);
  if (!row || row.status === "deleted") return [];
  return [storeTaken(db, now, "job", id), ...(await jobTakedown(db, now, row))];
}

/** Idempotent. */
export async function takedown(db: Database, now: number, { type, id }: Target): Promise<Write[]> {
  switch (type) {
    case "job":
      return job(db, now, id);
    case "comment":
      return [storeTaken(db, now, type, id), deleteComment(db, id)];
    case "message":
      return [storeTaken(db, now, type, id), ...removeMessage(db, id)];
    case "photo":
      return [storeTaken(db, now, type, id), removeDealPhoto(db, now, id)];
    case "review":
      return [storeTaken(db, now, type, id), removeReview(db, id)];
    case "user":
      return suspension(db, now, id);
  }
}
