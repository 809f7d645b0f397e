import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf } from "./browser";
import { signedUp } from "./client";
import { insertJob } from "./rows";

const HERE = "https://buurklusser.test";
const read = async (path: string) => {
  const answer = await exports.default.fetch(HERE + path, { redirect: "manual", headers: { "Accept-Language": "nl" } });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
};
const figuresIn = (html: string) => [...html.matchAll(/<dd class="money">([^<]*)</g)].map(([, figure]) => figure);

describe("the address of a category", () => {
  it.each([
    ["/category/5", "/category/tuinieren"],
    ["/category/10?page=2&lng=en", "/category/loodgieter?page=2&lng=en"],
    ["/jobs/tuinieren", "/category/tuinieren"],
    ["/jobs/5", "/category/tuinieren"],
  ])("%s has moved to %s for good", async (asked, to) => {
    expect(await read(asked)).toMatchObject({ status: 301, to });
  });

  it.each(["/category/ballet", "/category/11", "/category/0", "/jobs/ballet", "/category/tuinieren/x"])(
    "%s names nothing",
    async (asked) => {
      const { status, html } = await read(asked);
      expect(status).toBe(404);
      expect(html).toContain("Deze pagina is er niet");
    },
  );

  it("says only what was asked for", async () => {
    const sent = await read("/category/tuinieren?search=heg&zipcode=&price=0&lng=en");
    expect([sent.status, sent.to]).toEqual([302, "/category/tuinieren?search=heg&lng=en"]);
  });
});

describe("a category", () => {
  it("starts a job of its kind, also for who signs up first", async () => {
    const visitor = await browserOf();
    expect((await visitor.get("/post-job?category=10")).to).toBe("/signup?next=%2Fpost-job%3Fcategory%3D10");
    const placer = await browserOf(await signedUp());
    const { to } = await placer.get("/post-job?category=10");
    expect(to).toMatch(/^\/post-job\/[\w-]+\?category=10$/);
    const [draft = ""] = to?.split("?") ?? [];
    expect((await placer.post(to ?? "", { title: "Iets met een muur", when: "asap" })).to).toBe(`${draft}/locatie`);
    await placer.post(`${draft}/locatie`, { zipcode: "1012AB" });
    const chosen = /<input[^>]*name="category"[^>]*>/g;
    const { html } = await placer.get(`${draft}/details`);
    const checked = (html.match(chosen) ?? []).filter((input) => input.includes("checked"));
    expect(checked).toEqual([expect.stringContaining('value="10"')]);
  });

  it("takes the postcodes that the list of jobs takes", async () => {
    for (const path of ["/category/tuinieren", "/browse-tasks"]) {
      expect((await read(`${path}?zipcode=1012SS`)).status, path).toBe(400);
      expect((await read(`${path}?zipcode=1012ab`)).status, path).toBe(200);
    }
  });

  it("takes the amounts that forms take, like the list of jobs", async () => {
    for (const path of ["/category/tuinieren", "/browse-tasks"]) {
      for (const typed of ["€ 75", "75,-", "1.000", "1.000,50"]) {
        expect((await read(`${path}?price=${encodeURIComponent(typed)}`)).status, `${path} ${typed}`).toBe(200);
      }
      const unclear = await read(`${path}?price=1,000`);
      expect([unclear.status, unclear.html.includes("op twee manieren lezen")], path).toEqual([400, true]);
      expect(unclear.html).toContain('value="1,000"');
      expect((await read(`${path}?price=1,000&lng=en`)).status, path).not.toBe(400);
    }
  });

  it("does not suggest a distance, which it does not have", async () => {
    const { html } = await read("/category/tuinieren?zipcode=9999XX&price=499");
    expect(html).toContain("Niets gevonden met deze filters");
    expect(html).not.toContain("verder weg");
  });

  it("shows its jobs and their figures, by words, area and price", async () => {
    const { id } = await signedUp();
    const job = (of: Record<string, unknown>) => insertJob(id, { category: 9, zip4: "9712", listed: 1, ...of });
    await job({ title: "Groepenkast labelen", budget: 5000, price_type: "budget" });
    await job({ title: "Groepenkast tekenen", budget: 10_100, price_type: "budget" });
    await job({ title: "Groepenkast elders", budget: 9900, price_type: "budget", zip4: "9711" });
    await job({ title: "Groepenkast in overleg", budget: 0, price_type: "TBD" });

    const here = await read("/category/elektra?search=groepenkast&zipcode=9712+XX");
    expect(figuresIn(here.html).slice(0, 2)).toEqual(["3", expect.stringMatching(/^€\s76$/)]);
    expect(here.html).not.toContain("Groepenkast elders");

    const dear = await read("/category/elektra?search=groepenkast&zipcode=9712&price=60");
    expect(figuresIn(dear.html).slice(0, 2)).toEqual(["1", expect.stringMatching(/^€\s101$/)]);
    expect(dear.html).not.toContain("Groepenkast in overleg");
  });

  it("has a dash for what there is none of", async () => {
    const { html } = await read("/category/fotografie?search=bestaatvastniet");
    expect(figuresIn(html).slice(0, 2)).toEqual(["0", "–"]);
  });

  it("is refused with what was filled in", async () => {
    const { status, html } = await read("/category/elektra?zipcode=12&search=kast");
    expect(status).toBe(400);
    expect(html).toContain("Vul een postcode in, zoals 1012AB of 1012.");
    expect(html).toContain('value="kast"');
  });
});

describe("a city", () => {
  it("is found by its address alone", async () => {
    expect((await read("/klusjesman-utrecht")).html).toContain("Vind snel een klusjesman in Utrecht");
    expect((await read("/klusjesman-roermond")).status).toBe(404);
  });
});

it("the list of jobs keeps the postcode and the distance in its common searches", async () => {
  const { html } = await read("/browse-tasks?zipcode=1016gv&distance=10");
  const common = [...html.matchAll(/href="(\/browse-tasks\?[^"]*search=[^"]*)"[^>]*>(?:Verhuizen|Schilderen)</g)];
  expect(common.length).toBeGreaterThan(0);
  for (const [, to = ""] of common) {
    const query = new URLSearchParams(to.replaceAll("&amp;", "&").split("?")[1]);
    expect(Object.fromEntries(query)).toMatchObject({ zipcode: "1016gv", distance: "10" });
  }
});
