import { serializeMessage } from "~/domain/live";
import { countUnread } from "../db/chat";
import type { Database } from "../db/database";
import { countNotifications } from "../db/notification";
import { isSessionValid } from "../db/valid-session";

/** The unread counts of a user as a frame, in one trip; null when their session is not valid (any more). */
export async function countsFrame(db: Database, user: number, session: string): Promise<string | null> {
  const [found, chats, notifications] = await db.batch<{ n: number }>([
    db
      .prepare(
        `SELECT 1 AS n FROM session s JOIN user u ON u.id = s.user_id
         WHERE s.id = ? AND s.user_id = ? AND ${isSessionValid("?")}`,
      )
      .bind(session, user, Date.now()),
    countUnread(db, user),
    countNotifications(db, user),
  ]);
  const count = (result?: D1Result<{ n: number }>) => result?.results[0]?.n ?? 0;
  if (count(found) === 0) return null;
  return serializeMessage({ type: "unread", chats: count(chats), notifications: count(notifications) });
}
