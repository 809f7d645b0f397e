import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { isRefused } from "~/api/error";
import type { Chat } from "~/domain/chats/chat";
import { PAGE_SIZE } from "~/domain/values/page";
import { browserApi } from "./api";
import { type ChatFacts, factsOf } from "./chat-facts";
import type { SocketMessage } from "./connection";
import { askFrom, type Conversation, type ConversationEvent, next } from "./conversation";
import { useReceived } from "./received";

type ConversationDispatch = Dispatch<ConversationEvent>;

const OFFLINE_POLL_MS = 15_000;
/** Events come in bursts: poll once for all. */
const BURST_MS = 300;

async function askMessages(uri: string, from: number, dispatch: ConversationDispatch): Promise<void> {
  const query = { after: from };
  const { results } = await browserApi.chat.messages({ params: { id: uri }, query });
  dispatch({ type: "asked", messages: results });
  const last = results.at(-1);
  if (last && results.length >= PAGE_SIZE) await askMessages(uri, last.id, dispatch);
}

async function readFacts({ uri }: Chat): Promise<ChatFacts> {
  return factsOf(browserApi, await browserApi.chat.find({ params: { id: uri } }));
}

const isAbout = (received: SocketMessage, chat: Chat) =>
  (received.type === "bid" && received.chat === chat.uri) ||
  (received.type === "notification" &&
    received.notification.type !== "message" &&
    (received.notification.chat === chat.id || (chat.job !== null && received.notification.job === chat.job)));

export function useCatchingUp(state: Conversation, dispatch: ConversationDispatch, onEnded: () => void): void {
  const { connection, facts } = state;
  const { chat } = facts;
  const busy = useRef(false);
  const again = useRef(false);
  // Reconnecting retries unsent messages by itself.
  const sendAgain = useEffectEvent(() => connection !== "up" && dispatch({ type: "again" }));
  const ask = useEffectEvent(async () => {
    try {
      // Facts first: they decide which messages are out of date.
      const facts: ConversationEvent = { type: "facts", facts: await readFacts(chat) };
      dispatch(facts);
      await askMessages(chat.uri, askFrom(next(state, facts)), dispatch);
      sendAgain();
    } catch (error) {
      if (isRefused(error, 401)) onEnded();
    }
  });
  const catchUp = useEffectEvent(async () => {
    // The running request may have started before the gap: request once more.
    again.current = true;
    if (busy.current) return;
    busy.current = true;
    while (again.current) {
      again.current = false;
      await ask();
    }
    busy.current = false;
  });
  const timer = useRef(0);

  useReceived((received) => {
    if (received.type === "connection" && received.up) void catchUp();
    if (!isAbout(received, chat)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void catchUp(), BURST_MS);
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void catchUp();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (connection === "up") return;
    const asking = window.setInterval(() => document.visibilityState === "visible" && void catchUp(), OFFLINE_POLL_MS);
    return () => clearInterval(asking);
  }, [connection]);
}
