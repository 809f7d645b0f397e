import { bidInChat, type ChatRow } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { mustHold } from "../../db/transaction";

export const hasDeal = (chat: ChatRow): boolean => bidInChat(chat.bid)?.status === "accepted";

export function mustHaveDeal(db: Database, chat: number): Write {
  const holds = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1
    AND (SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1) = 'accepted')`;
  return mustHold(db, holds, chat);
}

export const mustAwaitWork = (db: Database, chat: number): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id AND j.helper_id = b.user_id
      WHERE b.chat_id = ?1 AND b.status = 'accepted' AND j.status = 'reserved' AND j.begun_at IS NULL AND j.done_at IS NULL)`,
    chat,
  );
