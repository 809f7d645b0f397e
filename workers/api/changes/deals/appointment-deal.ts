import { bidInChat, blocks, type ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { mustHold } from "../../db/transaction";

/** Appointments are for two who have a deal. */
export const hasDeal = (chat: ChatRow): boolean => bidInChat(chat.bid)?.status === "accepted";

/** Undoes the batch unless the two still have a deal and neither blocks the other. */
export function mustHaveDeal(db: Database, chat: number): Write {
  const holds = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1 AND NOT ${blocks("c.low_id", "c.high_id")}
    AND (SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1) = 'accepted')`;
  return mustHold(db, holds, chat);
}
