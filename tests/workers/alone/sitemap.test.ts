import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { signedUp, visitor } from "../client";
import { insertJob } from "../rows";
import { structuredData } from "../schema-org";
import { named, parseXml, textOf } from "../xml";

const HERE = "https://buurklusser.test";
const ask = (path: string) => exports.default.fetch(HERE + path, { redirect: "manual" });

async function addressesIn(path: string): Promise<string[]> {
  // An unknown query disables the page cache.
  const answer = await ask(`${path}?afresh`);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const written = await answer.text();
  expect(written.length).toBeLessThan(50 * 2 ** 20);
  const root = parseXml(written);
  expect(root.attributes).toEqual({ xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" });
  const entry = { urlset: "url", sitemapindex: "sitemap" }[root.name] ?? "";
  const entries = named(root, entry);
  expect(entries.length).toBe(root.children.length);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(50_000);
  // Checked by shape, because there are thousands.
  for (const shape of new Set(entries.map((one) => one.children.map(({ name }) => name).join())))
    expect(shape).toMatch(/^loc(,lastmod)?$/);
  const changes = entries.flatMap((one) => named(one, "lastmod").map(({ text }) => text));
  expect(changes.filter((changed) => Number.isNaN(Date.parse(changed)))).toEqual([]);
  return entries.map((one) => textOf(one, "loc"));
}

const pathsOf = (addresses: string[]) => {
  expect(addresses.filter((address) => !address.startsWith(`${HERE}/`) || address.length >= 2048)).toEqual([]);
  return addresses.map((address) => address.slice(HERE.length));
};

const filesOfIndex = async () => pathsOf(await addressesIn("/sitemap.xml"));
const everyPath = async () => pathsOf((await Promise.all((await filesOfIndex()).map(addressesIn))).flat());

beforeAll(async () => {
  await visitor.api("POST", "/api/dev/seed/");
}, 60_000);

describe("the map of the site", () => {
  it("names every open job and every helper once, and nothing that is not for everyone", async () => {
    const paths = await everyPath();
    expect(new Set(paths).size).toBe(paths.length);
    const ids = async (sql: string) => (await env.DB.prepare(sql).all<{ id: number }>()).results.map(({ id }) => id);
    const told = (start: string) =>
      paths.filter((path) => path.startsWith(start)).map((path) => Number(path.slice(start.length)));
    expect(told("/task/")).toEqual(await ids("SELECT id FROM job WHERE listed = 1 ORDER BY id"));
    expect(told("/helper/")).toEqual(
      await ids("SELECT id FROM user WHERE active_worker = 1 AND status = 'active' ORDER BY id"),
    );
    expect(told("/task/").length).toBeGreaterThan(50);
    expect(paths).toContain("/klusjesman-den-haag");
    expect(paths).toContain("/category/tuinieren");
  });

  it("has a file for each 4,096 ids that hold something, and none for others", async () => {
    const { id } = await signedUp();
    const [last, far] = [4095, 5 * 4096];
    await insertJob(id, { id: last, listed: 1 });
    await insertJob(id, { id: 4096, listed: 0, status: "solved" });
    await insertJob(id, { id: far, listed: 1 });
    const files = await filesOfIndex();
    expect(files.filter((file) => file.includes("jobs"))).toEqual(["/sitemap/jobs-1.xml", "/sitemap/jobs-6.xml"]);
    expect(await addressesIn("/sitemap/jobs-6.xml")).toEqual([`${HERE}/task/${far}`]);
    expect(await addressesIn("/sitemap/jobs-1.xml")).toContain(`${HERE}/task/${last}`);
    await env.DB.prepare("DELETE FROM job WHERE id IN (?, ?)").bind(last, far).run();
    expect(await filesOfIndex()).not.toContain("/sitemap/jobs-6.xml");
  });

  it("finds helpers far apart", async () => {
    const far = 9 * 4096 + 1;
    await env.DB.prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = 'user'")
      .bind(far - 1)
      .run();
    const { id: distant } = await signedUp({ active_worker: 1 });
    expect(distant).toBe(far);
    const { body } = await visitor.api("GET", "/api/sitemap/");
    expect(body.helpers).toEqual([1, 10]);
    expect((await visitor.api("GET", "/api/sitemap/helpers/10/")).body.results).toEqual([
      { id: far, updated_at: null },
    ]);
  });

  it("does not go through what it tells of", async () => {
    const plan = async (sql: string) =>
      (await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results.map(({ detail }) => detail);
    const part =
      "SELECT id, updated_at FROM job INDEXED BY job_by_segment WHERE listed = 1 AND segment BETWEEN 0 AND 63";
    expect((await plan(part)).join()).toMatch(/^SEARCH job USING INDEX job_by_segment/);
  });

  it.each([
    "/sitemap/jobs-999.xml",
    "/sitemap/jobs-0.xml",
    "/sitemap/jobs.xml",
    "/sitemap/messages-1.xml",
    "/sitemap/x",
  ])("%s is not there", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it("is named to who asks what may be read", async () => {
    const answer = await ask("/robots.txt");
    const lines = (await answer.text()).split("\n");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(lines).toContain(`Sitemap: ${HERE}/sitemap.xml`);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    for (const path of await everyPath()) expect(closed.some((start) => path.startsWith(start))).toBe(false);
    expect(closed).toContain("/messages");
  });
});

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
const metaOf = (html: string, name: string) =>
  attributes(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));

interface Head {
  path: string;
  title: string;
  description: string;
}

async function headOf(path: string): Promise<Head> {
  const answer = await ask(path);
  const html = await answer.text();
  expect([path, answer.status, metaOf(html, "robots")]).toEqual([path, 200, []]);
  const canonical = HERE + path;
  const plain = canonical.replace(/[?&]lng=en$/, "");
  expect(attributes(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([canonical]);
  expect(metaOf(html, "og:url")).toEqual([canonical]);
  const english = `${plain}${plain.includes("?") ? "&" : "?"}lng=en`;
  expect(attributes(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi)).toEqual([plain, plain, english]);
  expect(html).toContain(`<html lang="${path.endsWith("lng=en") ? "en" : "nl"}"`);
  const [title = ""] = attributes(html, /<title>([^<]*)<\/title>/g);
  const [description = ""] = metaOf(html, "description");
  expect([path, metaOf(html, "og:title").length, metaOf(html, "og:description")]).toEqual([path, 1, [description]]);
  expect(URL.canParse(metaOf(html, "og:image")[0] ?? "")).toBe(true);
  expect(description.length).toBeGreaterThan(20);
  for (const json of attributes(html, /<script type="application\/ld\+json">([^<]*)</g)) {
    const { error } = structuredData.safeParse(JSON.parse(json ?? ""));
    expect([path, error?.issues ?? []]).toEqual([path, []]);
  }
  return { path, title, description };
}

function doubles(heads: readonly Head[], what: "title" | "description"): string[] {
  const seen = new Map<string, string>();
  return heads.flatMap((head) => {
    const other = seen.get(head[what]);
    seen.set(head[what], head.path);
    return other ? [`${other} and ${head.path}: ${head[what]}`] : [];
  });
}

const LISTS = ["/browse-tasks?categories=5", "/helpers?category=4"];

describe.each(["nl", "en"])("every page for everyone, in %s", (language) => {
  it("says what it is, and what no other page says", async () => {
    const paths = [...(await everyPath()), ...LISTS];
    const heads: Head[] = [];
    for (const path of paths) {
      heads.push(await headOf(language === "nl" ? path : `${path}${path.includes("?") ? "&" : "?"}lng=en`));
    }
    expect(doubles(heads, "title")).toEqual([]);
    expect(doubles(heads, "description")).toEqual([]);
  }, 120_000);
});
