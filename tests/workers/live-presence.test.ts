import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CLOSING } from "~/domain/chats/live-limits";
import { partnersListening } from "../../workers/api/db/live";
import { PASSWORD, type Person, signedUp } from "./client";
import { inboxOf, type Listener, listening } from "./listener";
import { aBid, aJob, block, neighbours } from "./world";

let placer: Person;
let helper: Person;
let job: number;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  await aBid(helper, job);
});

const online = (one: Listener) => one.heard("presence").map((word) => [word.user, word.online]);
const isThere = (person: Person) => ({ user: person.id, online: true });
const isGone = (person: Person) => ({ user: person.id, online: false });

const graceOf = async (person: Person) => expect.poll(() => runDurableObjectAlarm(inboxOf(person))).toBe(true);

async function leaves(person: Person, socket: Listener): Promise<void> {
  socket.socket.close(1000);
  await socket.closes();
  await graceOf(person);
}

/** Waits until these inboxes have notified others: a later event, about another user, has arrived. */
async function toldAll(...people: Person[]): Promise<void> {
  for (const person of people) await inboxOf(person).membershipChanged(person.id);
}

describe("presence", () => {
  it.each([
    ["the placer", () => [placer, helper]],
    ["the helper", () => [helper, placer]],
  ] as [string, () => [Person, Person]][])("is told to both without a word of theirs, %s first", async (_, who) => {
    const [first, second] = who();
    const ears = await listening(first);
    await toldAll(first);
    await ears.settled();
    expect(online(ears)).toEqual([]);
    const others = await listening(second);
    expect(await ears.hears("presence")).toEqual({ type: "presence", ...isThere(second) });
    expect(await others.hears("presence")).toEqual({ type: "presence", ...isThere(first) });
    await leaves(second, others);
    await ears.hears("presence", isGone(second));
    const back = await listening(second);
    await back.hears("presence", isThere(first));
    await expect.poll(() => online(ears).map(([, is]) => is)).toEqual([true, false, true]);
  });

  it("is told once to each of two who come at the same moment", async () => {
    const [ears, others] = await Promise.all([listening(helper), listening(placer)]);
    await ears.hears("presence", isThere(placer));
    await others.hears("presence", isThere(helper));
    await toldAll(helper, placer);
    for (const one of [ears, others]) {
      await one.settled();
      expect(online(one)).toHaveLength(1);
    }
  });

  it("is once for two chats of the same two, and of each of several people", async () => {
    const third = await signedUp();
    await aBid(third, job);
    await aBid(helper, await aJob(placer));
    const [ears, thirds] = [await listening(helper), await listening(third)];
    const hers = await listening(placer);
    for (const one of [ears, thirds]) await one.hears("presence", isThere(placer));
    for (const person of [helper, third]) await hers.hears("presence", isThere(person));
    await toldAll(placer);
    for (const one of [ears, thirds, hers]) await one.settled();
    expect([ears, thirds, hers].map((one) => online(one).length)).toEqual([1, 1, 2]);
  });

  it("is told to two who were there before their chat was, once however many chats follow", async () => {
    const third = await signedUp();
    const [thirds, hers] = [await listening(third), await listening(placer)];
    await aBid(third, job);
    await thirds.hears("presence", isThere(placer));
    await hers.hears("presence", isThere(third));
    await aBid(third, await aJob(placer));
    await toldAll(third, placer);
    for (const one of [thirds, hers]) {
      await one.settled();
      expect(online(one)).toHaveLength(1);
    }
  });

  it("is not announced again by a further socket, which hears who is there; the last that closes counts", async () => {
    const ears = await listening(helper);
    const first = await listening(placer);
    await ears.hears("presence", isThere(placer));
    const second = await listening(placer);
    await second.hears("presence", isThere(helper));
    first.socket.close(1000);
    await first.closes();
    await runDurableObjectAlarm(inboxOf(placer));
    await toldAll(placer);
    await ears.settled();
    expect([online(ears).length, online(first).length]).toEqual([1, 1]);
    await leaves(placer, second);
    await ears.hears("presence", isGone(placer));
  });

  it("does not flicker when someone goes from page to page", async () => {
    const ears = await listening(helper);
    const hers = await listening(placer);
    await ears.hears("presence");
    hers.socket.close(1000);
    await hers.closes();
    const next = await listening(placer);
    await next.hears("presence", isThere(helper));
    await runDurableObjectAlarm(inboxOf(placer));
    await toldAll(placer);
    await ears.settled();
    expect(online(ears)).toHaveLength(1);
  });

  it("of who left is not told to who comes later", async () => {
    await leaves(placer, await listening(placer));
    const ears = await listening(helper);
    await toldAll(helper);
    await ears.settled();
    expect(online(ears)).toEqual([]);
  });

  it("is told to no stranger, not even to one who names the chat", async () => {
    const [stranger, ears] = [await listening(await signedUp({ roles: "admin" })), await listening(helper)];
    const hers = await listening(placer);
    await ears.hears("presence", isThere(placer));
    stranger.says({ type: "typing", chat: "bestaat-niet", on: true });
    await leaves(placer, hers);
    await ears.hears("presence", isGone(placer));
    await stranger.settled();
    expect(online(stranger)).toEqual([]);
  });

  it.each([
    ["who blocks", () => [placer, helper]],
    ["who is blocked", () => [helper, placer]],
  ] as [string, () => [Person, Person]][])("is not told between %s and the other", async (_, who) => {
    const [first, second] = who();
    await block(placer, helper);
    const [ears, others] = [await listening(first), await listening(second)];
    await toldAll(first, second);
    await leaves(second, others);
    await ears.settled();
    expect([...online(ears), ...online(others)]).toEqual([]);
  });

  it("ends for both with a block, and comes back when it is lifted", async () => {
    const [ears, hers] = [await listening(helper), await listening(placer)];
    await ears.hears("presence", isThere(placer));
    await placer.api("POST", `/api/user/${helper.id}/block/`);
    await ears.hears("presence", isGone(placer));
    await hers.hears("presence", isGone(helper));
    await leaves(placer, hers);
    const back = await listening(placer);
    await toldAll(placer);
    for (const one of [ears, back]) await one.settled();
    expect([online(ears).length, online(back)]).toEqual([2, []]);
    await placer.api("DELETE", `/api/user/${helper.id}/block/`);
    await back.hears("presence", isThere(helper));
    await expect.poll(() => online(ears).map(([, is]) => is)).toEqual([true, false, true]);
  });

  it.each([
    ["logging out", () => placer.api("POST", "/api/auth/logout/", {})],
    [
      "deleting the account",
      () => placer.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD }),
    ],
  ])("ends with %s", async (_, end) => {
    const ears = await listening(helper);
    const hers = await listening(placer);
    await ears.hears("presence", isThere(placer));
    await end();
    expect(await hers.closes()).toBe(CLOSING.ended);
    await graceOf(placer);
    await ears.hears("presence", isGone(placer));
  });

  it("that cannot be looked up fails no connection, and when in doubt ends", async () => {
    const lookingIn = async (DB: unknown, person: Person) =>
      runInDurableObject(inboxOf(person), (inbox) => Object.assign(inbox, { env: { ...env, DB } }));
    const silent = {
      batch: env.DB.batch.bind(env.DB),
      prepare(query: string) {
        if (query.includes("JOIN live_listener")) throw new Error("down");
        return env.DB.prepare(query);
      },
    };
    await lookingIn(silent, placer);
    const hers = await listening(placer);
    await toldAll(placer);
    await hers.settled();
    // The next user's lookup covers both.
    const ears = await listening(helper);
    await hers.hears("presence", isThere(helper));
    await ears.hears("presence", isThere(placer));
    await lookingIn(silent, helper);
    await block(placer, helper);
    await inboxOf(helper).membershipChanged(placer.id);
    await ears.hears("presence", isGone(placer));
    await hers.hears("presence", isGone(helper));
    for (const person of [placer, helper]) await lookingIn(env.DB, person);
  });

  it("of someone whose sockets went without a word ends soon after somebody asks", async () => {
    await runInDurableObject(inboxOf(placer), (_, { storage }) => {
      storage.kv.put("user", placer.id);
      storage.kv.put("shown", true);
    });
    await env.DB.prepare("INSERT INTO live_listener (user_id, until) VALUES (?, ?)")
      .bind(placer.id, Date.now() + 60_000)
      .run();
    const ears = await listening(helper);
    await ears.hears("presence", isThere(placer));
    await graceOf(placer);
    await ears.hears("presence", isGone(placer));
  });
});

describe("who is told", () => {
  it("are those who may be listening and are active", async () => {
    const partners = () => partnersListening(env.DB, placer.id, Date.now());
    expect(await partners()).toEqual([]);
    await listening(helper);
    expect(await partners()).toEqual([helper.id]);
    expect(await partnersListening(env.DB, placer.id, Date.now() + 24 * 3_600_000)).toEqual([]);
    for (const person of [helper, placer]) {
      const become = (status: string) =>
        env.DB.prepare("UPDATE user SET status = ? WHERE id = ?").bind(status, person.id).run();
      await become("suspended");
      expect(await partners()).toEqual([]);
      await become("active");
    }
    expect(await partners()).toEqual([helper.id]);
  });

  it("are looked for in the hundred chats that were updated last", async () => {
    await listening(helper);
    const third = await signedUp();
    const jobs = await Promise.all(Array.from({ length: 100 }, () => aJob(placer)));
    const chats = (some: number[]) =>
      env.DB.prepare(
        `INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at)
         SELECT 'late-' || value, value, ?2, ?3, ?4, ?4 FROM json_each(?1)`,
      )
        .bind(JSON.stringify(some), ...[placer.id, third.id].sort((one, other) => one - other), Date.now() + 60_000)
        .run();
    await chats(jobs.slice(0, 99));
    expect(await partnersListening(env.DB, placer.id, Date.now())).toEqual([helper.id]);
    await chats(jobs.slice(99));
    expect(await partnersListening(env.DB, placer.id, Date.now())).toEqual([]);
  });
});
