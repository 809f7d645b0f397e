import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { browserOf, type Shown, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aJob } from "./world";

let first: Person;
let second: Person;
let third: Person;
let drawn: string;
let browser: Awaited<ReturnType<typeof browserOf>>;

beforeEach(async () => {
  [first, second, third] = [await signedUp(), await signedUp({ name: "Zakelijk Bakker" }), await signedUp()];
  drawn = String(first.id);
  browser = await browserOf(second);
});

const blocks = (who: Person) =>
  env.DB.prepare("SELECT count(*) AS n FROM block WHERE user_id = ?").bind(who.id).first<number>("n");
const column = (name: string) =>
  env.DB.prepare(`SELECT ${name} AS v FROM user WHERE id = ?`).bind(second.id).first<number>("v");
const drawnIn = ({ html }: Shown) => [
  ...html.matchAll(/<form[^>]*method="post"[^>]*>(?:<input[^>]*name="drawn_for" value="(\d+)")?/g),
];

describe("a form that was rendered for a user who logged out", () => {
  it("carries that user: every form of a page that changes something", async () => {
    const own = await browserOf(first);
    await env.DB.prepare("UPDATE user SET first_time = 1 WHERE id = ?").bind(first.id).run();
    const job = await aJob(third);
    const pages = ["/", `/helper/${third.id}/blokkeren`, `/task/${job}`, `/profile/${first.id}/settings`];
    for (const page of pages) {
      const forms = drawnIn(await own.get(page)).filter(([form]) => !/\/logout|\/app-strip|language-switch/.test(form));
      expect(forms.length).toBeGreaterThan(0);
      expect(forms.map(([form, viewer]) => [form, viewer])).toEqual(forms.map(([form]) => [form, drawn]));
    }
  });

  it("blocks nobody for the next user, and shows the page again", async () => {
    const page = `/helper/${third.id}/blokkeren`;
    const answer = await browser.post(page, { drawn_for: drawn, intent: "block" });
    expect(answer.status).toBe(303);
    expect(answer.to).toMatch(new RegExp(`^${page}`));
    expect(await blocks(second)).toBe(0);
    expect(textOf(await browser.get(String(answer.to)))).toContain("Je bent nu ingelogd als Zakelijk Bakker");
    expect((await browser.post(page, { drawn_for: String(second.id), intent: "block" })).to).toBe(
      `/helper/${third.id}#melding`,
    );
    expect(await blocks(second)).toBe(1);
  });

  it.each([
    ["/active-worker", { value: "true", next: "/" }, "active_worker", 0],
    ["/intro", { next: "/" }, "first_time", 1],
  ])("changes nothing at %s", async (path, fields, name, before) => {
    await browser.post(path, { drawn_for: drawn, ...fields });
    expect(await column(name)).toBe(before);
    await browser.post(path, { drawn_for: String(second.id), ...fields });
    expect(await column(name)).toBe(1 - before);
  });

  it.each([
    ["a document", "/notifications", 303],
    ["a live page", "/notifications.data?index", 202],
  ])("reads no notification of the next user in %s", async (_, path, status) => {
    await env.DB.prepare("INSERT INTO notification (user_id, type, data, created_at) VALUES (?, 'kyc', '{}', 0)")
      .bind(second.id)
      .run();
    const unread = () =>
      env.DB.prepare("SELECT count(*) AS n FROM notification WHERE user_id = ? AND read_at IS NULL")
        .bind(second.id)
        .first<number>("n");
    expect((await browser.post(path, { drawn_for: drawn })).status).toBe(status);
    expect(await unread()).toBe(1);
    await browser.post(path, { drawn_for: String(second.id) });
    expect(await unread()).toBe(0);
  });

  it("keeps what was typed, also with photos", async () => {
    const page = `/task/${await aJob(third)}`;
    const sent = new FormData();
    sent.append("drawn_for", drawn);
    sent.append("comment", "Is er een ladder?");
    sent.append("once", `${drawn}-${crypto.randomUUID()}.ask`);
    sent.append("photo", new File(["x".repeat(5000)], "a.jpg"));
    const { to } = await browser.post(page, sent);
    expect(to).toBe(`${page}?unsent=#ask`);
    expect((await browser.get(String(to).split("#")[0] ?? "")).html).toContain("Is er een ladder?");
  });

  it("logs the next user out: that is always safe", async () => {
    await browser.post("/logout", { all: "" });
    expect((await browser.get("/wallet")).to).toContain("/login");
  });
});
