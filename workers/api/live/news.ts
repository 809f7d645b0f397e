import type { Language } from "~/domain/language";
import { type News, serializeMessage } from "~/domain/live";
import { bidInChat, blocks, countUnread } from "../db/chat";
import type { Database } from "../db/database";
import { aboutEvents, deleteEvents, eventsOf, type LiveEvent } from "../db/live";
import { type MessageRow, messageOf, messagesOfEvents } from "../db/message";
import { countNotifications, type NotificationRow, notificationOf, notificationsOfEvents } from "../db/notification";
import { run } from "../db/transaction";

interface Viewer {
  id: number;
  email: string;
  language: Language;
}

interface ChatOfEvent {
  id: number;
  uri: string;
  blocked: number;
}

interface EventDetails {
  /** Null for an account that is not active. */
  viewer: Viewer | null;
  chats: Map<number, ChatOfEvent>;
  messages: Map<number, MessageRow>;
  bids: Map<number, string>;
  notifications: Map<number, NotificationRow>;
  unread: { chats: number; notifications: number };
}

async function eventsWithDetails(db: Database, user: number): Promise<{ events: LiveEvent[]; known: EventDetails }> {
  const results = await db.batch<Record<string, unknown>>([
    db.prepare("SELECT id, email, language FROM user WHERE id = ? AND status = 'active'").bind(user),
    db
      .prepare(
        `SELECT c.id, c.uri, ${blocks("c.low_id", "c.high_id")} AS blocked FROM chat c
         WHERE c.id IN (SELECT chat_id FROM live_event WHERE user_id = ?1)`,
      )
      .bind(user),
    messagesOfEvents(db, user),
    db
      .prepare(
        `SELECT id, json_object('id', id, 'amount', amount, 'status', status) AS bid FROM bid
         WHERE id IN ${aboutEvents("bid")}`,
      )
      .bind(user),
    notificationsOfEvents(db, user),
    countUnread(db, user),
    countNotifications(db, user),
    eventsOf(db, user),
  ]);
  const rows = <T>(at: number) => (results.at(at)?.results ?? []) as T[];
  const byId = <T extends { id: number }>(at: number) => new Map(rows<T>(at).map((row) => [row.id, row]));
  const known = {
    viewer: rows<Viewer>(0)[0] ?? null,
    chats: byId<ChatOfEvent>(1),
    messages: byId<MessageRow>(2),
    bids: new Map(rows<{ id: number; bid: string }>(3).map(({ id, bid }) => [id, bid])),
    notifications: byId<NotificationRow>(4),
    unread: {
      chats: rows<{ n: number }>(5)[0]?.n ?? 0,
      notifications: rows<{ n: number }>(6)[0]?.n ?? 0,
    },
  };
  return { events: rows<LiveEvent>(-1), known };
}

function chatFrame(event: LiveEvent, viewer: Viewer, { chats, messages, bids }: EventDetails): string | null {
  const chat = chats.get(event.chat_id ?? 0);
  const about = Number(event.about);
  if (!chat) return null;
  const { uri } = chat;
  if (event.kind === "read") {
    // Who is blocked does not learn when the other is there.
    if (chat.blocked === 1 && about !== viewer.id) return null;
    return serializeMessage({ type: "read", chat: uri, user: about, message: event.upto ?? 0 });
  }
  const row = messages.get(about);
  if (event.kind === "message") {
    const message = row && messageOf(row, viewer, viewer.language);
    return message ? serializeMessage({ type: "message", chat: uri, message }) : null;
  }
  const bid = bidInChat(bids.get(about) ?? null);
  return bid ? serializeMessage({ type: "bid", chat: uri, bid }) : null;
}

function frameOf(event: LiveEvent, viewer: Viewer, known: EventDetails): string | null {
  if (event.kind !== "notification") return chatFrame(event, viewer, known);
  const row = known.notifications.get(Number(event.about));
  return row ? serializeMessage({ type: "notification", notification: notificationOf(row, viewer.language) }) : null;
}

/** What cannot be told must not keep back what follows. */
function frameOrNothing(event: LiveEvent, viewer: Viewer, known: EventDetails): string | null {
  try {
    return frameOf(event, viewer, known);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: `no frame of a ${event.kind}`, error: String(error) }));
    return null;
  }
}

const SHOWN_KINDS: readonly LiveEvent["kind"][] = ["message", "read", "bid", "notification", "unread"];

/** In the recipient's profile language; the unread counts come last. */
function framesOf(events: LiveEvent[], known: EventDetails): string[] {
  const { viewer, unread } = known;
  const said = events.filter(({ kind }) => SHOWN_KINDS.includes(kind));
  if (!viewer || said.length === 0) return [];
  const frames = said.filter(({ kind }) => kind !== "unread").map((event) => frameOrNothing(event, viewer, known));
  return [...new Set(frames.filter((frame) => frame !== null)), serializeMessage({ type: "unread", ...unread })];
}

/** What happened for a user and was not told yet, in one trip; null when that is nothing. */
export async function newsOf(db: Database, user: number): Promise<News | null> {
  const { events, known } = await eventsWithDetails(db, user);
  const last = events.at(-1);
  if (!last) return null;
  const of = (kind: LiveEvent["kind"]) => events.filter((event) => event.kind === kind).map(({ about }) => about);
  return {
    last: last.id,
    frames: framesOf(events, known),
    ended: of("ended").map((session) => (session === null ? null : String(session))),
    parted: of("parted").map(Number),
  };
}

/** It was told, up to the last of it. */
export async function forgetNews(db: Database, user: number, last: number): Promise<void> {
  await run(db, deleteEvents(db, user, last));
}
