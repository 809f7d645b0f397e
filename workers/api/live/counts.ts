import { serializeMessage } from "~/domain/live";
import type { Database } from "../db/database";
import { unreadCounts } from "../db/live";

/** Returns the unread counts of a user as a frame; null without a valid session. */
export async function countsFrame(db: Database, user: number, session: string): Promise<string | null> {
  const counts = await unreadCounts(db, user, session);
  return counts && serializeMessage({ type: "unread", ...counts });
}
