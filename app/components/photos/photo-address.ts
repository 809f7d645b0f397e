import type { ChatPhoto } from "~/domain/chats/chat-photo";

export const photoAddress = ({ chat, id }: Pick<ChatPhoto, "chat" | "id">) => `/messages/${chat}/foto/${id}`;
