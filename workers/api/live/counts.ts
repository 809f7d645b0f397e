import { serializeMessage } from "~/domain/chats/live";
import type { Database } from "../db/database";
import { unreadCounts } from "../db/live";

export async function countsFrame(db: Database, user: number, session: string): Promise<string | null> {
  const counts = await unreadCounts(db, user, session);
  return counts && serializeMessage({ type: "unread", ...counts });
}
