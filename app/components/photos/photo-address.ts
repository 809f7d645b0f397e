import type { ChatPhoto } from "~/domain/chats/chat-photo";

export const photoAddress = ({ chat, id }: Pick<ChatPhoto, "chat" | "id">, next?: string) =>
  `/messages/${chat}/foto/${id}${next ? `?next=${encodeURIComponent(next)}` : ""}`;
