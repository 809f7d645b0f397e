import { expect, waitFor } from "storybook/test";
import type { ClientMessage } from "~/domain/chats/live";
import type { Connection, SocketMessage } from "~/live/connection";

export interface FakeConnection extends Connection {
  deliver(...messages: SocketMessage[]): Promise<void>;
  readonly sent: ClientMessage[];
}

export function fakeConnection(): FakeConnection {
  const listeners = new Set<(message: SocketMessage) => void>();
  const sent: ClientMessage[] = [];
  return {
    listen(listener) {
      listeners.add(listener);
      listener({ type: "connection", up: true });
      return () => listeners.delete(listener);
    },
    send(frame) {
      if (frame.type !== "ping") sent.push(frame);
    },
    async deliver(...messages) {
      await waitFor(() => expect(listeners).not.toHaveProperty("size", 0));
      for (const message of messages) for (const listener of listeners) listener(message);
    },
    sent,
  };
}
