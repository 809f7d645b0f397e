import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { api } from "../../workers/api/app";
import { answerBrowser } from "../../workers/gateway/browser";
import { upstream } from "../../workers/gateway/upstream";
import type { Person } from "./client";

type Said = { type: string } & Record<string, ReturnType<typeof JSON.parse>>;

export interface Listener {
  socket: WebSocket;
  heard(type: string): Said[];
  hears(type: string, like?: object): Promise<Said>;
  says(frame: unknown): void;
  settled(): Promise<void>;
  closed(): number | null;
  closes(): Promise<number>;
}

export async function upgrade(headers: Record<string, string>, query = "", path = "/live/"): Promise<Response> {
  const execution = createExecutionContext();
  const request = new Request(`https://buurklusser.test${path}${query}`, { headers });
  const send = upstream(env, async (call) => api.fetch(call, env, execution));
  const response = await answerBrowser(request, env, execution, send);
  await waitOnExecutionContext(execution);
  return response;
}

export function listener(socket: WebSocket): Listener {
  const said: Said[] = [];
  let closed: number | null = null;
  let asked = 0;
  socket.addEventListener("message", ({ data }) => {
    said.push(JSON.parse(String(data)));
  });
  socket.addEventListener("close", ({ code }) => {
    closed = code;
  });
  socket.accept();
  const heard = (type: string) => said.filter((one) => one.type === type);
  return {
    socket,
    heard,
    hears: async (type, like = {}) =>
      vi.waitFor(() => {
        const found = heard(type).find((one) => expect.objectContaining(like).asymmetricMatch(one));
        if (!found) throw new Error(`no ${type} in ${JSON.stringify(said)}`);
        return found;
      }),
    says: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    settled: async () => {
      asked++;
      socket.send(JSON.stringify({ type: "ping" }));
      await vi.waitFor(() => expect(heard("pong")).toHaveLength(asked));
    },
    closed: () => closed,
    closes: async () =>
      vi.waitFor(() => {
        if (closed === null) throw new Error("still open");
        return closed;
      }),
  };
}

export async function listening(person: Pick<Person, "token">): Promise<Listener> {
  const { status, webSocket } = await upgrade({ Authorization: `Bearer ${person.token}`, Upgrade: "websocket" });
  if (!webSocket) throw new Error(`no socket: ${status}`);
  return listener(webSocket);
}

export const inboxOf = (person: Pick<Person, "id">) => env.INBOX.getByName(String(person.id));
