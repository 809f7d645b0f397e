import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { randomFrom } from "../random";
import { type Line, Tab } from "../tab";
import type { Person } from "./client";
import { inboxOf, upgrade } from "./listener";
import { aBid, accepted, neighbours, valueOf } from "./world";

const SEED = Number(import.meta.env.VITE_SEED ?? Date.now() % 100_000);
/** Behind the gateway everything runs twice. */
const MESSAGES = env.API_ORIGIN ? 200 : 2000;
const TABS = 5;

function lineOf(person: Person, chat: string): Line {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await person.api(method, `/api/chat/${chat}/message/${path}`, body);
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    open: async () => {
      const { status, webSocket } = await upgrade({ Authorization: `Bearer ${person.token}`, Upgrade: "websocket" });
      if (!webSocket) throw new Error(`no socket: ${status}`);
      webSocket.accept();
      return webSocket;
    },
    after: (id) => ask("GET", `?after=${id}`),
    send: (message, client_id) => ask("POST", "", { message, client_id }),
  };
}

async function agreed() {
  const { placer, helper, job } = await neighbours();
  const bid = await aBid(helper, job);
  await accepted(placer, bid.id);
  return { people: [placer, helper], chat: bid.chat_uri as string };
}

async function disturb(person: Person, severity: number): Promise<void> {
  // It may be too busy to be evicted in time.
  if (severity < 0.7) return evictDurableObject(inboxOf(person)).catch(() => {});
  await runInDurableObject(inboxOf(person), (_, state) => state.abort()).catch(() => {});
}

async function saidIn(chat: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT message FROM message WHERE bid_id IS NULL AND chat_id = (SELECT id FROM chat WHERE uri = ?) ORDER BY id",
  )
    .bind(chat)
    .all<{ message: string }>();
  return results.map(({ message }) => message);
}

const shownBy = (tab: Tab) =>
  [...tab.messages.values()]
    .filter(({ bid }) => !bid)
    .sort((one, other) => one.id - other.id)
    .map(({ message }) => message);

it(`tells each of ${MESSAGES} messages once and in one order to five tabs of two people (seed ${SEED})`, async () => {
  const random = randomFrom(SEED);
  const { people, chat } = await agreed();
  const tabs = people.flatMap((person, who) =>
    Array.from({ length: TABS }, (_, at) => new Tab(`${who}-${at}`, chat, lineOf(person, chat))),
  );
  await Promise.all(tabs.map((tab) => tab.connect()));
  const sent: string[] = [];
  const write = async (tab: Tab) => {
    while (sent.length < MESSAGES) {
      const text = `${sent.length + 1} uit ${tab.name}`;
      sent.push(text);
      const [fate, other] = [random(), random()];
      if (fate < 0.05) tabs[Math.floor(other * tabs.length)]?.drop();
      else if (fate < 0.06) await disturb(people[Number(fate < 0.055)] as Person, other);
      // A real user cannot write this many per minute.
      if (sent.length % 100 === 0) await env.DB.prepare("DELETE FROM hit").run();
      await tab.send(text, fate > 0.9 ? 2 : 1);
    }
  };
  await Promise.all(tabs.map(write));
  const said = await saidIn(chat);
  expect(said.toSorted()).toEqual(sent.toSorted());
  const complete = tabs.map(() => MESSAGES);
  await expect.poll(() => tabs.map((tab) => shownBy(tab).length), { timeout: 10_000 }).toEqual(complete);
  for (const tab of tabs) expect([tab.name, shownBy(tab)]).toEqual([tab.name, said]);
  for (const told of tabs.flatMap((tab) => tab.told)) expect(told).toEqual(told.toSorted((one, other) => one - other));
  await expect.poll(() => valueOf("SELECT count(*) FROM live_event")).toBe(0);
  for (const tab of tabs) tab.close();
}, 240_000);
