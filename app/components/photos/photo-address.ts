import type { ChatPhoto } from "~/domain/chats/chat-photo";

/** `next`: the page to go back to, instead of the chat. */
export const photoAddress = ({ chat, id }: Pick<ChatPhoto, "chat" | "id">, next?: string) =>
  `/messages/${chat}/foto/${id}${next ? `?next=${encodeURIComponent(next)}` : ""}`;
