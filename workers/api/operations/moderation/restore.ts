import type { Target } from "~/domain/admin/report-life";
import type { Database, Write } from "../../db/database";
import { notifyBiddersOfRestored } from "../../db/job-status";
import {
  deleteTaken,
  restoreComment,
  restoreDealPhoto,
  restoreJob,
  restoreMessage,
  restoreReview,
} from "../../db/taken";
import { restoration } from "./suspension";

async function restoreStatements(db: Database, now: number, { type, id }: Target): Promise<Write[]> {
  switch (type) {
    case "job":
      return [...restoreJob(db, now, id), ...notifyBiddersOfRestored(db, now, id)];
    case "comment":
      return [restoreComment(db, id)];
    case "message":
      return restoreMessage(db, id);
    case "photo":
      return [restoreDealPhoto(db, id)];
    case "review":
      return [restoreReview(db, id)];
    case "user":
      return restoration(db, now, id);
  }
}

/** Content that its owner deleted stays deleted. */
export const restore = async (db: Database, now: number, target: Target): Promise<Write[]> => [
  ...(await restoreStatements(db, now, target)),
  deleteTaken(db, target),
];
