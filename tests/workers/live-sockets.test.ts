import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CLOSING, MAX_FRAME_LENGTH, MAX_FRAMES, MAX_SOCKETS, SOCKET_HOURS } from "~/domain/chats/live-limits";
import { PASSWORD, type Person, signedUp } from "./client";
import { inboxOf, type Listener, listener, listening } from "./listener";
import { aBid, accepted, neighbours, valueOf } from "./world";

let placer: Person;
let helper: Person;
let bid: { id: number; chat_uri: string; chat: { id: number } };
let chat: string;
let ears: Listener;
let herEars: Listener;

beforeEach(async () => {
  const { job, ...two } = await neighbours();
  ({ placer, helper } = two);
  bid = await aBid(helper, job, "60.00", "Morgen?");
  chat = bid.chat_uri;
  [herEars, ears] = [await listening(placer), await listening(helper)];
});

describe("typing", () => {
  const typing = (one: Listener, on = true, named = chat) => one.says({ type: "typing", chat: named, on });

  it("is told to the other member alone", async () => {
    const stranger = await listening(await signedUp());
    const second = await listening(helper);
    typing(ears);
    expect(await herEars.hears("typing")).toEqual({ type: "typing", chat, user: helper.id, on: true });
    typing(ears, false, String(bid.chat.id));
    expect(await herEars.hears("typing", { on: false })).toMatchObject({ chat });
    for (const one of [stranger, second, ears]) {
      await one.settled();
      expect(one.heard("typing")).toEqual([]);
    }
  });

  it("in a chat of others goes nowhere", async () => {
    const stranger = await listening(await signedUp({ roles: "admin" }));
    typing(stranger);
    typing(stranger, true, "bestaat-niet");
    await stranger.settled();
    stranger.says({ type: "typing", chat, on: "ja" });
    await stranger.settled();
    for (const one of [ears, herEars, stranger]) {
      await one.settled();
      expect(one.heard("typing")).toEqual([]);
    }
  });

  it("is not told between people of whom one blocks the other, as soon as he does", async () => {
    typing(ears);
    await herEars.hears("typing");
    await placer.api("POST", `/api/user/${helper.id}/block/`);
    await ears.hears("presence", { online: false });
    typing(ears, false);
    typing(herEars);
    await ears.settled();
    await herEars.settled();
    expect(herEars.heard("typing")).toHaveLength(1);
    expect(ears.heard("typing")).toEqual([]);
    await placer.api("DELETE", `/api/user/${helper.id}/block/`);
    await expect.poll(() => ears.heard("presence").map(({ online }) => online)).toEqual([true, false, true]);
    typing(ears);
    await expect.poll(() => herEars.heard("typing")).toHaveLength(2);
  });
});

describe("a socket", () => {
  it("answers ping in both forms", async () => {
    await ears.hears("presence");
    const raw: string[] = [];
    ears.socket.addEventListener("message", ({ data }) => {
      raw.push(String(data));
    });
    for (const frame of ['{"type":"ping"}', '{"type": "ping"}']) ears.says(frame);
    await expect.poll(() => raw).toEqual(['{"type":"pong"}', '{"type":"pong"}']);
  });

  it("is closed by a frame that is too large", async () => {
    ears.says("x".repeat(MAX_FRAME_LENGTH));
    await ears.settled();
    ears.says("x".repeat(MAX_FRAME_LENGTH + 1));
    expect(await ears.closes()).toBe(CLOSING.too_large);
    expect(herEars.closed()).toBeNull();
  });

  it("is closed by bytes", async () => {
    ears.socket.send(new Uint8Array([1]));
    expect(await ears.closes()).toBe(CLOSING.too_large);
  });

  it("is closed by too many frames", async () => {
    for (let at = 0; at <= MAX_FRAMES.count; at++) ears.says({ type: "onbekend" });
    expect(await ears.closes()).toBe(CLOSING.policy);
  });

  it("ignores what it cannot read", async () => {
    for (const frame of ["", "{", "null", "[]", '{"type":"typing"}', '{"type":"message","chat":"x"}']) ears.says(frame);
    await ears.settled();
    expect(ears.closed()).toBeNull();
  });

  it("of which there are too many makes room: the oldest", async () => {
    const more: Listener[] = [];
    for (let at = 1; at < MAX_SOCKETS; at++) more.push(await listening(helper));
    await ears.settled();
    expect(ears.closed()).toBeNull();
    more.push(await listening(helper));
    expect(await ears.closes()).toBe(CLOSING.replaced);
    for (const one of more) await one.settled();
  });

  it("is not open for ever: what comes after its time it does not hear", async () => {
    const asked = `https://inbox/?user=${helper.id}&session=${helper.session}&until=${Date.now() - 1}`;
    const { webSocket } = await inboxOf(helper).fetch(asked, { headers: { Upgrade: "websocket" } });
    const late = listener(webSocket as WebSocket);
    await accepted(placer, bid.id);
    expect(await late.closes()).toBe(CLOSING.lapsed);
    await ears.hears("bid");
    expect(late.heard("bid")).toEqual([]);
    const outlived = "SELECT until > ? FROM live_listener WHERE user_id = ?";
    expect(await valueOf(outlived, Date.now() + SOCKET_HOURS * 3_600_000, helper.id)).toBe(1);
  });
});

describe("a session that ends", () => {
  it.each([
    ["by logging out", () => helper.api("POST", "/api/auth/logout/", {})],
    ["with the account", () => helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD })],
  ])("%s closes its sockets", async (_, end) => {
    const answer = await end();
    expect(answer.status).toBeLessThan(300);
    expect(await ears.closes()).toBe(CLOSING.ended);
    await herEars.settled();
    expect(herEars.closed()).toBeNull();
  });

  it("leaves the sockets of another of the same person", async () => {
    const again = await placer.api("POST", "/api/user/token/", { email: helper.email, password: PASSWORD });
    const second = await listening({ token: again.body.access });
    await helper.api("POST", "/api/auth/logout/", {});
    expect(await ears.closes()).toBe(CLOSING.ended);
    await second.settled();
    expect(second.closed()).toBeNull();
  });

  it("by suspension closes all of the person's", async () => {
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run();
    await placer.api("POST", "/api/notifications/all/");
    expect(await ears.closes()).toBe(CLOSING.ended);
  });
});
