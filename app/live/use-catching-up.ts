import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { isRefused } from "~/api/error";
import type { Chat } from "~/domain/chat";
import { PAGE_SIZE } from "~/domain/page";
import { browserApi } from "./api";
import { type ChatFacts, factsOf } from "./chat-facts";
import type { Heard } from "./connection";
import { askFrom, type Conversation, type ConversationEvent, next } from "./conversation";
import { useHeard } from "./heard";

type Tell = Dispatch<ConversationEvent>;

/** Milliseconds between two looks while nothing is told. */
const EVERY = 15_000;
/** Several things are often told at once: one look is enough. */
const REST = 300;

/** Everything after `from`, a page at a time. */
async function askMessages(uri: string, from: number, tell: Tell): Promise<void> {
  const query = { after: from };
  const { results } = await browserApi.chat.messages({ params: { id: uri }, query });
  tell({ type: "asked", messages: results });
  const last = results.at(-1);
  if (last && results.length >= PAGE_SIZE) await askMessages(uri, last.id, tell);
}

async function readFacts({ uri }: Chat): Promise<ChatFacts> {
  return factsOf(browserApi, await browserApi.chat.find({ params: { id: uri } }));
}

/** What is told only changes what stands between the two when it is about them. */
const isAbout = (heard: Heard, chat: Chat) =>
  (heard.type === "bid" && heard.chat === chat.uri) ||
  (heard.type === "notification" &&
    heard.notification.type !== "message" &&
    (heard.notification.chat === chat.id || (chat.job !== null && heard.notification.job === chat.job)));

/**
 * What was missed is asked for: when the connection comes, when the page is looked at again, and every 15 seconds as long as
 * there is none.
 */
export function useCatchingUp(state: Conversation, tell: Tell): void {
  const { connection, facts } = state;
  const { chat } = facts;
  const busy = useRef(false);
  const again = useRef(false);
  // A connection that comes sends by itself what waits.
  const sendAgain = useEffectEvent(() => connection !== "up" && tell({ type: "again" }));
  const ask = useEffectEvent(async () => {
    try {
      // The facts first: they decide which of the messages here are out of date.
      const facts: ConversationEvent = { type: "facts", facts: await readFacts(chat) };
      tell(facts);
      await askMessages(chat.uri, askFrom(next(state, facts)), tell);
      sendAgain();
    } catch (error) {
      // To the login page, and back to here.
      if (isRefused(error, 401)) location.reload();
    }
  });
  const catchUp = useEffectEvent(async () => {
    // What is being asked may have been answered before the gap: then once more.
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

  useHeard((heard) => {
    if (heard.type === "connection" && heard.up) void catchUp();
    if (!isAbout(heard, chat)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void catchUp(), REST);
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
    const asking = window.setInterval(() => document.visibilityState === "visible" && void catchUp(), EVERY);
    return () => clearInterval(asking);
  }, [connection]);
}
