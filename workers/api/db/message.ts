import { REMOVED_BY_TEAM } from "~/content/events/chat-lines";
import type { Message } from "~/domain/chats/chat";
import { type ChatEvent, kindOf } from "~/domain/chats/chat-event";
import { writingRefusal } from "~/domain/chats/chat-refusal";
import { BID_STATUSES, statusInChat } from "~/domain/deals/bid-life";
import type { PaymentStatus } from "~/domain/money/payment-status";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { Language } from "~/domain/values/language";
import { chatEventText } from "../notices/chat-lines";
import { blocks } from "./block";
import { bidInChat, bidJson, type NamedChat, OF_VIEWER } from "./chat";
import { photosIn, photosJson } from "./chat-photo";
import { rowJson, selected } from "./columns";
import type { Database, Query, Write } from "./database";
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
  event: string | null;
  payment_request: string | null;
  photos: string;
  removed: number;
  owner_id: number | null;
}

/** A removed message that announced a bid stays, without its text. */
export const COUNTS_AS_UNREAD = "(m.removed = 0 OR m.bid_id IS NOT NULL)";

export const MESSAGE_TABLES = ["message", "archived_message"] as const;

const RESULT = photosJson(
  "p.chat_id = m.chat_id AND p.about = 'result' AND p.created_at = m.created_at AND m.event ->> '$.step' = 'done'",
);

const columnsFor = (viewer: string): Record<keyof MessageRow, string> => ({
  id: "m.id",
  chat_id: "m.chat_id",
  message: "m.message",
  created_at: "m.created_at",
  first_of_day: "m.first_of_day",
  sender_id: "m.sender_id",
  read_at: "m.read_at",
  client_id: "m.client_id",
  sender: personJson("s", viewer),
  bid: bidJson("b.id = m.bid_id"),
  event: "m.event",
  payment_request:
    "(SELECT json_object('id', p.id, 'status', p.status, 'lapsed', p.lapsed, 'declined', p.declined, 'split', p.status = 'released' AND p.refunded_at IS NOT NULL) FROM payment p WHERE p.id = m.payment_id)",
  photos: `iif(m.event IS NULL, ${photosJson("p.message_id = m.id")}, ${RESULT})`,
  removed: "m.removed",
  owner_id:
    "iif(m.event IS NULL, NULL, (SELECT j.user_id FROM chat h JOIN job j ON j.id = h.job_id WHERE h.id = m.chat_id))",
});

const from = (messages: "message" | "every_message") => `FROM ${messages} m LEFT JOIN user s ON s.id = m.sender_id`;

const SELECT_MESSAGE = `SELECT ${selected(columnsFor("?1"))} ${from("message")}`;
const SELECT_ANY = `SELECT ${selected(columnsFor("?1"))} ${from("every_message")}`;

export const messageJson = (where: string, viewer: string): string =>
  `(SELECT ${rowJson(columnsFor(viewer), ["sender", "bid", "event", "payment_request", "photos"])} ${from("message")} WHERE ${where})`;

interface RequestJson {
  id: number;
  status: PaymentStatus;
  lapsed: number;
  declined: number;
  split: number;
}

function requestInMessage(json: string | null): Message["payment_request"] {
  if (json === null) return null;
  const { id, status, lapsed, declined, split } = JSON.parse(json) as RequestJson;
  return {
    id,
    status,
    lapsed: lapsed === 1,
    ...(declined === 1 && { declined: true }),
    ...(split === 1 && { split: true }),
  };
}

function textOf(row: MessageRow, event: ChatEvent | null, viewer: number, language: Language): string {
  if (row.removed) return REMOVED_BY_TEAM[language];
  return event ? chatEventText(event, language, row.owner_id === viewer ? "owner" : "helper") : row.message;
}

export function messageOf(row: MessageRow, viewer: { id: number; email: string }, language: Language): Message {
  const { id, name, image } = cardOf(row.sender, viewer.id, language);
  const own = row.sender_id === viewer.id;
  const event = row.event === null ? null : (JSON.parse(row.event) as ChatEvent);
  return {
    id: row.id,
    message: textOf(row, event, viewer.id, language),
    create_date: timeOf(row.created_at),
    first_message_of_day: row.first_of_day === 1,
    chat_user: { id, email: own ? viewer.email : null, name, image },
    bid: bidInChat(row.bid),
    event: event && kindOf(event),
    payment_request: requestInMessage(row.payment_request),
    photos: row.removed ? [] : photosIn(row.photos),
    ...(row.removed && { removed_by_team: true as const }),
    read: row.read_at !== null,
    client_id: own ? row.client_id : null,
  };
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
    db.prepare(`SELECT count(*) AS n FROM every_message m WHERE m.chat_id = ?`).bind(chat),
    db
      .prepare(`${SELECT_ANY} WHERE m.chat_id = ?2 ORDER BY m.id DESC LIMIT ?3 OFFSET ?4`)
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
    db.prepare(`SELECT count(*) AS n FROM every_message m WHERE m.chat_id = ? AND m.id > ?`).bind(chat, after),
    db
      .prepare(`${SELECT_ANY} WHERE m.chat_id = ?2 AND m.id > ?3 ORDER BY m.id LIMIT ?4`)
      .bind(viewer, chat, after, limit),
  );
}

export function messagesOfChats(
  db: Database,
  viewer: number,
  { chats, after, limit }: { chats: readonly number[]; after: number; limit: number },
): Query {
  const those = "m.chat_id IN (SELECT value FROM json_each(?2)) AND m.id > ?3 ORDER BY m.id LIMIT ?4";
  return db.prepare(`${SELECT_ANY} WHERE ${those}`).bind(viewer, JSON.stringify(chats), after, limit);
}

export async function findMessage(db: Database, viewer: number, id: number): Promise<MessageRow | null> {
  return db.prepare(`${SELECT_MESSAGE} WHERE m.id = ?2`).bind(viewer, id).first<MessageRow>();
}

interface NewMessage<Chat> {
  chat: Chat;
  sender: number;
  message: string;
  now: number;
}

interface NewEvent extends Omit<NewMessage<number>, "message"> {
  event: ChatEvent;
  request?: number | "latest" | null;
  condition?: string;
}

/** The stored text is for admins: each reader reads the event in their language. */
export const insertChatEvent = (
  db: Database,
  { chat, sender, event, request = null, condition = "true", now }: NewEvent,
): Write =>
  db
    .prepare(
      `INSERT INTO message (chat_id, sender_id, message, event, day, created_at, payment_id)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ${request === "latest" ? "(SELECT max(id) FROM payment WHERE payee_id = ?2)" : "?7"}
       WHERE ${condition}`,
    )
    .bind(
      chat,
      sender,
      chatEventText(event, "nl"),
      JSON.stringify(event),
      dayInAmsterdam(now),
      now,
      ...(request === "latest" ? [] : [request]),
    );

const CLOSED = BID_STATUSES.filter((status) => writingRefusal(statusInChat(status)) !== null);

const IS_OPEN = `NOT ${blocks("c.low_id", "c.high_id")}
  AND coalesce((SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1), '')
    NOT IN (${CLOSED.map((status) => `'${status}'`).join(", ")})`;

/** `ConflictError` unless the sender may write in the chat now. */
export const insertMessage = (
  db: Database,
  { chat, sender, message, clientId, now }: NewMessage<NamedChat> & { clientId: string | null },
): Write =>
  db
    .prepare(
      `INSERT INTO message (chat_id, sender_id, message, client_id, day, created_at)
       VALUES ((SELECT c.id FROM chat c WHERE ${chat.named} AND ${OF_VIEWER} AND ${IS_OPEN}), ?1, ?3, ?4, ?5, ?6)`,
    )
    .bind(sender, chat.value, message, clientId, dayInAmsterdam(now), now);

export const latestOf = (db: Database, sender: number, { named, value }: NamedChat): Query =>
  db
    .prepare(
      `${SELECT_MESSAGE} WHERE m.id = (
         SELECT max(id) FROM message WHERE chat_id = (SELECT c.id FROM chat c WHERE ${named}) AND sender_id = ?1)`,
    )
    .bind(sender, value);
