import { z } from "zod";
import { bidInChat, message } from "./chat";
import { notification } from "./notification";
import { id, line } from "./value";

const on = z.boolean();
const uri = z.string();

/** What `/live/` sends, as JSON. A message or bid that is known already, by its id, has changed. */
export const serverMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("message"), chat: uri, message }),
  /** `user` has read everything up to `message`. */
  z.object({ type: z.literal("read"), chat: uri, user: id, message: id }),
  z.object({ type: z.literal("typing"), chat: uri, user: id, on }),
  z.object({ type: z.literal("presence"), user: id, online: z.boolean() }),
  z.object({ type: z.literal("bid"), chat: uri, bid: bidInChat }),
  z.object({ type: z.literal("unread"), chats: z.int(), notifications: z.int() }),
  z.object({ type: z.literal("notification"), notification }),
  z.object({ type: z.literal("pong") }),
]);
export type ServerMessage = z.output<typeof serverMessage>;

/** What a client may send. */
export const clientMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("typing"), chat: line(64), on }),
  z.object({ type: z.literal("ping") }),
]);
export type ClientMessage = z.input<typeof clientMessage>;

/** A message as it goes over the line. */
export const serializeMessage = (one: ServerMessage): string => JSON.stringify(one);

/** What ties a person to a chat. */
export interface ChatMembership {
  /** The chat's uri. */
  chat: string;
  /** Its other member. */
  other: number;
  /** One of the two blocks the other. */
  blocked: boolean;
}

/** Something that happened for a person. Their ids are never used twice, and rise in the order of what happened. */
export interface LiveEvent {
  id: number;
  /** What their sockets are told. */
  frames: string[];
  /** The session that ended; null: all. */
  ended?: string | null;
  /** Somebody of whom one blocked the other, or no longer does; or with whom there is a new chat. */
  parted?: number;
}

/** What a reader of `/live/` needs of its WebSocket. */
export interface LiveSocket {
  close(code?: number): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "close" | "error", listener: () => void): void;
}
