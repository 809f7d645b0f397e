import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Heard } from "./connection";
import { useHeard } from "./heard";

interface Fresh<List> {
  /** Asks the API for it. */
  ask: () => Promise<List>;
  /** What is told and shows in it. */
  shows: readonly Heard["type"][];
}

/** Milliseconds: several things are often told at once. */
const REST = 400;
/** Milliseconds between two looks while there is no connection. */
const EVERY = 15_000;

/**
 * A list as it was loaded, and asked for again when something happened that it shows, and when a connection comes: what happened
 * before was told to nobody here. By a call, not by the router's `revalidate`: one that fails there puts an error in the place of
 * the page.
 */
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
  useHeard((heard) => {
    if (heard.type === "connection") connected.current = heard.up;
    if (!shows.includes(heard.type) && !(heard.type === "connection" && heard.up)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(look, REST);
  });
  useEffect(() => {
    const asking = window.setInterval(() => {
      if (!connected.current && document.visibilityState === "visible") look();
    }, EVERY);
    return () => {
      clearInterval(asking);
      clearTimeout(timer.current);
    };
  }, []);
  return fresh?.since === loaded ? fresh.list : loaded;
}
