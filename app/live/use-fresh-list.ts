import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Chat } from "~/domain/chat";
import type { Page } from "~/domain/page";
import { browserApi, type LiveApi } from "./api";
import type { Heard } from "./connection";
import { useHeard } from "./heard";

type Query = NonNullable<Parameters<LiveApi["chat"]["list"]>[0]>["query"];

/** Milliseconds: several things are often told at once. */
const REST = 400;
/** Milliseconds between two looks while there is no connection. */
const EVERY = 15_000;

/** What is told and shows in the list. */
const shows = (heard: Heard) =>
  ["message", "bid", "read", "unread"].includes(heard.type) || (heard.type === "connection" && heard.up);

/**
 * The list of conversations as it was loaded, and asked for again when something happened that it shows. By a call, not by
 * the router's `revalidate`: one that fails there puts an error in the place of the page.
 */
export function useFreshList(loaded: Page<Chat>, query: Query): Page<Chat> {
  const [fresh, setFresh] = useState<{ since: Page<Chat>; chats: Page<Chat> } | null>(null);
  const timer = useRef(0);
  const connected = useRef(false);
  const ask = useEffectEvent(() => {
    browserApi.chat.list({ query }).then(
      ({ count, results }) => setFresh({ since: loaded, chats: { count, results } }),
      () => undefined,
    );
  });
  useHeard((heard) => {
    if (heard.type === "connection") connected.current = heard.up;
    if (!shows(heard)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(ask, REST);
  });
  useEffect(() => {
    const asking = window.setInterval(() => {
      if (!connected.current && document.visibilityState === "visible") ask();
    }, EVERY);
    return () => {
      clearInterval(asking);
      clearTimeout(timer.current);
    };
  }, []);
  return fresh?.since === loaded ? fresh.chats : loaded;
}
