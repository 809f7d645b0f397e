import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { ratingScore } from "~/domain/accounts/rating-score";
import { distanceMetres } from "~/domain/jobs/distance";
import { areaOf } from "../../../workers/api/postcodes/areas";
import { type Person, type PersonOverrides, signedUp, visitor } from "../client";
import { db } from "../money";

const PATH = "/api/user/list/";
const list = (query = "", by: Pick<Person, "api"> = visitor) => by.api("GET", PATH + query);
const idsOf = async (query: string, by?: Pick<Person, "api">): Promise<number[]> =>
  (await list(query, by)).body.results.map(({ id }: { id: number }) => id);

async function aHelper(overrides: PersonOverrides = {}, categories: number[] = []): Promise<Person> {
  const helper = await signedUp({ active_worker: 1, ...overrides });
  for (const category of categories) {
    await db.prepare("INSERT INTO user_category (user_id, category) VALUES (?, ?)").bind(helper.id, category).run();
  }
  return helper;
}

const set = (who: Person, columns: Record<string, string | number | null>) =>
  db
    .prepare(
      `UPDATE user SET ${Object.keys(columns)
        .map((name) => `${name} = ?`)
        .join(", ")} WHERE id = ?`,
    )
    .bind(...Object.values(columns), who.id)
    .run();

describe("the list of helpers", () => {
  it("has everyone who offers help, and nobody else", async () => {
    const helper = await aHelper({ name: "Hassan Bakker", zip4: "1012", zipcode: "1012AB", city: "Amsterdam" }, [7]);
    const others = [
      await signedUp(),
      await aHelper({ status: "suspended" }, [7]),
      await aHelper({ status: "deleted" }, [7]),
    ];
    const { status, body, headers } = await list("?category=7");
    expect(status).toBe(200);
    expect(contract.profile.list.answers[200].parse(body)).toEqual(body);
    expect(body).toMatchObject({
      count: 1,
      results: [{ id: helper.id, name: "Hassan B.", city: "Amsterdam", categories: [7], distance: null, reviews: [] }],
    });
    const all = await idsOf("");
    expect(all).toContain(helper.id);
    for (const { id } of others) expect(all).not.toContain(id);
    for (const secret of ["email", "zipcode", "zip4", "iban"]) expect(body.results[0]).not.toHaveProperty(secret);
    expect(headers.get("Vary")).toBe("Authorization, Accept-Language");
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect((await visitor.api("GET", `${PATH}?category=7`, undefined, known)).status).toBe(304);
  });

  it("leaves reviews and projects to the profile", async () => {
    const helper = await aHelper({}, [8]);
    await helper.api("POST", "/api/user/workexperience/", { title: "Wifi", description: "Overal bereik." });
    const { results } = (await list("?category=8")).body;
    expect(results[0]).toMatchObject({ workexperience: [], workexperience_count: 1 });
  });

  it("measures distance, and has who has no postcode last, or with a radius not at all", async () => {
    const far = await aHelper({ zip4: "3011", zipcode: "3011AB" }, [9]);
    const nowhere = await aHelper({}, [9]);
    const near = await aHelper({ zip4: "1071", zipcode: "1071AB" }, [9]);
    const { results } = (await list("?category=9&zipcode=1012ab")).body;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([near.id, far.id, nowhere.id]);
    expect(results[0].distance).toBe(distanceMetres(areaOf("1012") as never, areaOf("1071") as never));
    expect(results[2].distance).toBeNull();
    expect((await list("?category=9&zipcode=1012&distance=10000")).body).toMatchObject({
      count: 1,
      results: [{ id: near.id }],
    });
    expect((await list("?category=9&distance=10000")).body.count).toBe(3);
  });

  it("has the best rated of those nearby first when that is asked for", async () => {
    const near = await aHelper({ zip4: "1012", zipcode: "1012AB" }, [4]);
    const good = await aHelper({ zip4: "1071", zipcode: "1071AB" }, [4]);
    const better = await aHelper({ zip4: "1071", zipcode: "1071AB" }, [4]);
    const far = await aHelper({ zip4: "3011", zipcode: "3011AB" }, [4]);
    await set(good, { helper_rating_sum: 4, helper_rating_count: 1 });
    await set(better, { helper_rating_sum: 9, helper_rating_count: 2 });
    await set(far, { helper_rating_sum: 5, helper_rating_count: 1 });
    const nearby = "?category=4&zipcode=1012&distance=10000";
    expect(await idsOf(nearby)).toEqual([near.id, better.id, good.id]);
    expect(await idsOf(`${nearby}&sort_rating=true`)).toEqual([better.id, good.id, near.id]);
    expect(await idsOf("?category=4&zipcode=1012&sort_rating=true")).toEqual([far.id, better.id, good.id, near.id]);
    expect((await list(`${nearby}&sort_rating=true&page=2`)).body).toEqual({ count: 3, results: [] });
    expect(await idsOf("?category=4&search=zoekterm&zipcode=1012&sort_rating=true")).toEqual([]);
    await set(near, { function_title: "Zoekterm" });
    await set(better, { function_title: "Zoekterm" });
    expect(await idsOf("?category=4&search=zoekterm&zipcode=1012")).toEqual([near.id, better.id]);
    expect(await idsOf("?category=4&search=zoekterm&zipcode=1012&sort_rating=true")).toEqual([better.id, near.id]);
  });

  it("does not let a few good reviews beat many", async () => {
    const many = await aHelper({ helper_rating_sum: 147, helper_rating_count: 30 }, [6]);
    const one = await aHelper({ helper_rating_sum: 5, helper_rating_count: 1 }, [6]);
    const none = await aHelper({}, [6]);
    const poor = await aHelper({}, [6]);
    await set(poor, { helper_rating_sum: 6, helper_rating_count: 3 });
    expect(await idsOf("?category=6")).toEqual([many.id, one.id, poor.id, none.id]);
    await set(one, { helper_rating_sum: 250, helper_rating_count: 50 });
    expect(await idsOf("?category=6")).toEqual([one.id, many.id, poor.id, none.id]);
    await set(one, { function_title: "Schoonmaker", helper_rating_sum: 5, helper_rating_count: 1 });
    expect(await idsOf("?category=6")).toEqual([many.id, one.id, poor.id, none.id]);
  });

  it("refuses what it cannot read, all at once", async () => {
    const { status, body } = await list("?category=11&zipcode=1234AB&distance=0&page=0");
    expect(status).toBe(400);
    expect(body).toEqual({
      category: ["Kies een van de mogelijkheden."],
      zipcode: ["Deze postcode bestaat niet."],
      distance: ["Ongeldige waarde."],
      page: ["Ongeldige pagina."],
    });
    expect((await list(`?search=${"a".repeat(101)}`)).body).toEqual({ search: ["Maximaal 100 tekens."] });
    expect((await list("?page=9999999")).body.results).toEqual([]);
  });
});

describe("searching helpers", () => {
  it("finds by trade and by what they help with, in any form of a word", async () => {
    const [plumber, painter] = [await aHelper({ name: "Otis Vaan" }, [10]), await aHelper({ name: "Ina Roos" }, [4])];
    for (const typed of ["loodgieter", "lekkages", "plumber", "wie kan mijn kraan repareren?"]) {
      const ids = await idsOf(`?search=${encodeURIComponent(typed)}`);
      expect(ids, typed).toContain(plumber.id);
      expect(ids, typed).not.toContain(painter.id);
    }
    expect(await idsOf("?search=otis%20loodgieter")).toEqual([plumber.id]);
    expect(await idsOf("?search=otis%20schilder")).toEqual([]);
  });

  it("looks in the name that is shown and in the function title", async () => {
    const helper = await aHelper({ name: "Willemijn van der Zonneveld", function_title: "Élégante stoffeerder" });
    expect(await idsOf("?search=willemijn")).toEqual([helper.id]);
    expect(await idsOf("?search=ÉLÉGANTE")).toEqual([helper.id]);
    expect(await idsOf("?search=stoffeer%20lemijn")).toEqual([helper.id]);
    expect(await idsOf("?search=willemijn%20loodgieter")).toEqual([]);
    expect(await idsOf("?search=Willemijn%20Z.")).toEqual([helper.id]);
    expect(await idsOf("?search=%25")).toEqual([]);
    expect(await idsOf('?search="stoffeerder')).toEqual([]);
  });

  it("finds a full name for those alone who are shown it", async () => {
    const [helper, friend, stranger] = [
      await aHelper({ name: "Radboud Kwartelmans" }),
      await signedUp(),
      await signedUp(),
    ];
    const insert = "INSERT INTO acquaintance (user_id, other_id) VALUES (?1, ?2), (?2, ?1)";
    await db.prepare(insert).bind(helper.id, friend.id).run();
    for (const word of ["Kwartelmans", "wartel", "Kw"]) {
      expect(await idsOf(`?search=${word}`)).toEqual([]);
      expect(await idsOf(`?search=${word}`, stranger)).toEqual([]);
      expect(await idsOf(`?search=${word}`, friend)).toEqual([helper.id]);
      expect(await idsOf(`?search=${word}`, helper)).toEqual([helper.id]);
    }
    expect((await list("?search=radboud", friend)).body.results[0].name).toBe("Radboud Kwartelmans");
    expect((await list("?search=radboud")).body.results[0].name).toBe("Radboud K.");
  });

  it("does not find a name behind other white space", async () => {
    await aHelper({ name: "Odilia\u00a0Verborgensma" });
    expect(await idsOf("?search=Verborgen")).toEqual([]);
  });

  it("finds a business by its company, and not by its owner's name", async () => {
    const helper = await aHelper({ name: "Geheim Persoontje", business: 1, company: "Dakwerken Molenaar" });
    expect(await idsOf("?search=molenaar")).toEqual([helper.id]);
    expect(await idsOf("?search=Persoontje")).toEqual([]);
  });

  it("follows every change", async () => {
    const helper = await aHelper({ name: "Sjoukje Ydema", function_title: "Duivenmelker" }, [2]);
    await helper.api("PATCH", "/api/user/data/", { function_title: "Imker" });
    expect(await idsOf("?search=duivenmelker")).toEqual([]);
    expect(await idsOf("?search=imker&category=2")).toEqual([helper.id]);
    await helper.api("POST", "/api/user/categories/", { categories: [3] });
    expect(await idsOf("?search=imker&category=2")).toEqual([]);
    expect(await idsOf("?search=imker&category=3")).toEqual([helper.id]);
    await helper.api("POST", "/api/user/active-worker/", { value: false });
    expect(await idsOf("?search=imker")).toEqual([]);
    await helper.api("POST", "/api/user/active-worker/", { value: true });
    expect(await idsOf("?search=imker&category=3")).toEqual([helper.id]);
  });
});

const AREAS = ["1012", "1071", "1315", "2011", "3011", "3511", "9711", "6211"];
let state = 7;
const random = (below: number) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};

interface UserRow {
  id: number;
  zip4: string | null;
  helper_rating_sum: number;
  helper_rating_count: number;
  categories: string;
}

async function plainly(category: number, origin: string | null, radius: number | null): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT id, zip4, helper_rating_sum, helper_rating_count, (SELECT json_group_array(category) FROM user_category WHERE user_id = user.id) AS categories
       FROM user WHERE active_worker = 1 AND status = 'active'`,
    )
    .all<UserRow>();
  const from = origin && areaOf(origin);
  const metres = (one: UserRow) => {
    const area = one.zip4 && areaOf(one.zip4);
    return from && area ? distanceMetres(from, area) : Number.MAX_SAFE_INTEGER;
  };
  const rating = (one: UserRow) => ratingScore(one.helper_rating_sum, one.helper_rating_count);
  return results
    .filter((one) => category === 0 || (JSON.parse(one.categories) as number[]).includes(category))
    .filter((one) => radius === null || metres(one) <= radius)
    .toSorted((a, b) => (from ? metres(a) - metres(b) : rating(b) - rating(a)) || b.id - a.id)
    .map(({ id }) => id);
}

async function pages(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { body } = await list(`?${query}&page=${page}`);
    ids.push(...body.results.map(({ id }: { id: number }) => id));
    if (body.results.length === 0) {
      expect(ids).toHaveLength(body.count);
      return ids;
    }
  }
}

describe("every page of the list", () => {
  it("is what plain filtering and sorting say, while helpers come, move, go and are rated", async () => {
    const helpers: Person[] = [];
    for (let n = 0; n < 70; n++) {
      const zip4 = random(6) === 0 ? null : (AREAS[random(AREAS.length)] ?? null);
      const chosen = [1, 4, 5].filter(() => random(2) === 0);
      helpers.push(await aHelper({ zip4, helper_rating_count: random(3), helper_rating_sum: 0 }, chosen));
    }
    for (let round = 0; round < 3; round++) {
      for (const helper of helpers) {
        const count = random(4);
        if (random(2) === 0)
          await set(helper, { helper_rating_count: count, helper_rating_sum: count * (1 + random(5)) });
        if (random(5) === 0) await set(helper, { zip4: AREAS[random(AREAS.length)] ?? null });
        if (random(9) === 0) await set(helper, { active_worker: random(2) });
        if (random(12) === 0) await set(helper, { status: random(2) ? "suspended" : "active" });
        if (random(9) === 0)
          await helper.api("POST", "/api/user/categories/", { categories: random(2) ? [4] : [1, 5] });
      }
      for (const [query, category, origin, radius] of [
        ["", 0, null, null],
        ["category=4", 4, null, null],
        ["zipcode=1012", 0, "1012", null],
        ["category=1&zipcode=3511AB", 1, "3511", null],
        ["category=5&zipcode=1012&distance=60000", 5, "1012", 60_000],
        ["zipcode=9711&distance=1", 0, "9711", 1],
      ] as const) {
        expect(await pages(query), query).toEqual(await plainly(category, origin, radius));
      }
    }
  });

  it("keeps its counters exactly", async () => {
    const { results } = await db
      .prepare(
        `SELECT r.category, r.rating, r.n, (SELECT count(*) FROM helper h WHERE h.category = r.category AND h.rating = r.rating) AS really
         FROM helper_rating r WHERE r.segment = -1`,
      )
      .all<{ n: number; really: number }>();
    expect(results.length).toBeGreaterThan(5);
    for (const { n, really } of results) expect(n).toBe(really);
  });
});
