import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { Connection, SocketMessage } from "./connection";

export const LiveConnection = createContext<Connection | null>(null);

export function useReceived(listener: (received: SocketMessage) => void): void {
  const connection = use(LiveConnection);
  const receive = useEffectEvent(listener);
  useEffect(() => connection?.listen((received) => receive(received)), [connection]);
}

export interface Unread {
  unread: number;
  notifications: number;
}

export function useUnread(written: Unread): Unread {
  const [counts, setCounts] = useState<{ since: Unread; now: Unread } | null>(null);
  useReceived((received) => {
    if (received.type !== "unread") return;
    setCounts({ since: written, now: { unread: received.chats, notifications: received.notifications } });
  });
  return counts?.since === written ? counts.now : { unread: written.unread, notifications: written.notifications };
}
