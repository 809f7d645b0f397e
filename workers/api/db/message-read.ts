import { NOTIFICATION_TYPES } from "~/domain/notifications/notification";
import { NOTIFICATION_KINDS } from "../notices/notification-kinds";
import type { Database, Write } from "./database";
import { COUNTS_AS_UNREAD, MESSAGE_TABLES } from "./message";

interface ReadSoFar {
  chat: number;
  reader: number;
  /** Null: all so far. */
  upto: number | null;
  now: number;
}

const LEFT = `(SELECT count(*) FROM message m
  WHERE m.chat_id = chat.id AND m.sender_id = low_id + high_id - ?2 AND m.read_at IS NULL AND ${COUNTS_AS_UNREAD})`;

const SHOWN_IN_CHAT = NOTIFICATION_TYPES.filter(
  (type) =>
    NOTIFICATION_KINDS[type].link === "chat" ||
    type === "bid_rejected" ||
    type === "deal_ended" ||
    type === "stop_proposal",
)
  .map((type) => `'${type}'`)
  .join(", ");

function readChats(
  db: Database,
  chats: string,
  value: number,
  { reader, upto, now, isOfBids = false }: Omit<ReadSoFar, "chat"> & { isOfBids?: boolean },
): Write[] {
  const read = isOfBids ? " AND bid_id IS NOT NULL" : "";
  const answered = isOfBids ? "type IN ('bid_placed', 'bid_changed') OR " : "";
  const last = upto ?? Number.MAX_SAFE_INTEGER;
  return [
    ...MESSAGE_TABLES.map((table) =>
      db
        .prepare(
          `UPDATE ${table} SET read_at = ?3 WHERE chat_id IN (${chats}) AND sender_id = (SELECT low_id + high_id - ?2 FROM chat WHERE id = chat_id) AND read_at IS NULL
             AND id <= ?4${read}`,
        )
        .bind(value, reader, now, last),
    ),
    db
      .prepare(
        `UPDATE chat SET low_unread = iif(low_id = ?2, ${LEFT}, low_unread), high_unread = iif(high_id = ?2, ${LEFT}, high_unread) WHERE id IN (${chats})`,
      )
      .bind(value, reader),
    db
      .prepare(
        `UPDATE notification SET read_at = ?3 WHERE user_id = ?2 AND read_at IS NULL AND chat_id IN (${chats}) AND type IN (${SHOWN_IN_CHAT})
           AND (${answered}0 = (SELECT iif(low_id = ?2, low_unread, high_unread) FROM chat WHERE id = chat_id))`,
      )
      .bind(value, reader, now),
  ];
}

export const markRead = (db: Database, { chat, ...read }: ReadSoFar): Write[] => readChats(db, "SELECT ?1", chat, read);

/** Put before the statement that decides the bids. Other messages of the bidders stay unread. */
export const markBidsRead = (db: Database, job: number, owner: number, now: number): Write[] =>
  readChats(db, "SELECT chat_id FROM bid WHERE job_id = ?1 AND status = 'pending'", job, {
    reader: owner,
    upto: null,
    now,
    isOfBids: true,
  });
