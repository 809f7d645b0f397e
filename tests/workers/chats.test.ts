import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { chat as chatSchema } from "~/domain/chats/chat";
import { LIMITS } from "../../workers/api/http/limit";
import { type Person, signedUp, visitor } from "./client";
import { aBid, accepted, aJob, block, neighbours, tally, valueOf } from "./world";

const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const list = async (person: Person, query = "") => (await person.api("GET", `/api/chat/${query}`)).body;
const titlesOf = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title);

async function chatsAbout(titles: string[]) {
  const [placer, helper] = [await signedUp({ name: "Petra de Vries" }), await signedUp({ name: "Hassan Bakker" })];
  const bids = [];
  for (const title of titles) bids.push(await aBid(helper, await aJob(placer, { title })));
  for (const [at, bid] of bids.entries()) {
    await env.DB.prepare("UPDATE chat SET updated_at = ? WHERE id = ?")
      .bind(1000 + at, bid.chat.id)
      .run();
  }
  return { placer, helper, bids };
}

describe("the list of chats", () => {
  it("has the unread first, then the latest", async () => {
    const { placer, helper, bids } = await chatsAbout(["Een", "Twee", "Drie", "Vier"]);
    for (const at of [1, 3]) await placer.api("POST", `/api/chat/${bids[at].chat_uri}/read/`);
    const seen = await list(placer);
    expect(titlesOf(seen)).toEqual(["Drie", "Een", "Vier", "Twee"]);
    expect([seen.count, seen.unread]).toEqual([4, 2]);
    expect(seen.results.map((one: unknown) => chatSchema.parse(one))).toEqual(seen.results);
    const other = await list(helper);
    expect(titlesOf(other)).toEqual(["Vier", "Drie", "Twee", "Een"]);
    expect([other.count, other.unread]).toEqual([4, 0]);
  });

  it("has as many unread as the profile says, those put away apart", async () => {
    const { placer, helper, bids } = await chatsAbout(["Een", "Twee", "Drie"]);
    const [read = "", away = ""] = bids.map(({ chat_uri }) => `/api/chat/${chat_uri}/`);
    const unread = async (person: Person) => [
      (await list(person)).unread,
      (await person.api("GET", "/api/user/data/")).body.unread_chats,
    ];
    expect([await unread(placer), await unread(helper)]).toEqual([
      [3, 3],
      [0, 0],
    ]);
    await placer.api("POST", `${read}read/`);
    await placer.api("PATCH", away, { delete: true });
    expect(await unread(placer)).toEqual([1, 1]);
  });

  it("comes twenty a page and counts over all pages", async () => {
    const { placer } = await chatsAbout(Array.from({ length: 21 }, (_, at) => `Klus ${at}`));
    const [first, second, third] = [await list(placer), await list(placer, "?page=2"), await list(placer, "?page=3")];
    expect(titlesOf(first)).toHaveLength(20);
    expect(titlesOf(second)).toEqual(["Klus 0"]);
    expect(third.results).toEqual([]);
    for (const one of [first, second, third]) expect([one.count, one.unread]).toEqual([21, 21]);
    const found = await list(placer, "?search=klus&page=2");
    expect([found.count, titlesOf(found)]).toEqual([21, ["Klus 0"]]);
    expect(await list(placer, "?page=0")).toEqual({ page: ["Ongeldige pagina."] });
  });

  it("is searched by title and by the name the viewer may see, whatever the case", async () => {
    const { helper, placer, bids } = await chatsAbout(["Één kast", "100% schilderen", "Tuin"]);
    const found = async (words: string) => titlesOf(await list(helper, `?search=${encodeURIComponent(words)}`));
    expect(await found("éÉN")).toEqual(["Één kast"]);
    expect(await found("0% S")).toEqual(["100% schilderen"]);
    expect(await found("%")).toEqual(["100% schilderen"]);
    expect(await found("petra de v.")).toHaveLength(3);
    expect(await found("de vries")).toEqual([]);
    expect(await found("  ")).toHaveLength(3);
    await accepted(placer, bids[2].id);
    expect(await found("DE VRIES")).toHaveLength(3);
  });

  it("has running deals and unanswered bids apart", async () => {
    const { placer, helper, bids } = await chatsAbout(["Een", "Twee", "Drie"]);
    await accepted(placer, bids[0].id);
    await helper.api("DELETE", "/api/bid/", { bid_id: bids[1].id });
    for (const person of [placer, helper]) {
      expect(await list(person, "?kind=agreed")).toMatchObject({ count: 1, results: [{ title: "Een" }] });
      expect(await list(person, "?kind=offers")).toMatchObject({ count: 1, results: [{ title: "Drie" }] });
      expect(await list(person, "?kind=offers&search=een")).toMatchObject({ count: 0, results: [] });
      expect(await list(person, "?kind=offers&archived=true")).toMatchObject({ count: 0 });
    }
    expect((await list(placer, "?kind=iets")).kind).toBeDefined();
  });

  it("names a business by its company", async () => {
    const { placer, job } = await neighbours();
    await aBid(await signedUp({ name: "Jan Jansen", business: 1, company: "Bouw en Zo" }), job);
    expect(await list(placer, "?search=jansen")).toMatchObject({ count: 0 });
    expect(await list(placer, "?search=bouw")).toMatchObject({ count: 1, results: [{ name: "Bouw en Zo" }] });
  });

  it("keeps archived chats apart, for who archived them", async () => {
    const { placer, helper, bids } = await chatsAbout(["Een", "Twee"]);
    const path = `/api/chat/${bids[0].chat_uri}/`;
    expect(await placer.api("PATCH", path, { delete: true })).toMatchObject({ status: 200, body: { archived: true } });
    expect(await list(placer)).toMatchObject({ count: 1, unread: 1, results: [{ title: "Twee" }] });
    expect(await list(placer, "?archived=true")).toMatchObject({
      count: 1,
      results: [{ title: "Een", archived: true }],
    });
    expect((await list(helper)).count).toBe(2);
    expect(await placer.api("PATCH", path, { delete: "false" })).toMatchObject({
      status: 200,
      body: { archived: false },
    });
    expect((await list(placer)).count).toBe(2);
  });

  it("has nothing of others", async () => {
    await neighbours().then(({ helper, job }) => aBid(helper, job));
    expect(await list(await signedUp())).toEqual({ count: 0, results: [], unread: 0 });
    expect((await visitor.api("GET", "/api/chat/")).status).toBe(401);
  });
});

describe("one chat", () => {
  it("is found by number and by uri, with or without the slash, by its two alone", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat } = await aBid(helper, job);
    for (const name of [chat.id, chat.uri, `${chat.uri}/`]) {
      expect((await helper.api("GET", `/api/chat/${name}`)).body).toEqual(chat);
    }
    expect((await placer.api("GET", `/api/chat/${chat.id}/`)).body).toMatchObject({
      name: "Hassan B.",
      unread: 1,
      read: false,
    });
    const stranger = await signedUp({ roles: "admin" });
    for (const name of [chat.id, chat.uri, 987_654, "0", "-1", "x", "1.0"]) {
      expect(await stranger.api("GET", `/api/chat/${name}/`)).toMatchObject(refusal(404, "not_found"));
      expect(await stranger.api("PATCH", `/api/chat/${name}/`, {})).toMatchObject(refusal(404, "not_found"));
    }
    expect((await visitor.api("GET", `/api/chat/${chat.id}/`)).status).toBe(401);
  });

  it("says what is wrong with archiving", async () => {
    const { helper, job } = await neighbours();
    const { chat } = await aBid(helper, job);
    const answer = await helper.api("PATCH", `/api/chat/${chat.id}/`, {});
    expect(answer).toMatchObject({ status: 400, body: { delete: ["Dit veld is verplicht."] } });
  });

  it("tells both when one blocks the other, but not who", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat } = await aBid(helper, job);
    await block(helper, placer);
    for (const member of [placer, helper]) {
      expect((await member.api("GET", `/api/chat/${chat.id}/`)).body.blocked).toBe(true);
    }
  });

  it("says when the other was last there, unless one blocks the other", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat } = await aBid(helper, job);
    const seen = async () => (await helper.api("GET", `/api/chat/${chat.id}/`)).body.last_seen;
    await env.DB.prepare("UPDATE user SET last_seen = ? WHERE id = ?")
      .bind(Date.UTC(2026, 2, 1, 10), placer.id)
      .run();
    expect(await seen()).toBe("2026-03-01T10:00:00.000Z");
    await block(placer, helper);
    expect(await seen()).toBeNull();
  });

  it("outlives its other member", async () => {
    const { placer, helper, job } = await neighbours();
    const { chat } = await aBid(helper, job);
    await env.DB.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(placer.id).run();
    const { body } = await helper.api("GET", `/api/chat/${chat.id}/`);
    expect(body).toMatchObject({ name: "Verwijderde gebruiker", image: null, opponent: { id: null }, last_seen: null });
  });
});

describe("opening a chat", () => {
  const open = (person: { api: Person["api"] }, body: unknown) => person.api("POST", "/api/chat/", body);

  it("about an own job is for anyone, about another's for who bid on it", async () => {
    const { placer, helper, job } = await neighbours();
    const about = { opponent: placer.id, job_id: job };
    expect(await open(helper, about)).toMatchObject(refusal(403, "permission_denied"));
    const opened = await open(placer, { opponent: helper.id, job_id: String(job) });
    expect(opened.status).toBe(201);
    expect(chatSchema.parse(opened.body)).toMatchObject({
      job,
      owner: placer.id,
      bid_status: null,
      bid: null,
      read: true,
    });
    expect(opened.body).toMatchObject({ last_message: null, latest_receiver: null, unread: 0, appointment: null });
    expect((await open(placer, { opponent: helper.id, job_id: job })).status).toBe(200);
    await aBid(helper, job);
    expect(await open(helper, about)).toMatchObject({ status: 200, body: { uri: opened.body.uri } });
  });

  it("about no job is to who offers help, or to who one knows", async () => {
    const [one, worker] = [await signedUp(), await signedUp({ active_worker: 1 })];
    const opened = await open(one, { opponent: worker.id });
    expect(opened).toMatchObject({ status: 201, body: { job: null, title: null, owner: null } });
    expect(await open(worker, { opponent: one.id, job_id: null })).toMatchObject({
      status: 200,
      body: { uri: opened.body.uri },
    });
    expect(await open(worker, { opponent: (await signedUp()).id })).toMatchObject(refusal(403, "permission_denied"));
  });

  it.each([
    ["with a confirmed address", 1, "chats"],
    ["without a confirmed address", 0, "chats_unconfirmed"],
  ] as const)("is limited for a stranger %s", async (_, activated, limit) => {
    const one = await signedUp({ activated });
    const { most } = LIMITS[limit];
    const workers = await Promise.all(Array.from({ length: most + 1 }, () => signedUp({ active_worker: 1 })));
    const answers = await Promise.all(workers.map(({ id }) => open(one, { opponent: id })));
    expect(tally(answers)).toEqual({ 201: most, "429 throttled": 1 });
    const known = workers[answers.findIndex(({ status }) => status === 201)] as Person;
    expect((await open(one, { opponent: known.id })).status).toBe(200);
    const job = await aJob(one);
    const bidder = await signedUp();
    await aBid(bidder, job);
    expect((await open(one, { opponent: bidder.id, job_id: job })).status).toBe(200);
  });

  const counted = (of: Person, what: string) =>
    valueOf<number>("SELECT count(*) FROM hit WHERE what = ?1 AND subject = ?2", what, String(of.id));

  it("counts once, however often it is opened at once", async () => {
    const [one, worker] = [await signedUp(), await signedUp({ active_worker: 1 })];
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(one, { opponent: worker.id })));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    expect([await counted(one, "chats"), await counted(one, "chats_day")]).toEqual([1, 1]);
  });

  it("is limited for a day too", async () => {
    const one = await signedUp();
    const earlier = "INSERT INTO hit (what, subject, at) SELECT 'chats_day', ?1, ?2 FROM json_each(?3)";
    const hits = JSON.stringify(Array.from({ length: LIMITS.chats_day.most - 1 }, () => 0));
    await env.DB.prepare(earlier)
      .bind(String(one.id), Date.now() - 2 * 3_600_000, hits)
      .run();
    const workers = await Promise.all([1, 2].map(() => signedUp({ active_worker: 1 })));
    const statuses = [];
    for (const { id } of workers) statuses.push((await open(one, { opponent: id })).status);
    expect(statuses).toEqual([201, 429]);
  });

  it("is one chat for each job", async () => {
    const { placer, helper, job } = await neighbours();
    const asked = [{ job_id: job }, { job_id: await aJob(placer) }, { job_id: job }];
    const answers = [];
    for (const of of asked) answers.push(await open(placer, { opponent: helper.id, ...of }));
    expect(tally(answers)).toEqual({ "200": 1, "201": 2 });
  });

  it("is refused in the order of the contract", async () => {
    const { placer, helper, job } = await neighbours();
    const stranger = await signedUp();
    const deleted = await aJob(placer, { status: "deleted" });
    expect(await open(visitor, {})).toMatchObject(refusal(401, "not_authenticated"));
    expect(await open(helper, {})).toMatchObject({ status: 400, body: { opponent: ["Dit veld is verplicht."] } });
    expect(await open(helper, { opponent: "x", job_id: -1 })).toMatchObject({
      status: 400,
      body: { opponent: ["Ongeldige waarde."], job_id: ["Ongeldige waarde."] },
    });
    expect(await open(placer, { opponent: placer.id, job_id: job })).toMatchObject({
      status: 400,
      body: { opponent: ["Dit ben je zelf."] },
    });
    expect(await open(helper, { opponent: 987_654, job_id: job })).toMatchObject(refusal(404, "not_found"));
    expect(await open(helper, { opponent: placer.id, job_id: 987_654 })).toMatchObject(refusal(404, "job_not_found"));
    expect(await open(helper, { opponent: placer.id, job_id: deleted })).toMatchObject(refusal(410, "job_deleted"));
    expect((await open(placer, { opponent: helper.id, job_id: deleted })).status).toBe(201);
    expect(await open(stranger, { opponent: helper.id, job_id: job })).toMatchObject(refusal(403, "permission_denied"));
    await block(placer, stranger);
    expect(await open(stranger, { opponent: placer.id, job_id: job })).toMatchObject(refusal(403, "blocked"));
    expect(await open(placer, { opponent: stranger.id, job_id: job })).toMatchObject(refusal(403, "blocked"));
  });
});
