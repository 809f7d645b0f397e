import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_STREAMS } from "~/domain/chats/live-limits";
import { browserOf } from "./browser";
import { type Person, signedUp } from "./client";
import { inboxOf, listening } from "./listener";
import { aBid, accepted, neighbours } from "./world";

let placer: Person;
let helper: Person;
let page: string;
let chat: string;

beforeEach(async () => {
  let job: number;
  ({ placer, helper, job } = await neighbours());
  const bid = await aBid(helper, job);
  await accepted(placer, bid.id);
  page = `/messages/${bid.chat_uri}`;
  chat = `/api/chat/${bid.chat_uri}/`;
});

const say = async (person: Person, message: string) =>
  (await person.api("POST", `${chat}message/`, { message })).body.id as number;
const openSockets = (person: Person) =>
  runInDurableObject(
    inboxOf(person),
    (_, state) => state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  );

function following(answer: Response) {
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let html = "";
  let over = false;
  void (async () => {
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      html += decoder.decode(part.value, { stream: true });
    over = true;
  })().catch(() => {});
  return {
    leave: () => reader.cancel(),
    html: () => html,
    shows: (text: string) => expect.poll(() => html).toContain(text),
    ends: () => expect.poll(() => over).toBe(true),
  };
}

async function streamOf(person: Person, after = 0) {
  const answer = await (await browserOf(person)).begin(`${page}/stream?live=true&after=${after}`);
  expect(answer.status).toBe(200);
  return following(answer);
}

const ENDED = "Er komen hier geen berichten meer bij.";
const times = (html: string, text: string) => html.split(text).length - 1;

describe("the frame of new messages", () => {
  it("is complete, has them once, marks them as read, and is loaded again", async () => {
    const ears = await listening(helper);
    const first = await say(helper, "Eerste zin");
    await say(placer, "Eigen zin");
    const id = await say(helper, "Nieuwe zin");
    const browser = await browserOf(placer);
    const { status, html, headers } = await browser.get(`${page}/stream?after=${first}`);
    expect([status, headers.get("Refresh")]).toEqual([200, "5"]);
    expect(html).toMatch(/<\/html>$/);
    expect(html).not.toContain("Eerste zin");
    for (const text of ["Eigen zin", "Nieuwe zin"]) expect(times(html, text)).toBe(1);
    await ears.hears("read", { user: placer.id, message: id });
    expect(await openSockets(placer)).toBe(0);
  });

  it("is not loaded again for a visitor", async () => {
    const { status, html, headers } = await (await browserOf()).get(`${page}/stream`);
    expect([status, headers.get("Refresh")]).toEqual([401, null]);
    expect(html).toContain(ENDED);
  });
});

describe("the stream of a conversation", () => {
  it("has what was said after a message, and what both say from then on, once", async () => {
    const first = await say(helper, "Eerste zin");
    await say(helper, "Gemiste zin");
    const stream = await streamOf(placer, first);
    await stream.shows("Gemiste zin");
    await say(helper, "Nieuwe zin <b>");
    await say(placer, "Eigen zin");
    await stream.shows("Eigen zin");
    const html = stream.html();
    expect(html).not.toContain("Eerste zin");
    for (const text of ["Gemiste zin", "Nieuwe zin &lt;b&gt;", "Eigen zin"]) expect(times(html, text)).toBe(1);
    expect(html).toMatch(/bubble-own[^>]*>(?:(?!bubble).)*<p class="bubble-text">Eigen zin/);
    expect(html).toMatch(/bubble-other[^>]*>(?:(?!bubble-own).)*Nieuwe zin/);
    expect(html.indexOf("Gemiste")).toBeLessThan(html.indexOf("Eigen"));
    await stream.leave();
  });

  it("stands on the page where no script runs, after its last message", async () => {
    const last = await say(helper, "Laatste zin");
    const { html, headers } = await (await browserOf(placer)).get(page);
    expect(html).toContain(`<noscript><iframe class="stream-frame" src="${page}/stream?after=${last}"`);
    expect(headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  it("may be framed by our own pages alone, and is kept and compressed by nobody", async () => {
    const { headers, body } = await (await browserOf(placer)).begin(`${page}/stream?live=true`);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("Cache-Control")).toBe("private, no-store, no-transform");
    expect(headers.get("Content-Encoding")).toBe("identity");
    await body?.cancel();
  });

  it("is not there for a stranger", async () => {
    const stranger = await browserOf(await signedUp({ roles: "admin" }));
    expect((await stranger.get(`${page}/stream`)).status).toBe(404);
    expect((await stranger.get("/messages/bestaat-niet/stream")).status).toBe(404);
  });

  it("opens no line for a HEAD", async () => {
    const browser = await browserOf(placer);
    const { status, html } = await browser.head(`${page}/stream?live=true`);
    expect([status, html]).toEqual([200, ""]);
    expect(await openSockets(placer)).toBe(0);
  });

  it("tells the other that its reader is there, and has read what was written", async () => {
    const ears = await listening(helper);
    const stream = await streamOf(placer);
    await ears.hears("presence", { user: placer.id, online: true });
    const id = await say(helper, "Gezien?");
    await stream.shows("Gezien?");
    await expect
      .poll(() => ears.heard("read"), { timeout: 5000 })
      .toContainEqual(expect.objectContaining({ user: placer.id, message: id }));
    await stream.leave();
  });

  it("closes its line when its reader leaves", async () => {
    const stream = await streamOf(placer);
    await expect.poll(() => openSockets(placer)).toBe(1);
    await stream.leave();
    await expect.poll(() => openSockets(placer)).toBe(0);
  });

  it("ends when a newer one takes its place: a person has few of them, and their sockets stay", async () => {
    const ears = await listening(placer);
    const streams = [];
    for (let at = 0; at < MAX_STREAMS; at++) streams.push(await streamOf(placer));
    const [oldest, next] = streams;
    expect(oldest?.html()).not.toContain(ENDED);
    const newest = await streamOf(placer);
    await oldest?.shows(ENDED);
    await oldest?.ends();
    await say(helper, "Nog een zin");
    for (const stream of [next, newest]) await stream?.shows("Nog een zin");
    expect(oldest?.html()).toMatch(/<\/html>$/);
    expect(ears.closed()).toBeNull();
    for (const stream of [next, newest]) await stream?.leave();
  });

  it("ends with the session", async () => {
    const stream = await streamOf(placer);
    await placer.api("POST", "/api/auth/logout/", {});
    await stream.shows(ENDED);
    await stream.ends();
  });
});
