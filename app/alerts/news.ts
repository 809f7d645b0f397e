import type { ServerMessage } from "~/domain/chats/live";

export interface News {
  kind: "message" | "notification";
  id: number;
  title: string;
  text: string;
  link: string;
}

/** A message alerts by itself, not by its notification. For bids the notification has more details. */
export function newsIn(received: ServerMessage | { type: "connection" | "ended" }, viewer: number): News | null {
  if (received.type === "notification") {
    const { id, title, text, link, type, read } = received.notification;
    return read || type === "message" ? null : { kind: "notification", id, title, text, link };
  }
  if (received.type !== "message") return null;
  const { id, message, chat_user, bid, read, removed_by_team } = received.message;
  if (read || bid || removed_by_team || chat_user.id === viewer) return null;
  return { kind: "message", id, title: chat_user.name, text: message, link: `/messages/${received.chat}` };
}
