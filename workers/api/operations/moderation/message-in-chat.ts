import type { Database, Write } from "../../db/database";
import { MESSAGE_TABLES, NOT_REMOVED } from "../../db/message";

export function countedAsUnread(db: Database, id: number, by: 1 | -1): Write {
  return db
    .prepare(
      `UPDATE chat SET low_unread = max(0, low_unread + ?2 * (u.sender_id = high_id)),
         high_unread = max(0, high_unread + ?2 * (u.sender_id = low_id))
       FROM (SELECT chat_id, sender_id FROM every_message
         WHERE id = ?1 AND removed = (?2 > 0) AND read_at IS NULL AND bid_id IS NULL) u
       WHERE chat.id = u.chat_id`,
    )
    .bind(id, by);
}

/** The first visible message of a day carries the day. */
const DAYS = MESSAGE_TABLES.map(
  (table) => `UPDATE ${table} SET first_of_day = (id IS (SELECT min(m.id) FROM every_message m
    WHERE m.chat_id = ${table}.chat_id AND m.day = ${table}.day AND ${NOT_REMOVED}))
  WHERE (chat_id, day) = (SELECT chat_id, day FROM every_message WHERE id = ?)`,
);

const lastOf = (column: string) =>
  `(SELECT m.${column} FROM every_message m WHERE m.chat_id = chat.id AND ${NOT_REMOVED} ORDER BY m.id DESC LIMIT 1)`;

const LAST = `UPDATE chat SET last_message = coalesce(${lastOf("message")}, ''), last_event = ${lastOf("event")}
  WHERE id = (SELECT chat_id FROM every_message WHERE id = ?)`;

export const chatWithout = (db: Database, id: number): Write[] =>
  [...DAYS, LAST].map((sql) => db.prepare(sql).bind(id));
