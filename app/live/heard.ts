import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { Connection, Heard } from "./connection";

/** The tab's connection; none in a document, and none while the server renders. */
export const LiveConnection = createContext<Connection | null>(null);

/** Hears everything that is told as long as the component is there. */
export function useHeard(listener: (heard: Heard) => void): void {
  const connection = use(LiveConnection);
  const hear = useEffectEvent(listener);
  useEffect(() => connection?.listen((heard) => hear(heard)), [connection]);
}

/** How many conversations and notifications are unread. */
export interface Unread {
  unread: number;
  notifications: number;
}

/** What is unread: as the page was written, then as it is told. */
export function useUnread(written: Unread): Unread {
  const [told, setTold] = useState<{ since: Unread; now: Unread } | null>(null);
  useHeard((heard) => {
    if (heard.type !== "unread") return;
    setTold({ since: written, now: { unread: heard.chats, notifications: heard.notifications } });
  });
  return told?.since === written ? told.now : { unread: written.unread, notifications: written.notifications };
}
