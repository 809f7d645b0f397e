import type { ChatMembership } from "~/domain/chats/live";
import { findChat } from "../db/chat";
import type { Database } from "../db/database";

export async function findMembership(db: Database, user: number, chat: string): Promise<ChatMembership | null> {
  const found = await findChat(db, user, chat);
  return found && { chat: found.uri, other: found.opponent_id, blocked: found.blocked === 1 };
}
