import type { ChatMembership } from "~/domain/chats/live";
import { findChat } from "../db/chat";
import type { Database } from "../db/database";

export async function findMembership(db: Database, user: number, chat: string): Promise<ChatMembership | null> {
  const row = await findChat(db, user, chat);
  return row && { chat: row.uri, other: row.opponent_id, blocked: row.blocked === 1 };
}
