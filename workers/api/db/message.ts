import { dayInAmsterdam } from "~/domain/calendar";
import type { Message } from "~/domain/chat";
import type { Language } from "~/domain/language";
import { bidInChat } from "./chat";
import type { Database, Query, Write } from "./database";
import { aboutEvents } from "./live";
import { notify } from "./notify";
import { cardOf, personJson, timeOf } from "./person";

export interface MessageRow {
  id: number;
  chat_id: number;
  message: string;
  created_at: number;
  first_of_day: number;
  sender_id: number | null;
  sender: string | null;
  read_at: number | null;
  client_id: string | null;
  bid: string | null;
}

/** SQL: the message `m` is visible. A removed one that announced a bid stays, without its text. */
export const NOT_REMOVED = "(m.removed = 0 OR m.bid_id IS NOT NULL)";

/** Selects messages as `m`, with the current state of their bid. Bind the viewer as `?1`. */
const SELECT_MESSAGE = `
  SELECT m.id, m.chat_id, m.message, m.created_at, m.first_of_day, m.sender_id, m.read_at, m.client_id, ${personJson("u")} AS sender,
    (SELECT json_object('id', b.id, 'amount', b.amount, 'status', b.status) FROM bid b WHERE b.id = m.bid_id) AS bid
  FROM message m LEFT JOIN user u ON u.id = m.sender_id`;

/** Address and client id are for the sender only. */
export function messageOf(row: MessageRow, viewer: { id: number; email: string }, language: Language): Message {
  const { id, name, image } = cardOf(row.sender, viewer.id, language);
  const own = row.sender_id === viewer.id;
  return {
    id: row.id,
    message: row.message,
    create_date: timeOf(row.created_at),
    first_message_of_day: row.first_of_day === 1,
    chat_user: { id, email: own ? viewer.email : null, name, image },
    bid: bidInChat(row.bid),
    read: row.read_at !== null,
    client_id: own ? row.client_id : null,
  };
}

/** Those that live events tell the viewer of. */
export function messagesOfEvents(db: Database, viewer: number): Query {
  return db.prepare(`${SELECT_MESSAGE} WHERE m.id IN ${aboutEvents("message")} AND ${NOT_REMOVED}`).bind(viewer);
}

interface MessagePage {
  count: number;
  rows: MessageRow[];
}

async function readPage(db: Database, counting: Query, those: Query): Promise<MessagePage> {
  const [counted, rows] = await db.batch<unknown>([counting, those]);
  return { count: (counted?.results[0] as { n: number }).n, rows: (rows?.results ?? []) as MessageRow[] };
}

export function latestMessages(
  db: Database,
  viewer: number,
  { chat, limit, offset }: { chat: number; limit: number; offset: number },
): Promise<MessagePage> {
  return readPage(
    db,
    db.prepare(`SELECT count(*) AS n FROM message m WHERE m.chat_id = ? AND ${NOT_REMOVED}`).bind(chat),
    db
      .prepare(`${SELECT_MESSAGE} WHERE m.chat_id = ?2 AND ${NOT_REMOVED} ORDER BY m.id DESC LIMIT ?3 OFFSET ?4`)
      .bind(viewer, chat, limit, offset),
  );
}

export function messagesAfter(
  db: Database,
  viewer: number,
  { chat, after, limit }: { chat: number; after: number; limit: number },
): Promise<MessagePage> {
  return readPage(
    db,
    db
      .prepare(`SELECT count(*) AS n FROM message m WHERE m.chat_id = ? AND m.id > ? AND ${NOT_REMOVED}`)
      .bind(chat, after),
    db
      .prepare(`${SELECT_MESSAGE} WHERE m.chat_id = ?2 AND m.id > ?3 AND ${NOT_REMOVED} ORDER BY m.id LIMIT ?4`)
      .bind(viewer, chat, after, limit),
  );
}

export function messagesOfChats(
  db: Database,
  viewer: number,
  { chats, after, limit }: { chats: readonly number[]; after: number; limit: number },
): Query {
  const those =
    "m.chat_id IN (SELECT value FROM json_each(?2)) AND m.id > ?3 AND " + NOT_REMOVED + " ORDER BY m.id LIMIT ?4";
  return db.prepare(`${SELECT_MESSAGE} WHERE ${those}`).bind(viewer, JSON.stringify(chats), after, limit);
}

export async function findMessage(db: Database, viewer: number, id: number): Promise<MessageRow | null> {
  return db.prepare(`${SELECT_MESSAGE} WHERE m.id = ?2`).bind(viewer, id).first<MessageRow>();
}

interface NewMessage {
  chat: number;
  sender: number;
  message: string;
  clientId?: string | null;
  now: number;
}

/** The last statement selects it. */
export function insertMessage(db: Database, { chat, sender, message, clientId, now }: NewMessage): Write[] {
  return [
    db
      .prepare(
        "INSERT INTO message (chat_id, sender_id, message, client_id, day, created_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(chat, sender, message, clientId ?? null, dayInAmsterdam(now), now),
    db
      .prepare(`${SELECT_MESSAGE} WHERE m.id = (SELECT max(id) FROM message WHERE chat_id = ?2 AND sender_id = ?1)`)
      .bind(sender, chat),
  ];
}

interface MessageNotice {
  chat: number;
  job: number | null;
  sender: number;
  name: string;
  title: string | null;
  reader: number;
  now: number;
}

/** Put before the INSERT of a message: a run of unread messages is one notification and one mail. */
export function notifyOfMessage(db: Database, news: MessageNotice): Write[] {
  const { chat, job, sender, reader, now } = news;
  const first =
    "WHERE NOT EXISTS (SELECT 1 FROM message WHERE chat_id = ?1 AND sender_id = ?2 AND read_at IS NULL AND bid_id IS NULL)";
  const data = JSON.stringify({ name: news.name, job_title: news.title ?? "" });
  return notify(db, now, {
    type: "message",
    key: "'message:' || CAST(?1 AS INTEGER) || ':' || CAST(?2 AS INTEGER) || ':' || CAST(?6 AS INTEGER)",
    to: "?3",
    job: "?4",
    chat: "?1",
    data: "?5",
    rows: { from: first, values: [chat, sender, reader, job, data, now] },
    mail: true,
  });
}

export function markRead(db: Database, { chat, reader, now }: { chat: number; reader: number; now: number }): Write[] {
  return [
    db
      .prepare(
        "UPDATE message SET read_at = ?3 WHERE chat_id = ?1 AND sender_id = (SELECT low_id + high_id - ?2 FROM chat WHERE id = ?1) AND read_at IS NULL",
      )
      .bind(chat, reader, now),
    db
      .prepare(
        "UPDATE chat SET low_unread = iif(low_id = ?2, 0, low_unread), high_unread = iif(high_id = ?2, 0, high_unread) WHERE id = ?1",
      )
      .bind(chat, reader),
    db
      .prepare(
        "UPDATE notification SET read_at = ?3 WHERE user_id = ?2 AND read_at IS NULL AND chat_id = ?1 AND type = 'message'",
      )
      .bind(chat, reader, now),
  ];
}
