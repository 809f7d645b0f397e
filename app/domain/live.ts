import { z } from "zod";
import { bidInChat, message } from "./chat";
import { notification } from "./notification";
import { id, line } from "./value";

/** How long a ticket to `/live/` is good. */
export const TICKET_SECONDS = 30;
/** Every socket ends after this long, whatever happens: a lost word of a session's end counts no longer than that. */
export const SOCKET_HOURS = 11;
/** Of one person; with more the oldest is closed. */
export const MOST_SOCKETS = 10;
/**
 * Of these so many may serve a conversation that is streamed to a page; with more the oldest of them is closed. Two tabs, and
 * one whose reader has just left, which is noticed late.
 */
export const MOST_STREAMS = 3;
/** A streamed conversation ends after this long; its reader loads the page again. */
export const STREAM_MINUTES = 5;
/** Something goes over a streamed conversation this often: whoever is in between keeps it open, and who left is noticed. */
export const HEARTBEAT_SECONDS = 5;
/** Characters a client may send in one frame. */
export const LONGEST_FRAME = 1024;
/** Frames of one socket: more within the time, and it is closed. */
export const MOST_FRAMES = { count: 40, seconds: 10 };

/** Codes a socket is closed with: 1008 and 1009 of RFC 6455, the others of our own. */
export const CLOSING = {
  /** Too many frames. */
  policy: 1008,
  too_large: 1009,
  /** The session has ended: log in before coming back. */
  ended: 4001,
  /** A newer socket of the same person took its place: do not come back by itself. */
  replaced: 4002,
  /** Open for as long as a socket may be: come back. */
  lapsed: 4003,
} as const;

/** What a reader of `/live/` needs of its WebSocket. */
export interface LiveSocket {
  close(code?: number): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "close" | "error", listener: () => void): void;
}

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

/** What happened for a person and was not told to their sockets yet. */
export interface News {
  /** Names the last of it. */
  last: number;
  /** What their sockets are told, oldest first. */
  frames: string[];
  /** Sessions that ended; null: all. */
  ended: (string | null)[];
  /** People of whom one blocked the other, or no longer does; or who have a new chat. */
  parted: number[];
}
