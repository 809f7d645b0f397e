import { use, useRef } from "react";
import { LiveConnection } from "./received";

const REPEAT_MS = 3_000;

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
      rest.current = window.setTimeout(stop, REPEAT_MS);
      if (Date.now() < saidUntil.current) return;
      saidUntil.current = Date.now() + REPEAT_MS;
      connection?.send({ type: "typing", chat, on: true });
    },
    sent: stop,
  };
}
