import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { message as messageSchema } from "~/domain/chats/chat";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { api } from "../../workers/api/app";
import { counting } from "../bench/counting-db";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aBid, accepted, aJob, block, neighbours, notificationTypesOf, valueOf } from "./world";

const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

let placer: Person;
let helper: Person;
let job: number;
let bid: { id: number; chat_uri: string; chat: { id: number } };
let path: string;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  bid = await aBid(helper, job, "60.00", "Morgen?");
  path = `/api/chat/${bid.chat_uri}/`;
});

const send = (person: { api: Person["api"] }, body: unknown) => person.api("POST", `${path}message/`, body);
const unreadOf = async (person: Person) => (await person.api("GET", path)).body.unread;

async function conversation(much: number): Promise<void> {
  await accepted(placer, bid.id);
  const now = Date.now();
  const insert = env.DB.prepare(
    "INSERT INTO message (chat_id, sender_id, message, day, created_at) VALUES (?, ?, ?, ?, ?)",
  );
  const sent = Array.from({ length: much - 1 }, (_, at) => `Bericht ${at + 1}`);
  await env.DB.batch(sent.map((text) => insert.bind(bid.chat.id, helper.id, text, dayInAmsterdam(now), now)));
}

describe("contact details in a message", () => {
  const text = "Bel 0612345678 of kijk op https://kwaad.nl";
  const inChat = (person: Person, uri: string, body: object) => person.api("POST", `/api/chat/${uri}/message/`, body);

  it("are refused between two who never had a deal, on the field", async () => {
    const [one, worker] = [await signedUp(), await signedUp({ active_worker: 1 })];
    const { uri } = (await one.api("POST", "/api/chat/", { opponent: worker.id })).body;
    for (const person of [one, worker]) {
      const refused = await inChat(person, uri, { message: text });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["message"]]);
      expect(refused.body.message.join(" ")).toContain("0612345678");
    }
    const elsewhere = await inChat(worker, uri, { message: "Whatsapp me maar" });
    expect([elsewhere.status, elsewhere.body.message.at(-1)]).toEqual([400, "Pas dit aan: “Whatsapp me”"]);
    expect((await inChat(one, uri, { message: "Kun je om 18:00?" })).status).toBe(201);
    expect((await one.api("GET", `/api/chat/${uri}/message/`)).body.count).toBe(1);
  });

  it("are free once a bid between the two was accepted, in every chat of the two", async () => {
    await env.DB.prepare("UPDATE user SET active_worker = 1 WHERE id = ?").bind(helper.id).run();
    const { uri } = (await placer.api("POST", "/api/chat/", { opponent: helper.id })).body;
    expect((await inChat(placer, uri, { message: text })).status).toBe(400);
    await accepted(placer, bid.id);
    for (const chat of [uri, bid.chat_uri])
      for (const [person, message] of [
        [placer, text],
        [helper, "App me op WhatsApp"],
      ] as const)
        expect((await inChat(person, chat, { message })).status).toBe(201);
  });
});

describe("sending a message", () => {
  it("gives it, with what is the sender's own", async () => {
    await accepted(placer, bid.id);
    const { status, body } = await send(helper, { message: "  <b>Hoi</b>\nTot zo  ", client_id: "c-1" });
    expect(status).toBe(201);
    expect(messageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ message: "<b>Hoi</b>\nTot zo", client_id: "c-1", read: false, bid: null });
    expect(body.chat_user).toEqual({ id: helper.id, email: helper.email, name: "Hassan Bakker", image: null });
  });

  it("keeps the sender's address and client id from the other", async () => {
    await accepted(placer, bid.id);
    await send(helper, { message: "Hoi", client_id: "c-1" });
    const [seen] = (await placer.api("GET", `${path}message/`)).body.results;
    expect(seen).toMatchObject({ client_id: null, chat_user: { id: helper.id, email: null, name: "Hassan Bakker" } });
  });

  it("makes it unread and latest for the other, and brings the chat back", async () => {
    await accepted(placer, bid.id);
    await placer.api("POST", `${path}read/`);
    for (const member of [placer, helper]) await member.api("PATCH", path, { delete: true });
    await send(helper, { message: "Hoi" });
    expect((await placer.api("GET", path)).body).toMatchObject({
      last_message: "Hoi",
      latest_receiver: placer.id,
      read: false,
      notification: true,
      unread: 1,
      archived: false,
    });
    expect((await helper.api("GET", path)).body).toMatchObject({ unread: 0, notification: false, archived: false });
  });

  it("tells of the first since the other last read, by mail too", async () => {
    await accepted(placer, bid.id);
    await send(helper, { message: "Hoi" });
    await send(helper, { message: "Ben je er?" });
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "message"]);
    expect((await mailsTo(placer.id))[0]).toMatchObject({ template: "message", data: { name: "Hassan Bakker" } });
    await placer.api("POST", `${path}read/`);
    await send(helper, { message: "Tot zo" });
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "message", "message"]);
    expect(await notificationTypesOf(helper)).toEqual(["bid_accepted"]);
  });

  it("is not mailed when the reader reads it before its mail is sent", async () => {
    await accepted(placer, bid.id);
    const mailed = async () =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${placer.email}&template=message`)).body.results.length;
    await send(helper, { message: "Ik sta voor de deur" });
    await placer.api("POST", `${path}read/`);
    expect(await mailed()).toBe(0);
    await send(helper, { message: "Ben je er nog?" });
    expect(await mailed()).toBe(1);
  });

  it("gives the first again for the same client id, even when the chat closed meanwhile", async () => {
    await accepted(placer, bid.id);
    const first = await send(helper, { message: "Hoi", client_id: "c-1" });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await send(helper, { message: "Anders", client_id: "c-1" })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await send(helper, { message: "Hoi", client_id: "c-2" })).toMatchObject(refusal(409, "bid_rejected"));
  });

  it("takes the same client id from each of the two", async () => {
    await accepted(placer, bid.id);
    const answers = [
      await send(helper, { message: "Hoi", client_id: "1" }),
      await send(placer, { message: "Ha", client_id: "1" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it("waits for the bid, and says so to each in his own words", async () => {
    const said = async (person: Person) => {
      const { status, body } = await send(person, { message: "Hoi" });
      return [status, body.code, body.detail];
    };
    expect(await said(placer)).toEqual([409, "bid_pending", "Accepteer of weiger eerst het bod."]);
    expect(await said(helper)).toEqual([409, "bid_pending", "Je kunt chatten zodra je bod is geaccepteerd."]);
    await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" });
    expect(await said(placer)).toEqual([409, "bid_rejected", "Je hebt dit bod geweigerd."]);
    expect(await said(helper)).toEqual([409, "bid_rejected", "Je bod is geweigerd."]);
  });

  it("needs no bid", async () => {
    const neighbour = await signedUp();
    const { body: chat } = await placer.api("POST", "/api/chat/", {
      opponent: neighbour.id,
      job_id: await aJob(placer),
    });
    expect((await placer.api("POST", `/api/chat/${chat.id}/message/`, { message: "Hoi" })).status).toBe(201);
    expect((await neighbour.api("POST", `/api/chat/${chat.id}/message/`, { message: "Ha" })).status).toBe(201);
  });

  it("is refused in the order of the contract", async () => {
    expect(await send(visitor, {})).toMatchObject(refusal(401, "not_authenticated"));
    expect(await send(await signedUp(), {})).toMatchObject(refusal(404, "not_found"));
    expect(await send(helper, { message: " \u200b " })).toMatchObject({
      status: 400,
      body: { message: ["Dit veld is verplicht."] },
    });
    expect(await send(helper, { message: "a".repeat(4001), client_id: "a\tb" })).toMatchObject({
      status: 400,
      body: { message: ["Maximaal 4000 tekens."], client_id: [expect.any(String)] },
    });
    expect(await send(helper, { message: "Hoi" })).toMatchObject(refusal(409, "bid_pending"));
    await block(placer, helper);
    for (const member of [placer, helper]) expect(await send(member, {})).toMatchObject(refusal(403, "blocked"));
  });
});

describe("a message of somebody who was seen before", () => {
  /** In this isolate, so that it knows the helper's session (fast path). */
  async function ask(body: object, db = env.DB, person = helper): Promise<Response> {
    const execution = createExecutionContext();
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" };
    const request = new Request(`https://buurklusser.test${path}message/`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const answer = await api.fetch(request, { ...env, DB: db }, execution);
    await waitOnExecutionContext(execution);
    return answer;
  }

  beforeEach(async () => {
    await accepted(placer, bid.id);
    await ask({ message: "Hoi" });
  });

  it("is one trip to the database", async () => {
    const { db, cost } = counting(env.DB);
    expect((await ask({ message: "Ben je er?", client_id: "c-1" }, db)).status).toBe(201);
    expect(cost.trips).toBe(1);
  });

  it("is said once, however often it is sent at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ message: "Ben je er?", client_id: "c-1" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await valueOf("SELECT count(*) FROM message WHERE client_id = 'c-1' AND chat_id = ?", bid.chat.id)).toBe(1);
  });

  it("is told of by the name that they have now", async () => {
    await placer.api("POST", `${path}read/`);
    await env.DB.prepare("UPDATE user SET name = 'Hassan el Amrani' WHERE id = ?").bind(helper.id).run();
    expect(await (await ask({ message: "Tot zo" })).json()).toMatchObject({ chat_user: { name: "Hassan el Amrani" } });
    expect((await mailsTo(placer.id))[0]).toMatchObject({ template: "message", data: { name: "Hassan el Amrani" } });
  });

  it("is told of by the short name to who does not know the whole", async () => {
    const neighbour = await signedUp();
    const opened = await placer.api("POST", "/api/chat/", { opponent: neighbour.id, job_id: await aJob(placer) });
    path = `/api/chat/${opened.body.id}/`;
    expect((await ask({ message: "Hoi" }, env.DB, placer)).status).toBe(201);
    expect((await mailsTo(neighbour.id))[0]).toMatchObject({ template: "message", data: { name: "Petra de V." } });
  });

  it.each([
    ["whose session ended", 401, () => helper.api("POST", "/api/auth/logout/", {})],
    [
      "who was suspended",
      401,
      () => env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run(),
    ],
    ["who is blocked", 403, () => block(placer, helper)],
    ["whose bid is over", 409, () => helper.api("DELETE", "/api/bid/", { bid_id: bid.id })],
    [
      "who has written too much",
      429,
      () =>
        env.DB.prepare(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
           INSERT INTO hit (what, subject, at) SELECT 'messages', CAST(? AS INTEGER), ? FROM n`,
        )
          .bind(helper.id, Date.now())
          .run(),
    ],
  ])("%s is refused, and leaves nothing", async (_, status, change) => {
    const counts = () =>
      env.DB.prepare("SELECT (SELECT count(*) FROM message) AS m, (SELECT count(*) FROM hit) AS h").first();
    await change();
    const before = await counts();
    expect((await ask({ message: "Nog iets" })).status).toBe(status);
    expect(await counts()).toEqual(before);
  });
});

describe("reading messages", () => {
  it("goes back twenty at a time, newest first", async () => {
    await conversation(45);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await placer.api("GET", `${path}message/?page=${page}`)).body);
    expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
      [45, 20],
      [45, 20],
      [45, 5],
      [45, 0],
    ]);
    const all = pages.flatMap(({ results }) => results);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(all.at(-1)).toMatchObject({ message: "Morgen?", bid: { id: bid.id, amount: "60.00", status: "accepted" } });
  });

  it("catches up after one of them, oldest first", async () => {
    await conversation(105);
    const [newest] = (await placer.api("GET", `${path}message/`)).body.results;
    const { body } = await placer.api("GET", `${path}message/?after=${newest.id - 104}`);
    expect([body.count, body.results.length]).toEqual([104, 100]);
    expect(body.results[0].message).toBe("Bericht 1");
    expect((await placer.api("GET", `${path}message/?after=${newest.id}`)).body).toEqual({ count: 0, results: [] });
  });

  it("marks the first of a day in Amsterdam", async () => {
    await conversation(2);
    await env.DB.prepare("UPDATE message SET day = '2020-01-01' WHERE chat_id = ?").bind(bid.chat.id).run();
    await send(placer, { message: "Vandaag" });
    await send(placer, { message: "Nog steeds" });
    const { body } = await helper.api("GET", `${path}message/`);
    const marked = body.results.map((one: { first_message_of_day: boolean }) => one.first_message_of_day);
    expect(marked).toEqual([false, true, false, true]);
  });

  it("is for the two of the chat, by number and by uri", async () => {
    for (const name of [bid.chat.id, bid.chat_uri]) {
      expect((await helper.api("GET", `/api/chat/${name}/message/`)).body.count).toBe(1);
      expect(await (await signedUp()).api("GET", `/api/chat/${name}/message/`)).toMatchObject(
        refusal(404, "not_found"),
      );
      expect((await visitor.api("GET", `/api/chat/${name}/message/`)).status).toBe(401);
    }
  });

  it.each(["page=0", "page=x", "after=-1", "after=x"])("refuses %s", async (query) => {
    const { status, body } = await helper.api("GET", `${path}message/?${query}`);
    expect([status, Object.keys(body)]).toEqual([400, [query.split("=")[0]]]);
  });
});

describe("marking as read", () => {
  it("reads everything so far, for the reader alone", async () => {
    await conversation(2);
    await send(helper, { message: "Hoi" });
    await send(placer, { message: "Ha" });
    expect([await unreadOf(placer), await unreadOf(helper)]).toEqual([2, 1]);
    expect(await placer.api("POST", `${path}read/`)).toMatchObject({ status: 200, body: { unread: 0 } });
    expect([await unreadOf(placer), await unreadOf(helper)]).toEqual([0, 1]);
    const { results } = (await helper.api("GET", `${path}message/`)).body;
    expect(results.map((one: { read: boolean }) => one.read)).toEqual([false, true, true, true]);
    expect((await helper.api("GET", path)).body.read).toBe(false);
    const told = "SELECT count(*) FROM notification WHERE user_id = ? AND type = 'message' AND read_at IS NULL";
    expect([await valueOf(told, placer.id), await valueOf(told, helper.id)]).toEqual([0, 1]);
  });

  it("leaves unread what came after the message that was seen", async () => {
    await conversation(2);
    await placer.api("POST", `${path}read/`);
    const { body: seen } = await send(helper, { message: "Gezien" });
    await send(helper, { message: "Nog niet" });
    expect(await unreadOf(placer)).toBe(2);
    const upTo = (message: unknown) => placer.api("POST", `${path}read/`, { message });
    expect((await upTo(seen.id)).body).toMatchObject({ unread: 1 });
    expect(await unreadOf(placer)).toBe(1);
    const { results } = (await helper.api("GET", `${path}message/`)).body;
    expect(results.map((one: { read: boolean }) => one.read)).toEqual([false, true, true, true]);
    const told = "SELECT count(*) FROM notification WHERE user_id = ? AND type = 'message' AND read_at IS NULL";
    expect(await valueOf(told, placer.id)).toBe(1);
    for (const message of [-1, 1.5, "x"])
      expect(await upTo(message)).toMatchObject({ status: 400, body: { message: [expect.any(String)] } });
    expect(await unreadOf(placer)).toBe(1);
    expect((await placer.api("POST", `${path}read/`)).body).toMatchObject({ unread: 0 });
    expect(await valueOf(told, placer.id)).toBe(0);
  });

  it("reads the notifications of the chat, and counts the rest", async () => {
    await accepted(placer, bid.id);
    const bell = async () => (await placer.api("GET", "/api/notifications/")).body.unread;
    await placer.api("POST", `${path}read/`);
    const { body: seen } = await send(helper, { message: "Gezien" });
    await send(helper, { message: "Nog niet" });
    expect(await bell()).toBe(1);
    await placer.api("POST", `${path}read/`, { message: seen.id });
    expect(await bell()).toBe(1);
    expect((await placer.api("POST", `${path}read/`)).body).toEqual({ unread: 0, notifications: 0 });
    expect(await bell()).toBe(0);
  });

  it("says how many chats are still unread", async () => {
    await aBid(await signedUp(), job);
    expect((await placer.api("POST", `${path}read/`)).body).toMatchObject({ unread: 1 });
  });

  it("is for members", async () => {
    expect(await (await signedUp()).api("POST", `${path}read/`)).toMatchObject(refusal(404, "not_found"));
    expect((await visitor.api("POST", `${path}read/`)).status).toBe(401);
  });
});
