import { written } from "~/domain/live";
import type { Language } from "~/domain/value";
import { bidInChat, countUnread } from "../db/chat";
import type { Database } from "../db/database";
import type { LiveEvent } from "../db/live";
import { type MessageRow, messageOf, selectMessages } from "../db/message";
import { countNotifications, type NotificationRow, notificationOf, selectNotifications } from "../db/notification";

/** What the events are about, as its listener may see it, by id. */
interface Known {
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

/** One round trip for all of it. */
async function lookUp(db: Database, user: number, events: LiveEvent[]): Promise<Known | null> {
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
  const [viewer] = rows<Known["viewer"]>(0);
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

function chatWord(event: LiveEvent, known: Known): string | null {
  const { viewer, uris, messages, bids } = known;
  const chat = uris.get(event.chat_id ?? 0);
  const about = Number(event.about);
  if (chat === undefined) return null;
  if (event.kind === "read") return written({ type: "read", chat, user: about, message: event.upto ?? 0 });
  const row = messages.get(about);
  if (event.kind === "message") {
    return row ? written({ type: "message", chat, message: messageOf(row, viewer, viewer.language) }) : null;
  }
  const bid = bidInChat(bids.get(about) ?? null);
  return bid ? written({ type: "bid", chat, bid }) : null;
}

function wordOf(event: LiveEvent, known: Known): string | null {
  if (event.kind !== "notification") return chatWord(event, known);
  const row = known.notifications.get(Number(event.about));
  return row ? written({ type: "notification", notification: notificationOf(row, known.viewer.language) }) : null;
}

const SAID: readonly LiveEvent["kind"][] = ["message", "read", "bid", "notification", "unread"];

/** What someone hears of events, in the language of his profile as a push would be; how much is unread comes last. */
export async function wordsFor(db: Database, user: number, events: LiveEvent[]): Promise<string[]> {
  const said = events.filter(({ kind }) => SAID.includes(kind));
  const known = said.length === 0 ? null : await lookUp(db, user, said);
  if (!known) return [];
  const words = said.filter(({ kind }) => kind !== "unread").map((event) => wordOf(event, known));
  return [...new Set(words.filter((word) => word !== null)), written({ type: "unread", ...known.unread })];
}
