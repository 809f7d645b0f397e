import { use, useRef } from "react";
import { LiveConnection } from "./heard";

/** Milliseconds: repeated while the user types, ended by a pause. */
const AGAIN = 3_000;

/** Reports typing to the other party. `sent` ends it. */
export function useTyping(chat: string): { typed(): void; sent(): void } {
  const connection = use(LiveConnection);
  const saidUntil = useRef(0);
  const rest = useRef(0);
  const stop = () => {
    clearTimeout(rest.current);
    if (saidUntil.current > 0) connection?.send({ type: "typing", chat, on: false });
    saidUntil.current = 0;
  };
  return {
    typed() {
      clearTimeout(rest.current);
      rest.current = window.setTimeout(stop, AGAIN);
      if (Date.now() < saidUntil.current) return;
      saidUntil.current = Date.now() + AGAIN;
      connection?.send({ type: "typing", chat, on: true });
    },
    sent: stop,
  };
}
