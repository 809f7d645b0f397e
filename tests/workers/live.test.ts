import { createExecutionContext, evictDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serverMessage } from "~/domain/chats/live";
import { CLOSING } from "~/domain/chats/live-limits";
import { api } from "../../workers/api/app";
import { aMessage, anAdmin, appeal, aReport, decide, decideAppeal } from "./admin-fixtures";
import { type Person, signedUp } from "./client";
import { inboxOf, type Listener, listening } from "./listener";
import { aPaidDeal, asked, onPage, openedRequest } from "./money";
import { aBid, accepted, act, neighbours, valueOf } from "./world";

let placer: Person;
let helper: Person;
let job: number;
let bid: { id: number; chat_uri: string; chat: { id: number } };
let chat: string;
let ears: Listener;
let herEars: Listener;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  bid = await aBid(helper, job, "60.00", "Morgen?");
  chat = bid.chat_uri;
  [herEars, ears] = [await listening(placer), await listening(helper)];
});

type Ask = (...given: unknown[]) => Promise<unknown>;

const fails = async () => Promise.reject(new Error("down"));

function through(change: (ask: Ask) => Ask): Env {
  const getByName = (name: string) => {
    const stub = env.INBOX.getByName(name) as unknown as Record<string, Ask>;
    return new Proxy(stub, { get: (_, asked: string) => change((...given) => (stub[asked] as Ask)(...given)) });
  };
  return { ...env, INBOX: { getByName } as unknown as Env["INBOX"] };
}

async function sendVia(person: Person, message: string, change: (ask: Ask) => Ask) {
  const execution = createExecutionContext();
  const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ message });
  const request = new Request(`https://buurklusser.test${path()}message/`, { method: "POST", headers, body });
  expect((await api.fetch(request, through(change), execution)).status).toBe(201);
  return { published: waitOnExecutionContext(execution) };
}
const path = () => `/api/chat/${chat}/`;
const send = (person: Person, message: string, more = {}) =>
  person.api("POST", `${path()}message/`, { message, ...more });

describe("what is said in a chat", () => {
  it("reaches every socket of its two at once, as each may see it, and nobody else", async () => {
    const stranger = await listening(await signedUp({ roles: "admin" }));
    const second = await listening(placer);
    await accepted(placer, bid.id);
    const { body } = await send(helper, "Hoi", { client_id: "c-1" });
    const own = await ears.hears("message");
    expect(own).toEqual({ type: "message", chat, message: body });
    for (const one of [herEars, second]) {
      const word = await one.hears("message");
      expect(word.message).toMatchObject({ id: body.id, message: "Hoi", client_id: null });
      expect(word.message.chat_user).toEqual({ id: helper.id, email: null, name: "Hassan Bakker", image: null });
      expect(serverMessage.parse(word)).toEqual(word);
    }
    await stranger.settled();
    expect(stranger.heard("message")).toEqual([]);
    expect(stranger.heard("unread")).toEqual([{ type: "unread", chats: 0, notifications: 0 }]);
    expect([ears.heard("message").length, herEars.heard("message").length]).toEqual([1, 1]);
  });

  it("goes from both open chats when our team removes it, and comes back after an appeal", async () => {
    const thing = await aMessage(bid.chat.id, helper, "");
    const report = await aReport(thing, placer);
    const { body: decision } = await decide(await anAdmin(), report.id, "remove");
    const like = { message: expect.objectContaining({ id: thing.target_id, removed_by_team: true }) };
    for (const one of [ears, herEars]) {
      expect((await one.hears("message", like)).message.message).toBe("Weggehaald door ons team");
    }
    await appeal(helper, decision.id);
    await decideAppeal(await anAdmin(), decision.id, "overturned");
    for (const one of [ears, herEars]) {
      await one.hears("message", { message: expect.not.objectContaining({ removed_by_team: true }) });
      await one.settled();
      expect(one.heard("message").at(-1)?.message).toMatchObject({ id: thing.target_id, message: "" });
    }
  });

  it("counts as unread for its reader, and comes with the notification", async () => {
    await accepted(placer, bid.id);
    await herEars.settled();
    await send(helper, "Hoi");
    expect(await herEars.hears("notification")).toMatchObject({
      notification: { type: "message", chat: bid.chat.id, read: false, title: "Nieuw bericht" },
    });
    await herEars.hears("unread", { chats: 1, notifications: 1 });
    expect(ears.heard("notification").map(({ notification }) => notification.type)).toEqual(["bid_accepted"]);
  });

  it("is marked as read on both sides", async () => {
    await accepted(placer, bid.id);
    const { body } = await send(helper, "Hoi");
    await placer.api("POST", `${path()}read/`);
    for (const one of [ears, herEars]) {
      expect(await one.hears("read", { message: body.id })).toMatchObject({ chat, user: placer.id });
    }
    await herEars.hears("unread", { chats: 0, notifications: 0 });
    await placer.api("POST", `${path()}read/`);
    await ears.settled();
    expect(ears.heard("read").filter(({ message }) => message === body.id)).toHaveLength(1);
  });

  it("is marked as read as far as it was seen", async () => {
    await accepted(placer, bid.id);
    const { body: seen } = await send(helper, "Hoi");
    const { body: unseen } = await send(helper, "Nog iets");
    await placer.api("POST", `${path()}read/`, { message: seen.id });
    for (const one of [ears, herEars]) {
      expect(await one.hears("read", { message: seen.id })).toMatchObject({ chat, user: placer.id });
    }
    await placer.api("POST", `${path()}read/`, { message: unseen.id });
    for (const one of [ears, herEars]) await one.hears("read", { message: unseen.id });
    await herEars.hears("unread", { chats: 0 });
  });

  it("is refused between people of whom one blocks the other, who do not see each other read either", async () => {
    await accepted(placer, bid.id);
    const { body: sent } = await send(helper, "Hoi");
    await placer.api("POST", `/api/user/${helper.id}/block/`);
    const before = [ears, herEars].map((one) => one.heard("message").length);
    for (const person of [placer, helper]) expect((await send(person, "Nog iets")).status).toBe(403);
    await placer.api("POST", `${path()}read/`);
    await herEars.hears("read", { message: sent.id });
    await ears.settled();
    expect(ears.heard("read").filter(({ message }) => message === sent.id)).toEqual([]);
    expect([ears, herEars].map((one) => one.heard("message").length)).toEqual(before);
  });

  it("refreshes the list of messages also after a block, a reserved job and paid extra work", async () => {
    const counts = () => [ears, herEars].map((one) => one.heard("unread").length);
    const told = async (change: () => Promise<unknown>) => {
      const before = counts();
      await change();
      await vi.waitFor(() => {
        for (const [at, count] of counts().entries()) expect(count).toBeGreaterThan(before[at] ?? 0);
      });
    };
    for (const method of ["POST", "DELETE"]) await told(() => placer.api(method, `/api/user/${helper.id}/block/`));
    for (const [action, job_status] of [
      ["reserve", "reserved"],
      ["cancel", "open"],
    ] as const) {
      await told(() => act(placer, job, action));
      for (const one of [ears, herEars]) await one.hears("bid", { chat, bid: expect.objectContaining({ job_status }) });
    }
    const deal = await aPaidDeal();
    const { session } = await openedRequest(deal.owner, await asked(deal));
    [ears, herEars] = [await listening(deal.helper), await listening(deal.owner)];
    for (const one of [ears, herEars]) await one.hears("unread");
    await told(() => onPage(session));
  });

  it("tells a former bidder that the job was reserved again", async () => {
    const other = await aBid(await signedUp(), job);
    await accepted(placer, other.id);
    await act(placer, job, "cancel");
    const open = expect.objectContaining({ id: bid.id, ended: "lapsed", job_status: "open" });
    for (const one of [ears, herEars]) await one.hears("bid", { chat, bid: open });
    const before = [ears, herEars].map((one) => one.heard("bid").length);
    await act(placer, job, "reserve");
    await vi.waitFor(() => {
      for (const [at, one] of [ears, herEars].entries()) {
        const heard = one.heard("bid").slice(before[at]);
        expect(heard).toContainEqual(
          expect.objectContaining({ bid: expect.objectContaining({ id: bid.id, job_status: "reserved" }) }),
        );
      }
    });
  });

  it("while nobody listened is got by what came after", async () => {
    await accepted(placer, bid.id);
    const { body: first } = await send(helper, "Een");
    herEars.socket.close(1000);
    const away = await signedUp();
    expect(await valueOf("SELECT count(*) FROM live_listener WHERE user_id = ?", away.id)).toBe(0);
    const { body: missed } = await send(helper, "Twee");
    const back = await listening(placer);
    const { body: last } = await send(helper, "Drie");
    await back.hears("message", { message: expect.objectContaining({ id: last.id }) });
    expect(back.heard("message")).toHaveLength(1);
    const { results } = (await placer.api("GET", `${path()}message/?after=${first.id}`)).body;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([missed.id, last.id]);
  });

  it("reaches sockets whose object slept", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    for (const person of [placer, helper]) await evictDurableObject(inboxOf(person));
    await send(placer, "Goedemorgen");
    expect((await ears.hears("message")).message.message).toBe("Goedemorgen");
    await evictDurableObject(inboxOf(helper));
    ears.says({ type: "typing", chat, on: true });
    expect(await herEars.hears("typing")).toMatchObject({ user: helper.id });
  });

  it("leaves nothing behind, and nothing at all of who does not listen", async () => {
    const { placer: one, helper: other, job: another } = await neighbours();
    const { id } = await aBid(other, another);
    await accepted(one, id);
    const theirs = "SELECT count(*) FROM live_event WHERE user_id IN (?, ?)";
    expect(await valueOf(theirs, one.id, other.id)).toBe(0);
    await expect.poll(() => valueOf("SELECT count(*) FROM live_event")).toBe(0);
  });

  it("comes in the order it was said, though the word of the first is late", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const late = await sendVia(placer, "Een", (inbox) => async (...given) => {
      await free;
      return inbox(...given);
    });
    await send(placer, "Twee");
    await ears.hears("message", { message: expect.objectContaining({ message: "Twee" }) });
    expect(ears.heard("message").map(({ message }) => message.message)).toEqual(["Een", "Twee"]);
    resolve();
    await late.published;
    await ears.settled();
    expect(ears.heard("message")).toHaveLength(2);
  });

  it("comes with the next when it could not be handed over", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    let failed = 0;
    const failing = () => async () => {
      failed++;
      return fails();
    };
    await (await sendVia(placer, "Een", failing)).published;
    expect(failed).toBe(2);
    await send(placer, "Twee");
    await ears.hears("message", { message: expect.objectContaining({ message: "Twee" }) });
    expect(ears.heard("message").map(({ message }) => message.message)).toEqual(["Een", "Twee"]);
  });

  it("is told once to sockets whose object slept before a late word came", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const late = await sendVia(placer, "Een", (inbox) => async (...given) => {
      await free;
      return inbox(...given);
    });
    await send(placer, "Twee");
    await ears.hears("message", { message: expect.objectContaining({ message: "Twee" }) });
    await evictDurableObject(inboxOf(helper));
    resolve();
    await late.published;
    await ears.settled();
    expect(ears.heard("message").map(({ message }) => message.message)).toEqual(["Een", "Twee"]);
  });

  it("is told once, though it could not be forgotten", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    // For everyone, because the queue's work publishes too.
    const refusal = "BEFORE DELETE ON live_event BEGIN SELECT RAISE(ABORT, 'down'); END";
    const kept = "SELECT count(*) FROM live_event WHERE kind = 'message' AND user_id = ?";
    await env.DB.exec(`CREATE TRIGGER unforgettable ${refusal}`);
    try {
      await send(placer, "Een");
      await ears.hears("message", { message: expect.objectContaining({ message: "Een" }) });
      await send(placer, "Twee");
      await ears.hears("message", { message: expect.objectContaining({ message: "Twee" }) });
      expect(await valueOf(kept, helper.id)).toBe(2);
    } finally {
      await env.DB.exec("DROP TRIGGER unforgettable");
    }
    await send(placer, "Drie");
    await ears.hears("message", { message: expect.objectContaining({ message: "Drie" }) });
    expect(ears.heard("message").map(({ message }) => message.message)).toEqual(["Een", "Twee", "Drie"]);
    await expect.poll(() => valueOf("SELECT count(*) FROM live_event")).toBe(0);
  });

  it("is told by one of the calls that saw it", async () => {
    await accepted(placer, bid.id);
    await ears.settled();
    const { promise: free, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const slow = await sendVia(placer, "Een", (inbox) => async (...given) => {
      asked++;
      await free;
      return inbox(...given);
    });
    const other = createExecutionContext();
    const headers = { Authorization: `Bearer ${(await signedUp()).token}` };
    const request = new Request("https://buurklusser.test/api/notifications/all/", { method: "POST", headers });
    const counted = through((inbox) => async (...given) => {
      asked++;
      return inbox(...given);
    });
    expect((await api.fetch(request, counted, other)).status).toBe(200);
    await waitOnExecutionContext(other);
    resolve();
    await slow.published;
    await ears.hears("message", { message: expect.objectContaining({ message: "Een" }) });
    expect(asked).toBe(2);
  });

  it("fails no call when it cannot be handed over, and the end of a session is handed over later", async () => {
    const execution = createExecutionContext();
    const headers = { Authorization: `Bearer ${helper.token}` };
    const request = new Request("https://buurklusser.test/api/auth/logout/", { method: "POST", headers });
    expect(
      (
        await api.fetch(
          request,
          through(() => fails),
          execution,
        )
      ).status,
    ).toBe(204);
    await waitOnExecutionContext(execution);
    expect(ears.closed()).toBeNull();
    await placer.api("POST", "/api/notifications/all/");
    expect(await ears.closes()).toBe(CLOSING.ended);
    await expect.poll(() => valueOf("SELECT count(*) FROM live_event")).toBe(0);
  });
});

describe("what happens to a bid", () => {
  it("is told to the two: placed, changed, decided", async () => {
    const { helper: other, ...at } = await neighbours();
    const [owners, bidders] = [await listening(at.placer), await listening(other)];
    const placed = await aBid(other, at.job, "50.00", "Kan ik");
    const word = {
      type: "bid",
      chat: placed.chat_uri,
      bid: {
        id: placed.id,
        amount: "50.00",
        status: "pending",
        ended: null,
        being_paid: false,
        first_day: null,
        job_status: "open",
      },
    };
    for (const one of [owners, bidders]) expect(await one.hears("bid")).toEqual(word);
    await owners.hears("message", { chat: placed.chat_uri });
    await other.api("PUT", "/api/bid/", { bid_id: placed.id, amount: "55", message: "Kan morgen" });
    await owners.hears("bid", { bid: expect.objectContaining({ ...word.bid, amount: "55.00" }) });
    const changed = { chat: placed.chat_uri, message: expect.objectContaining({ message: "Kan morgen" }) };
    const [first] = owners.heard("message");
    expect((await owners.hears("message", changed)).message.id).toBe(first?.message.id);
    await at.placer.api("PATCH", "/api/bid/", { bid_id: placed.id, status: "rejected" });
    await bidders.hears("bid", {
      bid: expect.objectContaining({ ...word.bid, amount: "55.00", status: "rejected", ended: "rejected" }),
    });
    expect((await bidders.hears("notification")).notification.type).toBe("bid_rejected");
  });

  it("is told when it is withdrawn, and when another is accepted", async () => {
    const third = await signedUp();
    const others = await listening(third);
    const its = await aBid(third, job, "70.00");
    await accepted(placer, bid.id);
    await others.hears("bid", { bid: expect.objectContaining({ id: its.id, amount: "70.00", status: "rejected" }) });
    await ears.hears("bid", { bid: expect.objectContaining({ id: bid.id, amount: "60.00", status: "accepted" }) });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    await herEars.hears("bid", { bid: expect.objectContaining({ id: bid.id, amount: "60.00", status: "withdrawn" }) });
    expect(new Set(others.heard("bid").map((word) => word.bid.id))).toEqual(new Set([its.id]));
  });
});

describe("counters", () => {
  it("are told to every socket that opens: what happened while its page was on the way was told to nobody", async () => {
    const late = await listening(placer);
    await late.hears("unread", { chats: 1 });
    expect(late.heard("unread")).toHaveLength(1);
  });

  it("fall when notifications are read, and when an unread chat is archived", async () => {
    await placer.api("POST", "/api/notifications/all/");
    await herEars.hears("unread", { chats: 1, notifications: 0 });
    await placer.api("PATCH", path(), { delete: true });
    await herEars.hears("unread", { chats: 0 });
    expect(ears.heard("unread").every(({ chats }) => chats === 0)).toBe(true);
  });

  it("speak the language of the listener's profile", async () => {
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    await accepted(placer, bid.id);
    expect((await ears.hears("notification")).notification.title).toBe("Your offer has been accepted");
  });
});
