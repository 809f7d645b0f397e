import type { ClientMessage } from "~/domain/live";
import { type Heard, type LiveSocket, openSocket } from "./socket";

export type { Heard } from "./socket";

/** A tab's part in the one connection that all tabs of a person share. */
export interface Connection {
  /** Hears everything from now on, and first what still holds. Gives how to stop. */
  listen(listener: (heard: Heard) => void): () => void;
  send(frame: ClientMessage): void;
}

/** What tabs tell each other: what was heard, what is to be sent, and that a new one is there. */
interface Shared {
  heard?: Heard;
  /** Since when the tab that heard it has the socket (`Date.now()`). */
  since?: number;
  frame?: ClientMessage;
  hello?: true;
}

/** Milliseconds in which the tab with the socket answers one that comes into view. */
const ANSWER_WITHIN = 2_000;

/** What still holds when somebody comes later; null for what has passed. */
const keyOf = (heard: Heard) =>
  heard.type === "presence" ? `presence ${heard.user}` : heard.type === "unread" ? heard.type : null;

/**
 * The connection of one person: the tab that holds the lock has the socket, the others hear it from there. A tab that comes
 * into view and gets no answer (the other sleeps) takes the lock.
 */
export function connect(viewer: string): Connection {
  const name = `live-${viewer}`;
  const listeners = new Set<(heard: Heard) => void>();
  const holding = new Map<string, Heard>();
  const channel = new BroadcastChannel(name);
  let socket: LiveSocket | null = null;
  /** Of the tab that is known to have the socket: one that slept goes on telling until it learns that it lost it. */
  let leading = 0;
  let resign: () => void = () => undefined;
  let unanswered = 0;

  function tell(heard: Heard) {
    const key = keyOf(heard);
    if (heard.type === "connection") {
      holding.clear();
      holding.set("connection", heard);
    } else if (key) holding.set(key, heard);
    for (const listener of listeners) listener(heard);
  }

  function lead(options: LockOptions = {}) {
    const held = () =>
      new Promise<void>((release) => {
        const since = Math.max(Date.now(), leading + 1);
        leading = since;
        socket = openSocket((heard) => {
          if (since < leading) return;
          tell(heard);
          channel.postMessage({ heard, since } satisfies Shared);
        });
        resign = () => {
          socket?.close();
          socket = null;
          release();
        };
      });
    // Without locks (an address that is not secure) each tab has its own.
    if (!navigator.locks) {
      channel.onmessage = null;
      return void held();
    }
    const waiting = new AbortController();
    resign = () => waiting.abort();
    navigator.locks.request(name, options.steal ? options : { signal: waiting.signal }, held).catch(() => {
      if (!socket) return;
      // Another tab took the lock: back in the queue, to hear from that one.
      resign();
      lead();
      ask();
    });
  }

  channel.onmessage = ({ data: { heard, since = 0, frame, hello } }: MessageEvent<Shared>) => {
    clearTimeout(unanswered);
    if (heard && since >= leading) {
      leading = since;
      tell(heard);
    }
    if (frame) socket?.send(frame);
    if (!hello || !socket) return;
    const connection = holding.get("connection") ?? { type: "connection", up: false };
    for (const still of [connection, ...holding.values()]) {
      channel.postMessage({ heard: still, since: leading } satisfies Shared);
    }
  };

  function ask() {
    if (socket || document.visibilityState !== "visible") return;
    channel.postMessage({ hello: true } satisfies Shared);
    clearTimeout(unanswered);
    unanswered = window.setTimeout(() => {
      if (socket) return;
      resign();
      lead({ steal: true });
    }, ANSWER_WITHIN);
  }

  document.addEventListener("visibilitychange", ask);
  // A page that is put away keeps neither the lock nor the socket; when it comes back that is a gap like any other.
  addEventListener("pagehide", () => {
    clearTimeout(unanswered);
    resign();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) lead();
  });
  lead();
  ask();
  return {
    listen(listener) {
      listeners.add(listener);
      for (const heard of holding.values()) listener(heard);
      return () => listeners.delete(listener);
    },
    send(frame) {
      if (socket) socket.send(frame);
      else channel.postMessage({ frame } satisfies Shared);
    },
  };
}
