import { serializeMessage } from "~/domain/live";
import { unreadChats } from "../db/chat";
import type { Database } from "../db/database";
import { unreadNotifications } from "../db/notification";
import { isSessionValid } from "../db/valid-session";

export async function countsFrame(db: Database, user: number, session: string): Promise<string | null> {
  const counts = await db
    .prepare(
      `SELECT ${unreadChats("u.id")} AS chats, ${unreadNotifications("u.id")} AS notifications
       FROM session s JOIN user u ON u.id = s.user_id WHERE s.id = ? AND s.user_id = ? AND ${isSessionValid("?")}`,
    )
    .bind(session, user, Date.now())
    .first<{ chats: number; notifications: number }>();
  return counts && serializeMessage({ type: "unread", ...counts });
}
