import { z } from "zod";
import { notification } from "../notifications/notification";
import { id, line } from "../values/value";
import { bidInChat, message } from "./chat";

const on = z.boolean();
const uri = z.string();

export const serverMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("message"), chat: uri, message }),
  z.object({ type: z.literal("read"), chat: uri, user: id, message: id }),
  z.object({ type: z.literal("typing"), chat: uri, user: id, on }),
  z.object({ type: z.literal("presence"), user: id, online: z.boolean() }),
  z.object({ type: z.literal("bid"), chat: uri, bid: bidInChat }),
  z.object({ type: z.literal("unread"), chats: z.int(), notifications: z.int() }),
  z.object({ type: z.literal("notification"), notification }),
  z.object({ type: z.literal("pong") }),
]);
export type ServerMessage = z.output<typeof serverMessage>;

export const clientMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("typing"), chat: line(64), on }),
  z.object({ type: z.literal("ping") }),
]);
export type ClientMessage = z.input<typeof clientMessage>;

export const serializeMessage = (one: ServerMessage): string => JSON.stringify(one);

export interface ChatMembership {
  chat: string;
  other: number;
  blocked: boolean;
}

/** Ids are unique and ascending per person. */
export interface LiveEvent {
  id: number;
  frames: string[];
  ended?: string | null;
  parted?: number;
}

export interface LiveSocket {
  close(code?: number): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "close" | "error", listener: () => void): void;
}
