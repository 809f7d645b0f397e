import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countedTitle } from "~/live/unread";
import { keyOf } from "../../workers/pages/cache";
import { browserOf } from "./browser";
import { signedUp } from "./client";
import { aJob } from "./world";

const HERE = "https://buurklusser.test";
const read = async (path: string) => (await exports.default.fetch(HERE + path, { redirect: "manual" })).text();

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value?.replaceAll("&amp;", "&"));
const canonicalOf = (html: string) => attributes(html, /<link rel="canonical" href="([^"]*)"/g);
const alternatesOf = (html: string) => attributes(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi);
const metaOf = (html: string, name: string) =>
  attributes(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
const dataOf = (html: string) =>
  attributes(html, /<script type="application\/ld\+json">([^<]*)</g).map((json) => JSON.parse(json ?? "")["@type"]);

describe("the head of a public page", () => {
  it.each<[string, string, string]>([
    ["/?gclid=van-een-ander&utm_source=krant", "/", "/"],
    ["/browse-tasks?categories=5&gclid=x", "/browse-tasks?categories=5", "/browse-tasks?categories=5"],
    ["/browse-tasks/2?lng=en", "/browse-tasks/2", "/browse-tasks/2?lng=en"],
    ["/browse-tasks/2?lng=nl", "/browse-tasks/2", "/browse-tasks/2"],
    [
      "/helpers?category=4&sort=rating&utm_source=krant",
      "/helpers?category=4&sort=rating",
      "/helpers?category=4&sort=rating",
    ],
  ])("%s names its one address in its language, and the others", async (asked, address, own) => {
    const html = await read(asked);
    const page = HERE + address;
    expect(canonicalOf(html)).toEqual([HERE + own]);
    const english = `${page}${page.includes("?") ? "&" : "?"}lng=en`;
    expect(alternatesOf(html)).toEqual([page, page, english]);
    expect(html).not.toContain("gclid");
    expect(metaOf(html, "robots")).toEqual([]);
  });

  it("describes the page, for search engines and for who shares it", async () => {
    const job = await aJob(await signedUp(), {
      title: "Heg snoeien",
      description: "De heg van drie meter.",
      category: 5,
    });
    const html = await read(`/task/${job}?lng=nl`);
    expect(canonicalOf(html)).toEqual([`${HERE}/task/${job}`]);
    expect(metaOf(html, "og:image")).toEqual([`${HERE}/sharing/category-tuinieren.png`]);
    expect(metaOf(html, "description")[0]).toContain("De heg van drie meter.");
    expect(metaOf(html, "og:title")[0]).toContain("Heg snoeien");
    expect(metaOf(html, "og:url")).toEqual([`${HERE}/task/${job}`]);
    expect(dataOf(html)).toEqual(["Demand", "BreadcrumbList"]);
  });

  it("of who offers help says who it is, by the name everyone may know", async () => {
    const helper = await signedUp({
      name: "Hassan Bakker",
      active_worker: 1,
      function_title: "Timmerman",
      city: "Gouda",
    });
    const html = await read(`/helper/${helper.id}?lng=nl`);
    expect(canonicalOf(html)).toEqual([`${HERE}/helper/${helper.id}`]);
    expect(metaOf(html, "og:title")).toEqual(["Hassan B., Timmerman"]);
    expect(dataOf(html)).toEqual(["Person"]);
    expect(html).not.toContain("Hassan Bakker");
  });

  it("of who only posts jobs is not for search engines", async () => {
    const placer = await signedUp({ name: "Petra de Vries" });
    expect(metaOf(await read(`/helper/${placer.id}`), "robots")).toEqual(["noindex"]);
  });

  it("of the home page says who we are", async () => {
    expect(dataOf(await read("/"))).toEqual(["Organization", "WebSite"]);
  });
});

describe("the head of any other page", () => {
  it.each([
    "/login?next=%2Fwallet",
    "/signup",
    "/reset-password?uid=1&token=geheim",
    "/er-is-niets",
    "/account/activate",
  ])("%s is not for search engines and names no other address", async (path) => {
    const html = await read(path);
    expect(metaOf(html, "robots")).toEqual(["noindex"]);
    expect([canonicalOf(html), alternatesOf(html)]).toEqual([[], []]);
  });

  it("has a title, a description and a card of its own", async () => {
    const html = await read("/login");
    expect(metaOf(html, "og:title")).toEqual(["Inloggen"]);
    expect(metaOf(html, "description")[0]).toMatch(/^Plaats je klus/);
  });

  it("of a person is not for search engines", async () => {
    const html = (await (await browserOf(await signedUp())).get("/wallet")).html;
    expect(metaOf(html, "robots")).toEqual(["noindex"]);
  });
});

it("keeps no page that was asked for with a repeated name", () => {
  const key = (query: string) => keyOf(new Request(`${HERE}/browse-tasks${query}`), 1);
  expect(key("?page=1")).not.toBeNull();
  expect(key("?page=1&page=2")).toBeNull();
  expect(key("?sort=new&page=1&sort=old")).toBeNull();
});

it.each(["/browse-tasks.data", "/_root.data", "/er-is-niets", "/uploads/x"])(
  "%s says what a browser may do",
  async (path) => {
    const { headers } = await exports.default.fetch(HERE + path, { redirect: "manual" });
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(headers.get("Cache-Control")).toContain("no-store");
  },
);

describe("the title of a page", () => {
  const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

  it("begins with what is the matter when a form or filters were refused, before the count of unread chats", async () => {
    const browser = await browserOf(await signedUp());
    expect(titleOf((await browser.get("/contact")).html)).toMatch(/^Contact/);
    expect(titleOf((await browser.post("/contact", {})).html)).toMatch(/^Fout: Contact/);
    expect(titleOf(await read("/helpers?zipcode=x&lng=en"))).toMatch(/^Error: /);
    expect(titleOf(await read("/bestaat-niet"))).not.toContain("Fout");
  });

  it("begins so on a live page too, in the document", async () => {
    const admin = await browserOf(await signedUp({ roles: "admin" }));
    const page = `/admin/users/${(await signedUp()).id}/suspend`;
    expect(titleOf((await admin.get(page)).html)).not.toContain("Fout");
    expect(titleOf((await admin.post(page, { reason: "" })).html)).toMatch(/^Fout: /);
  });

  it("keeps its word in front of a count that a script writes", () => {
    expect(countedTitle("Fout: Contact", 3)).toBe("Fout: (3) Contact");
    expect(countedTitle("Fout: (3) Contact", 0)).toBe("Fout: Contact");
    expect(countedTitle("(3) Contact", 12)).toBe("(12) Contact");
  });
});
