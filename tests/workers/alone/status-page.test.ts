import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import worker from "../../../workers/app";
import { everyMinute } from "../../../workers/every-minute";
import { statusPage as page } from "../../../workers/status-page";
import { anAdmin } from "../admin-fixtures";
import { browserOf } from "../browser";
import { db } from "../money";

/** As a new instance, because the page shares a check for some seconds. */
async function statusPage(settings: Partial<Env> = {}, headers: Record<string, string> = {}, query = "") {
  const request = new Request(`https://buurklusser.test/status${query}`, { headers }) as Parameters<
    typeof worker.fetch
  >[0];
  const answer = await worker.fetch(request, { ...env, ...settings }, createExecutionContext());
  const html = await answer.text();
  const states = [...html.matchAll(/<\/span> ([^<]+)<\/td>/g)].map(([, state]) => state);
  return { status: answer.status, headers: answer.headers, html, states };
}

const failing = () => Promise.reject(new Error("D1_ERROR: down"));
const FAILING = { bind: () => FAILING, first: failing, all: failing, run: failing, raw: failing };
const NO_D1 = {
  prepare: () => FAILING,
  batch: failing,
  exec: failing,
  withSession: () => NO_D1,
} as unknown as D1Database;

afterEach(async () => {
  vi.restoreAllMocks();
  await db.prepare("DELETE FROM money_stop").run();
});

describe("the status page", () => {
  it("says in both languages that all parts work, and when that was checked", async () => {
    await everyMinute(env, Date.now());
    const dutch = await statusPage({}, { "Accept-Language": "nl" });
    expect([dutch.status, ...dutch.states]).toEqual([200, ...Array.from({ length: 6 }, () => "Werkt")]);
    expect(dutch.html).toMatch(/<time datetime="\d{4}-\d\d-\d\dT/);
    expect(dutch.headers.get("Set-Cookie")).toBeNull();
    const english = await statusPage({}, { "Accept-Language": "nl" }, "?lng=en");
    expect(english.html).toContain('<html lang="en">');
    expect(new Set(english.states)).toEqual(new Set(["Works"]));
  });

  it("answers 200 while the database fails, and names what does not work", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { status, states } = await statusPage({ DB: NO_D1 });
    expect(status).toBe(200);
    // Accounts, jobs, chats, photos, payments, mails.
    expect(states).toEqual(["Storing", "Storing", "Storing", "Werkt", "Storing", "Storing"]);
  });

  it("answers 200 while the database hangs", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const never = () => new Promise<never>(() => {});
    const hanging = { bind: () => hanging, first: never, all: never, run: never, raw: never };
    const DB = { prepare: () => hanging, batch: never, withSession: () => DB } as unknown as D1Database;
    const { status, states } = await statusPage({ DB });
    expect([status, states[0]]).toEqual([200, "Storing"]);
  }, 15_000);

  it("names what is late while tasks fail or the cron is silent", async () => {
    await everyMinute(env, Date.now());
    await db.prepare("INSERT INTO failing_task (name, since, runs) VALUES ('release', 1, 2)").run();
    const failing = await statusPage();
    expect(failing.states).toEqual(["Werkt", "Vertraagd", "Werkt", "Werkt", "Vertraagd", "Werkt"]);
    expect(failing.html).not.toContain("Alles werkt");
    await db.prepare("DELETE FROM failing_task").run();
    await db.prepare("UPDATE cron_run SET at = 1").run();
    expect((await statusPage()).states).toEqual(["Werkt", "Vertraagd", "Werkt", "Werkt", "Vertraagd", "Vertraagd"]);
    await everyMinute(env, Date.now());
  });

  it("says so while the money stop is on", async () => {
    await everyMinute(env, Date.now());
    await (await anAdmin()).api("POST", "/api/admin/money-stop/", { stopped: true, reason: "Storing" });
    const { states } = await statusPage();
    expect(states).toEqual(["Werkt", "Werkt", "Werkt", "Werkt", "Staat stil", "Werkt"]);
  });

  it.each([
    ["has no money stop", new Response("{}", { status: 404 }), "Werkt"],
    ["gives a time that is none", Response.json({ stopped: ["pay"], since: "gisteren" }), "Staat stil"],
    ["gives no list", Response.json({ stopped: null }), "Onbekend"],
  ])("answers 200 with an API that %s", async (_, stop, payments) => {
    const health = Response.json({ checks: { database: "ok" } });
    const send = async ({ url }: Request) => (url.endsWith("/api/health/") ? health : stop);
    const request = new Request("https://buurklusser.test/status?lng=nl");
    const answer = await page(request, { ...env }, createExecutionContext(), send);
    const [, state] = /Betalen en uitbetalen<\/th><td><span[^>]*>.<\/span> ([^<]+)/.exec(await answer.text()) ?? [];
    expect([answer.status, state]).toEqual([200, payments]);
  });

  it("checks once for many visitors", async () => {
    const head = vi.fn<() => Promise<null>>(async () => null);
    const settings = { ...env, MEDIA: { head } as unknown as R2Bucket };
    const request = () => new Request("https://buurklusser.test/status") as Parameters<typeof worker.fetch>[0];
    await Promise.all(Array.from({ length: 20 }, () => worker.fetch(request(), settings, createExecutionContext())));
    expect(head).toHaveBeenCalledOnce();
  });

  it("is linked from the footer and from the pages of an outage", async () => {
    expect((await (await browserOf()).get("/faq")).html).toContain('href="/status"');
    vi.spyOn(console, "error").mockImplementation(() => {});
    const request = new Request("https://buurklusser.test/task/1") as Parameters<typeof worker.fetch>[0];
    const answer = await worker.fetch(request, { ...env, DB: NO_D1 }, createExecutionContext());
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).toContain('href="/status"');
  });
});
