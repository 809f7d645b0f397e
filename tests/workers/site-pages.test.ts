import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../workers/pages/cache";

const HERE = "https://buurklusser.test";
const PAGES: [path: string, data: string[]][] = [
  ["/faq", ["FAQPage"]],
  ["/faq?tab=placer", ["FAQPage"]],
  ["/faq?tab=helper", ["FAQPage"]],
  ["/contact", ["ContactPage"]],
  ["/hoe-werkt-het", ["WebPage"]],
  ["/blog", ["CollectionPage"]],
  ["/categorieen", ["CollectionPage"]],
  ["/helpers", ["CollectionPage"]],
  ["/browse-tasks", ["CollectionPage"]],
  ["/over", ["FAQPage"]],
  ["/terms-and-conditions", []],
  ["/privacy", []],
  ["/herroepen", []],
  ["/automatisch", []],
  ["/toegankelijkheid", []],
  ["/meldingen", []],
  ["/business", ["FAQPage"]],
  ["/partner", []],
];

async function read(path: string, language: string) {
  const answer = await exports.default.fetch(HERE + path, {
    headers: { "Accept-Language": language },
    redirect: "manual",
  });
  return { answer, html: await answer.text() };
}
const of = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json ?? ""));

describe.each(["nl", "en"])("the site's own pages in %s", (language) => {
  it.each(PAGES)("%s is for everyone: with one address, kept, and told to search engines", async (path, data) => {
    const { answer, html } = await read(path, language);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
    expect(of(html, /<link rel="canonical" href="([^"]*)"/)).toBe(HERE + path);
    expect(structured(html).map((one) => one["@type"])).toEqual(data);
    expect(keyOf(new Request(HERE + path), 0)).not.toBeNull();
  });

  it("each have a title and a description of their own", async () => {
    const heads: string[] = [];
    for (const [path] of PAGES) heads.push((await read(path, language)).html);
    for (const pattern of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/])
      expect(new Set(heads.map((html) => of(html, pattern))).size).toBe(PAGES.length);
  });
});

it("questions of structured data have the answers of the page", async () => {
  const [{ mainEntity }] = structured((await read("/faq", "nl")).html);
  const costs = mainEntity.find((one: { name: string }) => one.name === "Wat kost het?");
  expect(costs.acceptedAnswer.text).toMatch(/5% servicekosten/);
});

it("the other address of who we are leads to the one", async () => {
  const { answer } = await read("/about?lng=en", "nl");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/over?lng=en"]);
});

it.each([
  ["/terms-and-conditions", "Wat je schrijft en laat zien", "What you write and show"],
  ["/privacy", "Wie het te zien krijgt", "Who gets to see it"],
])("%s is in the language of the reader, and a link on it leads to the other", async (path, dutch, english) => {
  const inDutch = await read(path, "nl");
  expect(inDutch.html).toContain(dutch);
  expect(inDutch.html).not.toContain(english);
  expect(of(inDutch.html, /<a [^>]*href="([^"]*)"[^>]*>Read this page in English</)).toBe("?lng=en");
  const inEnglish = await read(`${path}?lng=en`, "nl");
  expect(inEnglish.html).toMatch(/<html lang="en"/);
  expect(inEnglish.html).toContain(english);
  expect(of(inEnglish.html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${HERE}${path}?lng=en`);
  expect(of(inEnglish.html, /<a [^>]*href="([^"]*)"[^>]*>Lees deze pagina in het Nederlands</)).toBe("?lng=nl");
});

it.each(["/browse-tasks/99", "/category/handig?page=99", "/helpers?page=9999", "/helper/2?page=99"])(
  "%s is past the end: 404",
  async (path) => {
    const { answer, html } = await read(path, "nl");
    expect(answer.status).toBe(404);
    expect(html).toContain("<main");
  },
);

it.each([
  ["/favicon.ico", 301, "/favicon.svg"],
  ["/.well-known/change-password", 302, "/profile/settings#password"],
  ["/login?next=%2Ftask%2F1%2Fbod", 200, null],
])("%s answers %d", async (path, status, to) => {
  const { answer } = await read(path, "nl");
  expect([answer.status, answer.headers.get("Location")]).toEqual([status, to]);
});
