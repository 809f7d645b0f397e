import type { ClientMessage } from "~/domain/chats/live";
import { type LiveSocket, openSocket, type SocketMessage } from "./socket";

export type { SocketMessage } from "./socket";

export interface Connection {
  listen(listener: (received: SocketMessage) => void): () => void;
  send(frame: ClientMessage): void;
}

interface Shared {
  heard?: SocketMessage;
  /** Epoch milliseconds at which the sending tab got the socket. */
  since?: number;
  frame?: ClientMessage;
  hello?: true;
}

/** The leader must answer a tab that becomes visible within this time. */
const ANSWER_MS = 2_000;

/** Null for a passing event, which later listeners do not need. */
const keyOf = (received: SocketMessage) =>
  received.type === "presence" ? `presence ${received.user}` : received.type === "unread" ? received.type : null;

function audience() {
  const listeners = new Set<(received: SocketMessage) => void>();
  const holding = new Map<string, SocketMessage>();
  return {
    deliver(received: SocketMessage) {
      const key = keyOf(received);
      if (received.type === "connection") {
        holding.clear();
        holding.set("connection", received);
      } else if (key) holding.set(key, received);
      for (const listener of listeners) listener(received);
    },
    listen(listener: (received: SocketMessage) => void) {
      listeners.add(listener);
      for (const received of holding.values()) listener(received);
      return () => listeners.delete(listener);
    },
    still(): SocketMessage[] {
      return [holding.get("connection") ?? { type: "connection", up: false }, ...holding.values()];
    },
  };
}

/**
 * The tab that holds the lock (the leader) has the socket and broadcasts its events. A tab that becomes visible and
 * gets no answer takes the lock: browsers suspend background tabs.
 */
export function connect(viewer: string): Connection {
  const name = `live-${viewer}`;
  const { deliver, listen, still } = audience();
  const channel = new BroadcastChannel(name);
  let socket: LiveSocket | null = null;
  /**
   * When the known leader got the socket. Ignore messages from older leaders: a suspended tab broadcasts until it
   * learns that it lost the lock.
   */
  let leading = 0;
  let resign: () => void = () => undefined;
  let unanswered = 0;

  function lead(options: LockOptions = {}) {
    const held = () =>
      new Promise<void>((release) => {
        const since = Math.max(Date.now(), leading + 1);
        leading = since;
        socket = openSocket((received) => {
          if (since < leading) return;
          deliver(received);
          channel.postMessage({ heard: received, since } satisfies Shared);
        });
        resign = () => {
          socket?.close();
          socket = null;
          release();
        };
      });
    // Without locks (an insecure origin) each tab has its own socket.
    if (!navigator.locks) {
      channel.onmessage = null;
      return void held();
    }
    const waiting = new AbortController();
    resign = () => waiting.abort();
    navigator.locks.request(name, options.steal ? options : { signal: waiting.signal }, held).catch(() => {
      if (!socket) return;
      // Another tab took the lock: queue for it again.
      resign();
      lead();
      greet();
    });
  }

  channel.onmessage = ({ data: { heard: received, since = 0, frame, hello } }: MessageEvent<Shared>) => {
    clearTimeout(unanswered);
    if (received && since >= leading) {
      leading = since;
      deliver(received);
    }
    if (frame) socket?.send(frame);
    if (!hello || !socket) return;
    for (const event of still()) channel.postMessage({ heard: event, since: leading } satisfies Shared);
  };

  function greet() {
    if (socket || document.visibilityState !== "visible") return;
    channel.postMessage({ hello: true } satisfies Shared);
    clearTimeout(unanswered);
    unanswered = window.setTimeout(() => {
      if (socket) return;
      resign();
      lead({ steal: true });
    }, ANSWER_MS);
  }

  document.addEventListener("visibilitychange", greet);
  // A page in the back/forward cache keeps neither the lock nor the socket. Coming back is a reconnect.
  addEventListener("pagehide", () => {
    clearTimeout(unanswered);
    resign();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) lead();
  });
  lead();
  greet();
  return {
    listen,
    send(frame) {
      if (socket) socket.send(frame);
      else channel.postMessage({ frame } satisfies Shared);
    },
  };
}
