import { describe, expect, it } from "vitest";
import { brand } from "~/brand";
import { HOLES } from "~/domain/site/offline-parts";
import { LIVE, MAIN, PLACE } from "~/service-worker/markup";
import { aPng } from "../pictures";
import { browserOf } from "./browser";
import { signedUp } from "./client";

const DRAFT_PATH = /^\/post-job\/[\w-]{36}$/;

describe("the page for who has no connection", () => {
  it("is nobody's, in each language, with the words for every state", async () => {
    const visitor = await browserOf();
    const { status, html, headers } = await visitor.get("/offline?lng=en");
    expect([status, headers.get("Content-Language"), headers.get("Viewer")]).toEqual([200, "en", null]);
    for (const words of ["No internet connection available", "Saved until you’re back online", "This wasn’t sent"]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('data-offline="online"');
    expect(html).toMatch(/<ul[^>]*data-kept=""[^>]*><\/ul>/);
  });

  it("has holes for the service worker, which its links do not repeat", async () => {
    const { html } = await (await browserOf()).get("/offline?holes&lng=en");
    expect(html).toContain(`data-offline="${HOLES.state}"`);
    expect(html).toMatch(new RegExp(`<ul[^>]*data-kept=""[^>]*>${HOLES.pages}</ul>`));
    expect(html).not.toContain("holes");
  });

  it("has its words and files apart, in each language", async () => {
    const visitor = await browserOf();
    const { html } = await visitor.get("/offline?holes&lng=en");
    const shown = await visitor.get("/offline/parts?lng=en");
    expect(shown.headers.get("Content-Language")).toBe("en");
    const { notice, refused, assets } = JSON.parse(shown.html);
    expect([notice, refused]).toEqual([
      expect.stringContaining("as you last saw it"),
      expect.stringMatching(/^You sent/),
    ]);
    const linked = [...html.matchAll(/<(?:script|use)[^>]* (?:src|href)="([^"#]+)/g)].map(([, address]) => address);
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((address) => !assets.includes(address))).toEqual([]);
    expect(JSON.parse((await visitor.get("/offline/parts?lng=nl")).html).notice).toMatch(/^Je hebt geen verbinding/);
  });
});

describe("a page", () => {
  it("says for whom it was written, and its title", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const { headers } = await browser.get("/messages");
    expect([headers.get("Viewer"), headers.get("Page-Title")]).toEqual([String(person.id), "Berichten"]);
    const visited = (await (await browserOf()).get("/browse-tasks")).headers;
    expect([visited.get("Viewer"), visited.get("Page-Title")]).toEqual([null, null]);
    const missing = await browser.get("/task/999999999");
    expect([missing.status, missing.headers.get("Page-Title")]).toEqual([404, null]);
  });

  it("of a user has a place for a notice of the service worker, unless it is live", async () => {
    const browser = await browserOf(await signedUp());
    for (const path of ["/wallet", "/task/999999999"]) {
      const { html } = await browser.get(path);
      expect(html).toContain(`${MAIN} tabindex="-1" class="flex-1 outline-none">${PLACE}`);
      expect(html).not.toContain(LIVE);
    }
    const live = (await browser.get("/messages")).html;
    expect(live).not.toContain(PLACE);
    expect(live).toContain(LIVE);
    for (const path of ["/browse-tasks", "/task/999999999"]) {
      const { html } = await (await browserOf()).get(path);
      expect(html).not.toContain(PLACE);
      expect(html).toContain(MAIN);
    }
  });
});

describe("the app on a phone", () => {
  it("is named as the brand, in the language of the browser, with pictures that exist", async () => {
    const visitor = await browserOf();
    const nl = JSON.parse((await visitor.get("/site.webmanifest")).html);
    const en = JSON.parse((await visitor.get("/site.webmanifest", { "Accept-Language": "en" })).html);
    expect([nl.name, nl.lang, en.lang]).toEqual([brand.name, "nl", "en"]);
    expect(nl.theme_color).toBe(brand.themeColor.light);
    expect(en.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["Post a job", "Browse jobs", "Messages"]);
  });

  it("begins a job of what a phone shares", async () => {
    const browser = await browserOf(await signedUp());
    const shared = new FormData();
    shared.append("title", " Hek is los ");
    shared.append("text", "Twee planken.");
    shared.append("images", new File([aPng()], "hek.png", { type: "image/png" }));
    const { status, to } = await browser.post("/post-job/delen", shared);
    expect([status, to]).toEqual([303, expect.stringMatching(DRAFT_PATH)]);
    expect((await browser.get(to ?? "")).html).toContain('value="Hek is los"');
  });

  it("leaves a job that was begun before as it is, and says which file is no picture", async () => {
    const browser = await browserOf(await signedUp());
    const before = `/post-job/${crypto.randomUUID()}`;
    await browser.post(before, { title: "Schuur opruimen", when: "asap" });
    const shared = new FormData();
    shared.append("title", "Iets anders");
    shared.append("images", new File(["tekst"], "brief.png", { type: "image/png" }));
    const { to } = await browser.post("/post-job/delen", shared);
    const { html } = await browser.get(to ?? "");
    expect(html).toContain('value="Iets anders"');
    expect(html).toContain("brief.png: ");
    expect((await browser.get(before)).html).toContain('value="Schuur opruimen"');
  });

  it("begins one job of a confirmation that comes twice, and none of nothing", async () => {
    const browser = await browserOf(await signedUp());
    const { html } = await browser.get("/post-job/delen?shared");
    const confirmed = () => {
      const form = new FormData();
      form.append("once", /name="once" value="([^"]+)"/.exec(html)?.[1] ?? "");
      return form;
    };
    expect((await browser.post("/post-job/delen", confirmed())).to).toBe("/post-job");
    const withTitle = () => {
      const form = confirmed();
      form.append("title", "Hek is los");
      return form;
    };
    const first = (await browser.post("/post-job/delen", withTitle())).to;
    expect(first).toMatch(DRAFT_PATH);
    expect((await browser.post("/post-job/delen", withTitle())).to).toBe(first);
  });

  it("has a visitor sign up first, and comes back", async () => {
    const shared = new FormData();
    shared.append("title", "Hek is los");
    const { to } = await (await browserOf()).post("/post-job/delen", shared);
    expect(decodeURIComponent(to ?? "").replace("/signup?next=", "")).toMatch(DRAFT_PATH);
    expect((await (await browserOf()).get("/post-job/delen")).to).toBe("/post-job");
  });
});
