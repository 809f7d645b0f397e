/** Chats about a running deal, or about a bid without an answer. Without schemas, because a live page imports it. */
export const CHAT_KINDS = ["agreed", "offers"] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];
