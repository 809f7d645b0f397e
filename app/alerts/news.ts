import type { ServerMessage } from "~/domain/chats/live";

export interface News {
  kind: "message" | "notification";
  id: number;
  title: string;
  text: string;
  link: string;
}

/** An event of an older message is a change by our team. Not shorter, because the clock of a device can be wrong. */
const MAX_AGE_MS = 10 * 60_000;

/** A message alerts by itself, not by its notification. For bids the notification has more details. */
export function newsIn(
  received: ServerMessage | { type: "connection" | "ended" },
  viewer: number,
  now = Date.now(),
): News | null {
  if (received.type === "notification") {
    const { id, title, text, link, type, read } = received.notification;
    return read || type === "message" ? null : { kind: "notification", id, title, text, link };
  }
  if (received.type !== "message") return null;
  const { id, message, create_date, chat_user, bid, read, removed_by_team } = received.message;
  if (read || bid || removed_by_team || chat_user.id === viewer) return null;
  if (now - Date.parse(create_date) > MAX_AGE_MS) return null;
  return { kind: "message", id, title: chat_user.name, text: message, link: `/messages/${received.chat}` };
}
