import { describe, expect, it } from "vitest";
import { signedUp, visitor } from "../client";
import { insertJob } from "../rows";
import { named, parseXml, textOf } from "../xml";

const PATH = "/api/job/feed/";
const read = (query = "", headers?: Record<string, string>) => visitor.api("GET", PATH + query, undefined, headers);
const channelOf = (document: string) => {
  const root = parseXml(document);
  expect([root.name, root.attributes.version, root.children.length]).toEqual(["rss", "2.0", 1]);
  return root.children[0] as ReturnType<typeof parseXml>;
};
const itemsOf = (document: string) => named(channelOf(document), "item");
const titlesIn = async (query: string) => itemsOf((await read(query)).body).map((item) => textOf(item, "title"));

const NASTY = `Kast & <b>"plank"</b> 'zus' ]]> é 🛠 &amp; <!--`;

describe("the feed of jobs", () => {
  it("is RSS 2.0 of which every item links to its job", async () => {
    const { id } = await signedUp();
    const at = Date.UTC(2026, 2, 1, 10);
    const job = await insertJob(id, {
      title: NASTY,
      description: `Regel één\nRegel twee ${NASTY}\uFFFE`,
      zip4: "1071",
      category: 3,
      budget: 6050,
      created_at: at,
      updated_at: at + 60_000,
    });
    const { status, headers, body } = await read("?zip4=1071");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("Last-Modified")).toBe("Sun, 01 Mar 2026 10:01:00 GMT");
    const channel = channelOf(body);
    for (const name of ["title", "link", "description", "language", "lastBuildDate"]) {
      expect(textOf(channel, name), name).not.toBe("");
    }
    expect(named(channel, "atom:link")[0]?.attributes).toEqual({
      href: "https://buurklusser.test/api/job/feed/?zip4=1071",
      rel: "self",
      type: "application/rss+xml",
    });
    const [item, ...more] = named(channel, "item");
    expect(more).toEqual([]);
    if (!item) throw new Error("no item");
    const link = `https://buurklusser.test/task/${job}`;
    expect([textOf(item, "title"), textOf(item, "link"), textOf(item, "guid")]).toEqual([NASTY, link, link]);
    expect(textOf(item, "pubDate")).toBe("Sun, 01 Mar 2026 10:00:00 GMT");
    expect(textOf(item, "category")).toBe("Verhuizen");
    expect(textOf(item, "description")).toMatch(/^Amsterdam · €\s60,50\n\nRegel één\nRegel twee Kast & <b>/);
  });

  it("holds the newest fifty, whatever order the list would have", async () => {
    const { id } = await signedUp();
    for (let n = 1; n <= 52; n++)
      await insertJob(id, { title: `Klus ${n}`, category: 9, zip4: n % 2 ? "1012" : "3011" });
    const newest = Array.from({ length: 50 }, (_, at) => `Klus ${52 - at}`);
    expect(await titlesIn("?categories=9")).toEqual(newest);
    expect(await titlesIn("?categories=9&zipcode=1012AB&page=2")).toEqual(newest);
    expect(await titlesIn("?categories=9&sort_rating=true")).toEqual(newest);
    const near = await titlesIn("?categories=9&zipcode=1012AB&distance=5000");
    expect(near).toEqual(Array.from({ length: 26 }, (_, at) => `Klus ${51 - 2 * at}`));
  });

  it("has the filters of the list, and refuses what they refuse", async () => {
    const { id } = await signedUp();
    await insertJob(id, { title: "Kapstok ophangen", category: 1, budget: 2000 });
    await insertJob(id, { title: "Kapstok schilderen", category: 1, budget: 9000, status: "solved", listed: 0 });
    await insertJob(id, { title: "Kapstok zagen", category: 1, budget: 5000 });
    expect(await titlesIn("?search=kapstok")).toEqual(["Kapstok zagen", "Kapstok ophangen"]);
    expect(await titlesIn("?search=kapstok&price=30")).toEqual(["Kapstok zagen"]);
    expect(await titlesIn("?search=niemandzoektdit")).toEqual([]);
    expect(await read("?categories=11&distance=x")).toMatchObject({
      status: 400,
      body: { categories: ["Kies een van de mogelijkheden."], distance: ["Ongeldige waarde."] },
    });
  });

  it("answers 304 to a reader that has it, until something in it changes", async () => {
    const { id } = await signedUp();
    const at = Date.UTC(2026, 2, 1, 10);
    await insertJob(id, { title: "Eerste", category: 8, created_at: at, updated_at: at });
    const first = await read("?categories=8");
    const tag = { "If-None-Match": String(first.headers.get("ETag")) };
    const date = { "If-Modified-Since": String(first.headers.get("Last-Modified")) };
    for (const known of [tag, { "If-None-Match": `W/${tag["If-None-Match"]}` }, date]) {
      const again = await read("?categories=8", known);
      expect([known, again.status, again.body]).toEqual([known, 304, null]);
    }
    expect((await read("?categories=8", { ...date, "If-None-Match": '"other"' })).status).toBe(200);
    await insertJob(id, { title: "Tweede", category: 8, created_at: at + 60_000, updated_at: at + 60_000 });
    for (const known of [tag, date]) expect((await read("?categories=8", known)).status).toBe(200);
  });

  it("is checked each time, and speaks the reader's language", async () => {
    const { id } = await signedUp();
    await insertJob(id, { category: 10, price_type: "TBD", budget: 0, zip4: "0" });
    const { headers } = await read("?categories=10");
    expect(headers.get("Vary")).toBe("Authorization, Accept-Language");
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const english = itemsOf((await read("?categories=10", { "Accept-Language": "en" })).body)[0];
    expect(english && textOf(english, "description")).toMatch(/^Remote · Price to be agreed/);
  });

  it("says nothing of where exactly, or to whom", async () => {
    const { id } = await signedUp({ name: "Achternaam Geheimhouder" });
    await insertJob(id, { category: 2, location_details: "Derde bel", zipcode: "1012ZZ" });
    const { body } = await read("?categories=2");
    for (const secret of ["Derde bel", "Geheimhouder", "1012ZZ"]) expect(body).not.toContain(secret);
  });
});

describe("the reader of these tests", () => {
  it.each([
    "<a>&</a>",
    "<a>&nbsp;</a>",
    "<a><b></a></b>",
    "<a",
    '<a b="<"/>',
    "<a/><b/>",
    "<a>]]></a>",
    "<a>\u0001</a>",
  ])("takes no %j", (body) => {
    expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?>${body}`)).toThrow(/not|no declaration|a sign|twice/);
  });
});
