import type { Tie } from "~/domain/live";
import { findChat } from "../db/chat";
import type { Database } from "../db/database";

/** What ties someone to a chat; null when he is none of its two. */
export async function tieOf(db: Database, user: number, chat: string): Promise<Tie | null> {
  const found = await findChat(db, user, chat);
  return found && { chat: found.uri, other: found.opponent_id, blocked: found.blocked === 1 };
}
