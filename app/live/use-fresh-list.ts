import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SocketMessage } from "./connection";
import { useReceived } from "./received";

interface Fresh<List> {
  ask: () => Promise<List>;
  shows: readonly SocketMessage["type"][];
}

const BURST_MS = 400;
const OFFLINE_POLL_MS = 15_000;

/** Not by the router's `revalidate`: a failure would replace the page with an error. */
export function useFreshList<List>(loaded: List, { ask, shows }: Fresh<List>): List {
  const [fresh, setFresh] = useState<{ since: List; list: List } | null>(null);
  const timer = useRef(0);
  const connected = useRef(false);
  const look = useEffectEvent(() => {
    ask().then(
      (list) => setFresh({ since: loaded, list }),
      () => undefined,
    );
  });
  useReceived((received) => {
    if (received.type === "connection") connected.current = received.up;
    if (!shows.includes(received.type) && !(received.type === "connection" && received.up)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(look, BURST_MS);
  });
  useEffect(() => {
    const asking = window.setInterval(() => {
      if (!connected.current && document.visibilityState === "visible") look();
    }, OFFLINE_POLL_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(timer.current);
    };
  }, []);
  return fresh?.since === loaded ? fresh.list : loaded;
}
