import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "~/brand";
import { allArticles } from "~/content/articles";
import { named, parseXml, textOf } from "./xml";

const HERE = "https://buurklusser.test";
const TAP = "/blog/lekkende-kraan-repareren";

async function read(path: string, headers?: Record<string, string>) {
  const response = await exports.default.fetch(HERE + path, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json ?? ""));
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

beforeAll(() => read(TAP), 60_000);

describe.each(["nl", "en"] as const)("the blog in %s", (language) => {
  const at = (path: string) => `${path}?lng=${language}`;

  it("has a page for every article, each with a title and description of its own", async () => {
    const articles = await allArticles(language);
    const paths = ["/blog", ...articles.map(({ slug }) => `/blog/${slug}`)];
    // Sequential: this runner cannot share modules that two requests import at once.
    const pages: Awaited<ReturnType<typeof read>>[] = [];
    for (const path of paths) pages.push(await read(at(path)));
    expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(new Set(pages.map(({ body }) => titleOf(body))).size).toBe(paths.length);
    expect(new Set(pages.map(({ body }) => descriptionOf(body))).size).toBe(paths.length);
    for (const [index, path] of paths.entries()) {
      expect(pages[index]?.body).toContain(
        `<link rel="canonical" href="${HERE}${language === "nl" ? path : at(path)}"`,
      );
    }
  });

  it("tells search engines what an article is and where it stands", async () => {
    const [article, trail, ...more] = dataOf((await read(at(TAP))).body);
    expect(more).toEqual([]);
    expect(article).toMatchObject({
      "@type": "Article",
      datePublished: "2026-10-20",
      inLanguage: language,
      mainEntityOfPage: HERE + TAP,
    });
    const steps = (trail?.itemListElement as { item: string }[]).map(({ item }) => item);
    expect(steps).toEqual([`${HERE}/`, `${HERE}/blog`, HERE + TAP]);
  });

  it("answers a slug that names nothing with a page of its own", async () => {
    const { status, body } = await read(at("/blog/bestaat-niet"));
    expect(status).toBe(404);
    const [title, text] = {
      nl: ["Blog post niet gevonden", "Het artikel dat je zoekt bestaat niet of is verwijderd."],
      en: ["Blog post not found", "The article you’re looking for doesn’t exist or has been removed."],
    }[language] as [string, string];
    expect(titleOf(body)).toBe(`${title} · ${brand.name}`);
    expect(body).toContain(text);
    expect(body).not.toContain('rel="canonical"');
  });

  it("has a feed of all articles, which its pages name", async () => {
    const self = at("/blog/rss.xml");
    expect((await read(at("/blog"))).body).toContain(`type="application/rss+xml"`);
    expect((await read(at("/blog"))).body).toContain(`href="${self}"`);
    const { status, headers, body } = await read(self);
    expect([status, headers.get("Content-Type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    for (const [asked, sent] of [
      ["If-None-Match", "ETag"],
      ["If-Modified-Since", "Last-Modified"],
    ] as const) {
      const again = await read(self, { [asked]: String(headers.get(sent)) });
      expect([asked, again.status, again.body]).toEqual([asked, 304, ""]);
    }
    const root = parseXml(body);
    expect([root.name, root.attributes.version, root.children.length]).toEqual(["rss", "2.0", 1]);
    const [channel] = root.children;
    if (!channel) throw new Error("no channel");
    expect(named(channel, "atom:link")[0]?.attributes.href).toBe(HERE + self);
    expect(textOf(channel, "language")).toBe(language);
    const articles = await allArticles(language);
    const items = named(channel, "item").map((item) => [textOf(item, "title"), textOf(item, "link")]);
    expect(items).toEqual(articles.map(({ title, slug }) => [title, `${HERE}/blog/${slug}`]));
    expect(textOf(named(channel, "item")[0] ?? channel, "pubDate")).toBe("Tue, 10 Nov 2026 00:00:00 GMT");
  });
});

it("may be kept by the cache of public pages", async () => {
  for (const path of ["/blog", TAP, "/blog/rss.xml?lng=nl"]) {
    expect((await read(path)).headers.get("Cache-Control"), path).toBe("private, no-cache");
  }
  expect((await read("/blog/bestaat-niet")).headers.get("Cache-Control")).toBe("private, no-store");
});
