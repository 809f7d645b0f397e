import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { Connection, SocketMessage } from "./connection";

export const LiveConnection = createContext<Connection | null>(null);

export function useHeard(listener: (heard: SocketMessage) => void): void {
  const connection = use(LiveConnection);
  const hear = useEffectEvent(listener);
  useEffect(() => connection?.listen((heard) => hear(heard)), [connection]);
}

export interface Unread {
  unread: number;
  notifications: number;
}

export function useUnread(written: Unread): Unread {
  const [told, setTold] = useState<{ since: Unread; now: Unread } | null>(null);
  useHeard((heard) => {
    if (heard.type !== "unread") return;
    setTold({ since: written, now: { unread: heard.chats, notifications: heard.notifications } });
  });
  return told?.since === written ? told.now : { unread: written.unread, notifications: written.notifications };
}
