import type { Chat, Message } from "~/domain/chats/chat";
import { hasEnded, statusInChat } from "~/domain/deals/bid-life";
import type { ChatFacts } from "./chat-facts";
import type { WaitingPhoto } from "./use-chosen-photos";

export interface Outgoing {
  clientId: string;
  text: string;
  at: number;
  /** `unsent`: there was no answer, and it is retried. `refused`: the API rejected it, see `why`. */
  status: "sending" | "unsent" | "refused";
  why: string;
  photos?: readonly WaitingPhoto[];
}

export interface Conversation {
  viewer: number | null;
  facts: ChatFacts;
  messages: readonly Message[];
  /** There are no gaps up to this id. Later messages came by the socket and may have gaps. */
  upTo: number;
  hasEarlier: boolean;
  outgoing: readonly Outgoing[];
  readUpTo: Readonly<Record<number, number>>;
  firstNew: number | null;
  typing: boolean;
  /** Null before the first presence event. */
  online: boolean | null;
  /** Epoch milliseconds. */
  lastSeen: number | null;
  connection: "unknown" | "up" | "down";
}

export interface LoadedConversation extends ChatFacts {
  viewer: number | null;
  messages: readonly Message[];
  firstNew: number | null;
  hasEarlier: boolean;
}

export type ConversationEvent =
  | { type: "loaded"; loaded: LoadedConversation }
  | { type: "facts"; facts: ChatFacts }
  | { type: "asked"; messages: readonly Message[] }
  | { type: "earlier"; messages: readonly Message[]; hasEarlier: boolean }
  /** Received by the socket, in any order. `seen`: the page was visible. */
  | { type: "received"; message: Message; seen: boolean }
  | { type: "read"; user: number; message: number }
  | { type: "bid"; bid: NonNullable<Chat["bid"]> }
  | { type: "restored"; outgoing: readonly Outgoing[] }
  | { type: "written"; clientId: string; text: string; at: number; photos?: readonly WaitingPhoto[] }
  /** Retries all unsent messages, and the refused one with this id. */
  | { type: "again"; clientId?: string }
  | { type: "unsent"; clientId: string }
  | { type: "refused"; clientId: string; why: string }
  /** The session ended: waiting messages are only sent when their writer asks. */
  | { type: "ended"; why: string }
  | { type: "discarded"; clientId: string }
  | { type: "typing"; on: boolean }
  | { type: "presence"; online: boolean; at: number }
  /** `at`: epoch milliseconds. */
  | { type: "connection"; up: boolean; at?: number }
  | { type: "left" };

/** The last visit is rounded, so a message can be later. Null if the opponent does not show it. */
function seenOf({ chat }: ChatFacts, messages: readonly Message[], reported: number | null): number | null {
  const seen = Date.parse(chat.last_seen ?? "");
  if (Number.isNaN(seen)) return reported;
  const written = messages.findLast(({ chat_user }) => chat_user.id === chat.opponent.id);
  return Math.max(reported ?? 0, seen, Date.parse(written?.create_date ?? chat.last_seen ?? ""));
}

export const begin = ({ viewer, messages, firstNew, hasEarlier, ...facts }: LoadedConversation): Conversation => ({
  viewer,
  facts,
  messages,
  upTo: messages.at(-1)?.id ?? 0,
  hasEarlier,
  outgoing: [],
  readUpTo: {},
  firstNew,
  typing: false,
  online: null,
  lastSeen: seenOf(facts, messages, null),
  connection: "unknown",
});

const isOwn = ({ viewer }: Pick<Conversation, "viewer">, { chat_user }: Message) => chat_user.id === viewer;
const otherOf = ({ facts }: Conversation) => facts.chat.opponent.id;

function isRead(state: Conversation, message: Message): boolean {
  const reader = isOwn(state, message) ? otherOf(state) : state.viewer;
  return message.read || message.id <= (state.readUpTo[reader ?? 0] ?? 0);
}

/** A message never becomes unread again. */
function merge(state: Conversation, news: readonly Message[]): Conversation {
  const byId = new Map(state.messages.map((message) => [message.id, message]));
  for (const message of news) {
    const read = isRead(state, message) || byId.get(message.id)?.read === true;
    byId.set(message.id, { ...message, read });
  }
  const sent = new Set(news.filter((message) => isOwn(state, message)).map(({ client_id }) => client_id));
  return {
    ...state,
    messages: [...byId.values()].sort((one, other) => one.id - other.id),
    outgoing: state.outgoing.filter(({ clientId }) => !sent.has(clientId)),
  };
}

/** A bid of an earlier round that still looks open. The conversation has a newer bid, so it has ended. */
const isOutdated = ({ facts }: Conversation, { bid }: Message) =>
  bid !== null && bid.id !== facts.chat.bid?.id && !hasEnded(bid.status);

/** Unread messages may have been read meanwhile, and a bid that is not the chat's current one may have ended. */
export function askFrom(state: Conversation): number {
  const changed = state.messages.find((message) => !message.read || isOutdated(state, message));
  return Math.min(state.upTo, (changed?.id ?? Number.POSITIVE_INFINITY) - 1);
}

const highest = (messages: readonly Message[], least: number) => Math.max(least, ...messages.map(({ id }) => id));

function load(state: Conversation, loaded: LoadedConversation): Conversation {
  const begun = begin(loaded);
  const merged = merge(state, loaded.messages);
  const oldest = loaded.messages[0]?.id ?? Number.POSITIVE_INFINITY;
  const knowsMore = (state.messages[0]?.id ?? oldest) < oldest;
  return {
    ...withFacts(merged, begun.facts),
    upTo: Math.max(state.upTo, begun.upTo),
    hasEarlier: knowsMore ? state.hasEarlier : begun.hasEarlier,
    firstNew: begun.firstNew ?? state.firstNew,
  };
}

/** A change of a message that was not loaded yet: it would stand alone before the first one. */
const isEarlier = ({ hasEarlier, messages }: Conversation, { id }: Message) =>
  hasEarlier && id < (messages[0]?.id ?? 0);

/** False for a change of a message, and for a removed one. */
export const isNewFromOther = (state: Conversation, message: Message): boolean =>
  !isOwn(state, message) &&
  !message.removed_by_team &&
  !isEarlier(state, message) &&
  !state.messages.some(({ id }) => id === message.id);

function receive(state: Conversation, message: Message, seen: boolean): Conversation {
  if (isEarlier(state, message)) return state;
  const isNew = isNewFromOther(state, message) && !message.read;
  const merged = merge(state, [message]);
  return {
    ...merged,
    typing: state.typing && isOwn(state, message),
    firstNew: isNew && !seen ? (state.firstNew ?? message.id) : state.firstNew,
  };
}

function read(state: Conversation, user: number, upTo: number): Conversation {
  const known = { ...state, readUpTo: { ...state.readUpTo, [user]: Math.max(upTo, state.readUpTo[user] ?? 0) } };
  return { ...known, messages: state.messages.map((one) => ({ ...one, read: isRead(known, one) })) };
}

function withFacts(state: Conversation, facts: ChatFacts): Conversation {
  const current = facts.chat.bid;
  const messages = state.messages.map((one) => {
    if (current && one.bid?.id === current.id) return { ...one, bid: current };
    const request = facts.money.asked.find(({ id }) => id === one.payment_request?.id);
    return request ? { ...one, payment_request: request } : one;
  });
  return { ...state, facts, messages, lastSeen: seenOf(facts, messages, state.lastSeen) };
}

/** An event about an older bid changes only its own message. */
function bid(state: Conversation, changed: NonNullable<Chat["bid"]>): Conversation {
  const { facts } = state;
  const messages = state.messages.map((one) => (one.bid?.id === changed.id ? { ...one, bid: changed } : one));
  if (facts.chat.bid && facts.chat.bid.id > changed.id) return { ...state, messages };
  const chat = { ...facts.chat, bid: changed, bid_status: statusInChat(changed.status) };
  return { ...state, facts: { ...facts, chat }, messages };
}

type Written = Pick<Outgoing, "clientId" | "text" | "at" | "photos">;

function write(state: Conversation, { clientId, text, at, photos = [] }: Written): Conversation {
  const one: Outgoing = { clientId, text, at, status: "sending", why: "", ...(photos.length > 0 && { photos }) };
  return { ...state, outgoing: [...state.outgoing, one], firstNew: null };
}

function restore(state: Conversation, outgoing: readonly Outgoing[]): Conversation {
  const known = new Set([
    ...state.messages.map(({ client_id }) => client_id),
    ...state.outgoing.map(({ clientId }) => clientId),
  ]);
  return { ...state, outgoing: [...outgoing.filter(({ clientId }) => !known.has(clientId)), ...state.outgoing] };
}

function again(state: Conversation, clientId?: string): Conversation {
  const goes = (one: Outgoing) => one.status === "unsent" || one.clientId === clientId;
  const outgoing = state.outgoing.map((one) => (goes(one) ? { ...one, status: "sending" as const, why: "" } : one));
  return { ...state, outgoing };
}

const mark = (state: Conversation, clientId: string, change: Partial<Outgoing>): Conversation => ({
  ...state,
  outgoing: state.outgoing.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)),
});

export const held = (one: Outgoing, why: string): Outgoing =>
  one.status === "refused" ? one : { ...one, status: "refused", why };

export function next(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case "loaded":
      return load(state, event.loaded);
    case "facts":
      return withFacts(state, event.facts);
    case "asked":
      return { ...merge(state, event.messages), upTo: highest(event.messages, state.upTo) };
    case "earlier":
      return { ...merge(state, event.messages), hasEarlier: event.hasEarlier };
    case "received":
      return receive(state, event.message, event.seen);
    case "read":
      return read(state, event.user, event.message);
    case "bid":
      return bid(state, event.bid);
    case "restored":
      return restore(state, event.outgoing);
    case "written":
      return write(state, event);
    case "again":
      return again(state, event.clientId);
    case "unsent":
      return mark(state, event.clientId, { status: "unsent" });
    case "refused":
      return mark(state, event.clientId, { status: "refused", why: event.why });
    case "ended":
      return { ...state, outgoing: state.outgoing.map((one) => held(one, event.why)) };
    case "discarded":
      return { ...state, outgoing: state.outgoing.filter(({ clientId }) => clientId !== event.clientId) };
    case "typing":
      return { ...state, typing: event.on };
    case "presence":
      return {
        ...state,
        online: event.online,
        lastSeen: event.online ? state.lastSeen : event.at,
        typing: state.typing && event.online,
      };
    case "connection":
      return {
        ...state,
        connection: event.up ? "up" : "down",
        online: null,
        lastSeen: state.online ? (event.at ?? state.lastSeen) : state.lastSeen,
        typing: false,
      };
    case "left":
      return { ...state, firstNew: null };
    default:
      return event satisfies never;
  }
}
