import type { Language } from "~/domain/language";
import { serializeMessage } from "~/domain/live";
import { bidInChat, countUnread } from "../db/chat";
import type { Database } from "../db/database";
import type { LiveEvent } from "../db/live";
import { type MessageRow, messageOf, selectMessages } from "../db/message";
import { countNotifications, type NotificationRow, notificationOf, selectNotifications } from "../db/notification";

interface EventDetails {
  viewer: { id: number; email: string; language: Language };
  uris: Map<number, string>;
  messages: Map<number, MessageRow>;
  bids: Map<number, string>;
  notifications: Map<number, NotificationRow>;
  unread: { chats: number; notifications: number };
}

function idsOf(events: LiveEvent[], kind: LiveEvent["kind"]): string {
  return JSON.stringify(events.filter((event) => event.kind === kind).map(({ about }) => about));
}

async function loadDetails(db: Database, user: number, events: LiveEvent[]): Promise<EventDetails | null> {
  const results = await db.batch<Record<string, unknown>>([
    db.prepare("SELECT id, email, language FROM user WHERE id = ? AND status = 'active'").bind(user),
    db
      .prepare("SELECT id, uri FROM chat WHERE id IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(events.map(({ chat_id }) => chat_id))),
    selectMessages(db, user, idsOf(events, "message")),
    db
      .prepare(
        `SELECT id, json_object('id', id, 'amount', amount, 'status', status) AS bid FROM bid
         WHERE id IN (SELECT value FROM json_each(?))`,
      )
      .bind(idsOf(events, "bid")),
    selectNotifications(db, user, idsOf(events, "notification")),
    countUnread(db, user),
    countNotifications(db, user),
  ]);
  const rows = <T>(at: number) => (results[at]?.results ?? []) as T[];
  const byId = <T extends { id: number }>(at: number) => new Map(rows<T>(at).map((row) => [row.id, row]));
  const [viewer] = rows<EventDetails["viewer"]>(0);
  if (!viewer) return null;
  return {
    viewer,
    uris: new Map(rows<{ id: number; uri: string }>(1).map(({ id, uri }) => [id, uri])),
    messages: byId<MessageRow>(2),
    bids: new Map(rows<{ id: number; bid: string }>(3).map(({ id, bid }) => [id, bid])),
    notifications: byId<NotificationRow>(4),
    unread: {
      chats: rows<{ n: number }>(5)[0]?.n ?? 0,
      notifications: rows<{ n: number }>(6)[0]?.n ?? 0,
    },
  };
}

function chatFrame(event: LiveEvent, known: EventDetails): string | null {
  const { viewer, uris, messages, bids } = known;
  const chat = uris.get(event.chat_id ?? 0);
  const about = Number(event.about);
  if (chat === undefined) return null;
  if (event.kind === "read") return serializeMessage({ type: "read", chat, user: about, message: event.upto ?? 0 });
  const row = messages.get(about);
  if (event.kind === "message") {
    return row ? serializeMessage({ type: "message", chat, message: messageOf(row, viewer, viewer.language) }) : null;
  }
  const bid = bidInChat(bids.get(about) ?? null);
  return bid ? serializeMessage({ type: "bid", chat, bid }) : null;
}

function frameOf(event: LiveEvent, known: EventDetails): string | null {
  if (event.kind !== "notification") return chatFrame(event, known);
  const row = known.notifications.get(Number(event.about));
  return row
    ? serializeMessage({ type: "notification", notification: notificationOf(row, known.viewer.language) })
    : null;
}

const SHOWN_KINDS: readonly LiveEvent["kind"][] = ["message", "read", "bid", "notification", "unread"];

/** In the recipient's profile language; the unread counts come last. */
export async function framesFor(db: Database, user: number, events: LiveEvent[]): Promise<string[]> {
  const said = events.filter(({ kind }) => SHOWN_KINDS.includes(kind));
  const known = said.length === 0 ? null : await loadDetails(db, user, said);
  if (!known) return [];
  const frames = said.filter(({ kind }) => kind !== "unread").map((event) => frameOf(event, known));
  return [...new Set(frames.filter((frame) => frame !== null)), serializeMessage({ type: "unread", ...known.unread })];
}
