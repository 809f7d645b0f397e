import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { randomFrom } from "../random";
import { type Line, Tab } from "../tab";
import { anHourPasses, reading } from "./invariants";
import { logIn, Market, type Person } from "./market";
import { ensureBuilt, type Server, start } from "./server";

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
/** Per round: the limit is 120 messages per minute. */
const MESSAGES = 100;
const TABS = 5;

const stateDir = mkdtempSync(path.join(tmpdir(), "buurklusser-talk-"));
const market = new Market();
let server: Server;

beforeAll(async () => {
  await ensureBuilt();
  server = await start(stateDir);
  await logIn(market, server.origin);
}, 180_000);

afterAll(async () => {
  await server?.kill();
  rmSync(stateDir, { recursive: true, force: true });
});

async function ask<T>(person: Person, method: string, address: string, body?: unknown): Promise<T> {
  const answer = await fetch(server.origin + address, {
    method,
    headers: { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function socketOf(person: Person): Promise<WebSocket> {
  const { ticket } = await ask<{ ticket: string }>(person, "POST", "/api/chat/ticket/", {});
  const socket = new WebSocket(`${server.origin.replace("http", "ws")}/live/?ticket=${ticket}`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("no socket")));
  });
  return socket;
}

const lineOf = (person: Person, chat: string): Line => ({
  open: () => socketOf(person),
  after: (id) => ask(person, "GET", `/api/chat/${chat}/message/?after=${id}`),
  send: (message, client_id) => ask(person, "POST", `/api/chat/${chat}/message/`, { message, client_id }),
});

async function openChatOf(person: Person, other: Person): Promise<string> {
  type Chats = { results: { uri: string; bid_status: string | null }[] };
  const [own, others] = await Promise.all([person, other].map((one) => ask<Chats>(one, "GET", "/api/chat/")));
  const known = new Set(others?.results.map(({ uri }) => uri));
  const found = own?.results.find(({ uri, bid_status }) => known.has(uri) && bid_status === "accepted");
  if (!found) throw new Error("the two have no open chat");
  return found.uri;
}

const messagesIn = (chat: string) =>
  reading(stateDir, (db) =>
    db
      .prepare(
        "SELECT message FROM message WHERE message LIKE 'Zin %' AND chat_id = (SELECT id FROM chat WHERE uri = ?) ORDER BY id",
      )
      .all(chat)
      .map(({ message }) => String(message)),
  );

it(
  `tells every message once and in one order when the server is killed ${ROUNDS} times (seed ${SEED})`,
  async () => {
    const random = randomFrom(SEED);
    const [placer, helper] = ["placer", "helper"].map((name) =>
      market.people.find(({ email }) => email === `${name}@example.test`),
    ) as [Person, Person];
    const chat = await openChatOf(placer, helper);
    const tabs = [placer, helper].flatMap((person, who) =>
      Array.from({ length: TABS }, (_, at) => new Tab(`${who}-${at}`, chat, lineOf(person, chat))),
    );
    await Promise.all(tabs.map((tab) => tab.connect()));
    const sent: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const killedAt = sent.length + 10 + Math.floor(random() * (MESSAGES - 30));
      const restarts: Promise<void>[] = [];
      const restarted = async () => {
        await server.kill();
        anHourPasses(stateDir);
        server = await start(stateDir);
      };
      const write = async (tab: Tab) => {
        while (sent.length < round * MESSAGES) {
          const text = `Zin ${sent.push("")} van ${tab.name}`;
          sent[sent.length - 1] = text;
          if (random() < 0.05) tabs[Math.floor(random() * tabs.length)]?.drop();
          if (sent.length >= killedAt && restarts.length === 0) restarts.push(restarted());
          await tab.send(text, random() > 0.9 ? 2 : 1);
        }
      };
      await Promise.all(tabs.map(write));
      await Promise.all(restarts);
    }
    const shownBy = (tab: Tab) =>
      [...tab.messages.values()]
        .sort((one, other) => one.id - other.id)
        .map(({ message }) => message)
        .filter((message) => message.startsWith("Zin "));
    await vi.waitFor(() => {
      for (const tab of tabs) expect([tab.name, shownBy(tab).length]).toEqual([tab.name, sent.length]);
    }, 20_000);
    await server.kill();
    const stored = messagesIn(chat);
    expect(stored.toSorted()).toEqual(sent.toSorted());
    for (const tab of tabs) expect([tab.name, shownBy(tab)]).toEqual([tab.name, stored]);
    for (const tab of tabs) for (const told of tab.told) expect(told).toEqual(told.toSorted((a, b) => a - b));
    const connections = tabs.map((tab) => tab.told.length).join(" ");
    process.stdout.write(`${sent.length} messages, connections of each tab: ${connections}\n`);
    for (const tab of tabs) tab.close();
  },
  ROUNDS * 60_000,
);
