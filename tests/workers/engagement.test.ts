import { beforeAll, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";

const AT = "2026-03-01T10:00:00Z";

let admin: Person;
beforeAll(async () => {
  admin = await signedUp({ roles: "admin" });
});

type Event = [name: string, data: Record<string, unknown>];
const tell = (page: string, events: Event[], session_id: string = crypto.randomUUID()) =>
  visitor.api("POST", "/api/analytics/client/", {
    consent: true,
    session_id,
    events: events.map(([name, data]) => ({ name, at: AT, page, data })),
  });
const seen = async (query = "") => (await admin.api("GET", `/api/admin/engagement/${query}`)).body;
const useOf = async (page: string) => (await seen()).pages.find((one: { page: string }) => one.page === page);

describe("how pages are used", () => {
  it("is added up by page: of each view the highest score and the deepest point", async () => {
    const page = `/proef/${crypto.randomUUID()}`;
    await tell(page, [
      ["engagement", { score: 10 }],
      ["scroll", { percent: 25 }],
      ["engagement", { score: 30 }],
    ]);
    await tell(page, [
      ["scroll", { percent: 90 }],
      ["engagement", { score: 60 }],
    ]);
    await tell(page, [["iets anders", { score: 100 }]]);
    expect(await useOf(page)).toEqual({ page, views: 2, score: 45, read: { 25: 2, 50: 1, 75: 1, 90: 1 } });
  });

  it("believes no figure that cannot be", async () => {
    const page = `/proef/${crypto.randomUUID()}`;
    await tell(page, [
      ["engagement", { score: 1e9 }],
      ["scroll", { percent: "veel" }],
    ]);
    await tell(page, [
      ["engagement", { score: -5 }],
      ["scroll", { percent: { a: 1 } }],
    ]);
    expect(await useOf(page)).toEqual({ page, views: 2, score: 50, read: { 25: 0, 50: 0, 75: 0, 90: 0 } });
  });

  it("names no session", async () => {
    const session = crypto.randomUUID();
    await tell("/helpers", [["engagement", { score: 10 }]], session);
    expect(JSON.stringify(await seen())).not.toContain(session);
  });

  it("is of the days that are asked for", async () => {
    expect((await seen("?days=7")).days).toBe(7);
    for (const days of ["0", "91", "veel"]) {
      const { status, body } = await admin.api("GET", `/api/admin/engagement/?days=${days}`);
      expect([status, Object.keys(body)]).toEqual([400, ["days"]]);
    }
  });
});

describe("the page of it at the desk", () => {
  it("shows the pages, and escapes what a client called one", async () => {
    await tell("/<img src=x>", [["engagement", { score: 40 }]]);
    const shown = await (await browserOf(admin)).get("/admin/engagement");
    expect(shown.status).toBe(200);
    expect(shown.html).not.toContain("<img src=x>");
    expect(textOf(shown)).toContain("Alleen van wie daarvoor toestemming gaf");
  });

  it("is for admins", async () => {
    expect((await (await browserOf(await signedUp())).get("/admin/engagement")).status).toBe(404);
  });
});

describe("consent", () => {
  const scriptIn = (html: string) => /<script[^>]*id="measure"[^>]*>/.exec(html)?.[0] ?? null;

  it("is no until it is yes, on cached pages too", async () => {
    const browser = await browserOf();
    expect(scriptIn((await browser.get("/helpers")).html)).toBeNull();
    const answer = await browser.post("/consent?consent=yes&next=/helpers", {});
    expect([answer.status, answer.to]).toEqual([303, "/helpers"]);
    // The first page contains a flash message, so it is not cached.
    for (let n = 0; n < 3; n++) {
      expect(scriptIn((await browser.get("/helpers")).html)).toContain('data-page="/helpers"');
    }
    expect(scriptIn((await (await browserOf()).get("/helpers")).html)).toBeNull();
    await browser.post("/consent?consent=no&next=/helpers", {});
    for (let n = 0; n < 2; n++) expect(scriptIn((await browser.get("/helpers")).html)).toBeNull();
  });

  it("names pages without anybody's ids, and leaves some out", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    await browser.post("/consent?consent=yes&next=/", {});
    expect(scriptIn((await browser.get(`/profile/${person.id}/settings`)).html)).toContain(
      'data-page="/profile/:id/settings"',
    );
    for (const path of ["/messages", "/notifications", "/er-is-niets", "/payment/success"]) {
      expect(scriptIn((await browser.get(path)).html), path).toBeNull();
    }
    const desk = await browserOf(admin);
    await desk.post("/consent?consent=yes&next=/", {});
    expect(scriptIn((await desk.get("/admin")).html)).toBeNull();
  });

  it.each(["", "misschien", "true"])("%j is no answer", async (consent) => {
    const answer = await (await browserOf()).post(`/consent?consent=${consent}&next=//kwaad.test`, {});
    expect([answer.status, answer.to, answer.headers.getSetCookie()]).toEqual([303, "/", []]);
  });

  it("is kept for half a year, where no script reads it", async () => {
    const answer = await (await browserOf()).post("/consent?consent=no&next=/", {});
    const [cookie] = answer.headers.getSetCookie().filter((one) => one.includes("consent="));
    expect(cookie).toMatch(/^__Host-consent=no; Path=\/; Max-Age=15724800; HttpOnly; SameSite=Lax; Secure$/);
  });
});

it("the strip about the app stays away once it was put away", async () => {
  const browser = await browserOf();
  expect((await browser.get("/helpers")).html).toContain('action="/app-strip"');
  await browser.post("/app-strip", { next: "/helpers" });
  expect((await browser.get("/helpers")).html).not.toContain('action="/app-strip"');
  expect((await (await browserOf()).get("/helpers")).html).toContain('action="/app-strip"');
});
