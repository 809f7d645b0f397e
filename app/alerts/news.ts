import type { ServerMessage } from "~/domain/live";

/** Something to call somebody to. */
export interface News {
  kind: "message" | "notification";
  /** Higher than that of what came before it, of its kind. */
  id: number;
  title: string;
  text: string;
  link: string;
}

/**
 * What of everything that is told is news to `viewer`. Of a message its notification says less, and only of the first that is
 * not read; of a bid it says more.
 */
export function newsIn(heard: ServerMessage | { type: "connection" | "ended" }, viewer: number): News | null {
  if (heard.type === "notification") {
    const { id, title, text, link, type, read } = heard.notification;
    return read || type === "message" ? null : { kind: "notification", id, title, text, link };
  }
  if (heard.type !== "message") return null;
  const { id, message, chat_user, bid, read } = heard.message;
  if (read || bid || chat_user.id === viewer) return null;
  return { kind: "message", id, title: chat_user.name, text: message, link: `/messages/${heard.chat}` };
}
