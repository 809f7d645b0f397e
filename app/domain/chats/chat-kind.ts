/** Without schemas, because a live page imports it. */
export const CHAT_KINDS = ["agreed", "offers"] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];
