import type { ClientMessage, ServerMessage } from "~/domain/chats/live";
import { REPLACED, SESSION_ENDED } from "~/domain/chats/live-limits";

export type SocketMessage = ServerMessage | { type: "connection"; up: boolean } | { type: "ended" };

export interface LiveSocket {
  /** Drops the frame while offline: typing and presence are stale later. A ping reconnects at once. */
  send(frame: ClientMessage): void;
  close(): void;
}

const PING_MS = 25_000;
const ANSWER_MS = 8_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

export function openSocket(deliver: (received: SocketMessage) => void): LiveSocket {
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer = 0;
  let up: boolean | null = null;
  const left = new AbortController();
  const turn = (now: boolean) => {
    if (up !== now) deliver({ type: "connection", up: (up = now) });
  };

  function open() {
    clearTimeout(timer);
    if (socket) return;
    const one = new WebSocket(`${location.origin.replace(/^http/, "ws")}/live/`);
    socket = one;
    timer = window.setTimeout(() => drop(one, 0), ANSWER_MS);
    one.onopen = () => {
      failures = 0;
      turn(true);
      listen(one);
    };
    one.onmessage = ({ data }) => {
      listen(one);
      const received = JSON.parse(String(data)) as ServerMessage;
      if (received.type !== "pong") deliver(received);
    };
    one.onclose = ({ code }) => drop(one, code);
  }

  /** Pings after a silence: a connection can be lost without a close event. */
  function listen(one: WebSocket, after = PING_MS) {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      one.send('{"type":"ping"}');
      timer = window.setTimeout(() => drop(one, 0), ANSWER_MS);
    }, after);
  }

  /** Does not wait for the close handshake, which can take minutes. */
  function drop(one: WebSocket, code: number) {
    if (socket !== one) return;
    one.onopen = one.onmessage = one.onclose = null;
    one.close();
    socket = null;
    clearTimeout(timer);
    turn(false);
    if (code === SESSION_ENDED) deliver({ type: "ended" });
    if (left.signal.aborted || code === SESSION_ENDED || code === REPLACED) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
    timer = window.setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  const wake = () => {
    failures = 0;
    if (socket?.readyState === WebSocket.OPEN) listen(socket, 0);
    else if (!socket) open();
  };
  const { signal } = left;
  addEventListener("online", wake, { signal });
  addEventListener("offline", () => socket && drop(socket, 0), { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake(), { signal });
  open();
  return {
    send: (frame) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      else if (frame.type === "ping") wake();
    },
    close: () => {
      left.abort();
      if (socket) drop(socket, 0);
      clearTimeout(timer);
    },
  };
}
