import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import type { CategoryId } from "~/domain/jobs/category-names";
import { distanceMetres } from "~/domain/jobs/distance";
import type { Job } from "~/domain/jobs/job";
import { tierOf } from "~/domain/search/match";
import { termsOf } from "~/domain/search/terms";
import { areaOf } from "../../../workers/api/postcodes/areas";
import { indexJobs } from "../../../workers/api/tasks/index-jobs";
import { signedUp, visitor } from "../client";
import { jobColumns, jobInsert } from "../rows";

function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
const roll = dice(20);
const one = <T>(of: readonly T[]) => of[roll(of.length)] as T;

const AREAS = ["1012", "1013", "1071", "1102", "1506", "2011", "3511", "3011", "9712", "0"];
const WORDS = ["schutting", "Égale", "100%", "tv", "a_b", "verven", "kast", "IKEA", "ramen"];
const PRICES = [0, 100, 499, 500, 1200, 2500, 10_000, 49_999, 50_000, 52_500, 55_000, 120_000];
const MANY = 400;

interface Stored {
  id: number;
  title: string;
  description: string;
  zip4: string;
  city: string | null;
  budget: number;
  category: CategoryId;
  listed: number;
  owner_rating: number;
}

async function fillMarket(): Promise<void> {
  const owners = await Promise.all(
    [0, 5, 5, 4].map((rating) => signedUp({ rating_sum: rating, rating_count: Number(rating > 0) })),
  );
  const ratings = [-1, 50, 50, 40];
  // Gaps between ids, so that segments are partly empty.
  let id = 60;
  const inserts = Array.from({ length: MANY }, () => {
    id += 1 + (roll(10) === 0 ? roll(300) : roll(3));
    const owner = roll(owners.length);
    const budget = one(PRICES);
    return jobInsert(
      jobColumns(owners[owner]?.id ?? 0, {
        id,
        title: `${one(WORDS)} ${one(WORDS)}`,
        description: `${one(WORDS)} en ${one(WORDS)}`,
        zip4: one(AREAS),
        price_type: budget === 0 ? "TBD" : "budget",
        budget,
        category: 1 + roll(10),
        owner_rating: ratings[owner] ?? -1,
      }),
    );
  });
  await env.DB.batch(inserts);
}

async function indexAll(): Promise<void> {
  while ((await indexJobs(env.DB)) > 0);
}

const stored = async () => (await env.DB.prepare("SELECT * FROM job WHERE listed = 1").all<Stored>()).results;

async function liveAWhile(): Promise<void> {
  const { results } = await env.DB.prepare("SELECT id FROM job").all<{ id: number }>();
  const changes = results.flatMap(({ id }) => {
    const change = one(["", "", "close", "move", "category", "price", "words", "erase"]);
    const to = one(AREAS);
    const set = {
      close: "status = 'reserved', listed = 0",
      move: `zip4 = '${to}', is_remote = ${Number(to === "0")}`,
      category: `category = ${1 + roll(10)}`,
      price: `budget = ${one(PRICES.slice(1))}, price_type = 'budget'`,
      words: `title = '${one(WORDS)}'`,
    }[change];
    if (set) return [env.DB.prepare(`UPDATE job SET ${set} WHERE id = ${id}`)];
    return change === "erase" && roll(3) === 0 ? [env.DB.prepare(`DELETE FROM job WHERE id = ${id}`)] : [];
  });
  await env.DB.batch(changes);
  await env.DB.prepare("UPDATE job SET status = 'open', listed = 1 WHERE listed = 0 AND id % 5 = 0").run();
}

type Query = Record<string, string>;

function metresTo(zip4: string, query: Query): number | null {
  const origin = query.zipcode ? areaOf(query.zipcode.slice(0, 4)) : null;
  const area = areaOf(zip4);
  return origin && area ? distanceMetres(origin, area) : null;
}

function naive(jobs: Stored[], query: Query): Stored[] {
  const categories = (query.categories ?? "").split(",").filter(Boolean).map(Number);
  const tiers = new Map(
    jobs.map((job) => [
      job.id,
      query.search ? tierOf(termsOf(job), `${job.title}\n${job.description}`, query.search) : 0,
    ]),
  );
  const cents = Math.round(Number(query.price ?? 0) * 100);
  const far = (job: Stored) => metresTo(job.zip4, query) ?? Number.POSITIVE_INFINITY;
  const kept = jobs.filter((job) => {
    return (
      (categories.length === 0 || categories.includes(job.category)) &&
      tiers.get(job.id) !== null &&
      (cents === 0 || job.budget >= cents) &&
      (!query.zip4 || job.zip4 === query.zip4) &&
      (!query.distance || job.zip4 === "0" || far(job) <= Number(query.distance))
    );
  });
  const byDistance = query.zipcode !== undefined && query.sort_distance !== "false";
  return kept.sort(
    (a, b) =>
      (tiers.get(a.id) ?? 0) - (tiers.get(b.id) ?? 0) ||
      (query.sort_rating === "true" ? b.owner_rating - a.owner_rating : 0) ||
      (byDistance && far(a) !== far(b) ? far(a) - far(b) : 0) ||
      b.id - a.id,
  );
}

function anyQuery(): Query {
  const query: Query = {};
  if (roll(2)) query.categories = one(["3", "1,4", "2,3,5,7,9", "10"]);
  if (roll(3) === 0) query.price = one(["5", "25.00", "500", "550", "12.34", "120", "0.01", "510.50", "0"]);
  if (roll(3)) query.zipcode = one(["1012AB", "1012", "3511", "9712AA"]);
  if (query.zipcode && roll(2)) query.distance = one(["1", "2500", "25000", "60000"]);
  if (roll(6) === 0) query.zip4 = one(AREAS.slice(0, -1));
  if (roll(5) === 0) query.sort_rating = "true";
  if (roll(5) === 0) query.sort_distance = "false";
  if (roll(3) === 0)
    query.search = one(["schutting", "ÉGALE", "%", "a_b", "tv", "ikea VERVEN", "tv kast", "hutt", "_", "zzz"]);
  return query;
}

async function everyPage(query: Query): Promise<{ count: number; ids: number[] }> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await visitor.api(
      "GET",
      `/api/job/list/?${new URLSearchParams({ ...query, page: String(page) })}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.results.length === 0) return { count: body.count, ids };
    ids.push(...body.results.map((job: Job) => job.id));
  }
}

describe("the list of jobs", () => {
  it("is, on every page, what going through everything gives", async () => {
    await fillMarket();
    for (const round of [0, 1, 2]) {
      if (round > 0) await liveAWhile();
      await indexAll();
      const jobs = await stored();
      const asked: Query[] = [{}, { zipcode: "1012" }, ...Array.from({ length: 40 }, anyQuery)];
      for (const query of asked) {
        const expected = naive([...jobs], query).map(({ id }) => id);
        expect(await everyPage(query), JSON.stringify(query)).toEqual({ count: expected.length, ids: expected });
      }
    }
  }, 120_000);

  it("finds its place deep in a crowded area, across gaps between ids", async () => {
    const { id: owner } = await signedUp();
    const last = Number(await env.DB.prepare("SELECT max(id) FROM job").first("max(id)"));
    await env.DB.prepare(
      `INSERT INTO job (id, user_id, title, description, zip4, price_type, budget, category, created_at, updated_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
       SELECT ?1 + 37 * i + iif(i > 250, 9000, 0), ?2, 'x', 'y', '8011', 'budget', 1000, 1, 0, 0 FROM n`,
    )
      .bind(last, owner)
      .run();
    await env.DB.prepare("UPDATE job SET status = 'solved', listed = 0 WHERE zip4 = '8011' AND id % 7 = 0").run();
    const query = { zip4: "8011" };
    const expected = naive(await stored(), query).map(({ id }) => id);
    expect(await everyPage(query)).toEqual({ count: expected.length, ids: expected });
    expect((await everyPage({ zipcode: "8011" })).ids.slice(0, expected.length)).toEqual(expected);
    await env.DB.prepare("DELETE FROM job WHERE zip4 = '8011'").run();
    expect(await env.DB.prepare("SELECT sum(n) FROM job_area_segment WHERE zip4 = '8011'").first("sum(n)")).toBe(0);
  });

  it("counts the same jobs per area", async () => {
    const jobs = await stored();
    for (const query of [{}, ...Array.from({ length: 30 }, anyQuery)]) {
      const expected = new Map<string, number>();
      for (const { zip4 } of naive([...jobs], query))
        if (zip4 !== "0") expected.set(zip4, (expected.get(zip4) ?? 0) + 1);
      const { body } = await visitor.api("GET", `/api/job/areas/?${new URLSearchParams(query)}`);
      const found = body.results.map(({ zip4, count }: { zip4: string; count: number }) => [zip4, count]);
      expect(contract.job.areas.answers[200].parse(body)).toEqual(body);
      expect(Object.fromEntries(found), JSON.stringify(query)).toEqual(Object.fromEntries(expected));
      expect(found).toEqual(found.toSorted(([, a]: [string, number], [, b]: [string, number]) => b - a));
    }
  });

  it("answers by the contract", async () => {
    const { body } = await visitor.api("GET", "/api/job/list/?zipcode=1012AB");
    expect(contract.job.list.answers[200].parse(body)).toEqual(body);
    expect(body.results[0].distance).toBe(0);
  });
});

describe("the filters of the list", () => {
  it.each([
    ["page=0", "page"],
    ["distance=5", null],
    ["zipcode=1234", "zipcode"],
    ["zipcode=1012&distance=100001", "distance"],
    ["price=-1", "price"],
    ["categories=11", "categories"],
    ["sort_distance=soms", "sort_distance"],
  ])("%s: 400 on the parameter at fault alone", async (query, field) => {
    const { status, body } = await visitor.api("GET", `/api/job/list/?${query}`);
    expect([status, field ? Object.keys(body) : null]).toEqual([field ? 400 : 200, field ? [field] : null]);
  });

  it("answers a page beyond the last with the right count", async () => {
    const { count } = (await visitor.api("GET", "/api/job/list/")).body;
    for (const query of ["", "zipcode=1012", "zipcode=1012&distance=100000", "sort_rating=true"]) {
      const { status, body } = await visitor.api("GET", `/api/job/list/?${query}&page=999999`);
      expect([status, body.results]).toEqual([200, []]);
      if (!query.includes("100000")) expect(body.count).toBe(count);
    }
  });

  it("says nothing of the database, whatever is searched for", async () => {
    for (const search of ['"', "'", "a OR b", "foo*", "text : x", "NEAR(a b)", "(", "\\", "-", '""" AND', "#c4#"]) {
      const { status, body } = await visitor.api("GET", `/api/job/list/?search=${encodeURIComponent(search)}`);
      expect([search, status, typeof body.count]).toEqual([search, 200, "number"]);
    }
  });
});
