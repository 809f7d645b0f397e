import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { dayInWords } from "~/domain/values/day-words";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { alertSearches } from "../../workers/api/tasks/saved-search-alerts";
import { browserOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { db } from "./money";
import { atOnce, block, tally, valueOf } from "./world";

const PATH = "/api/user/searches/";
const save = (by: Person, filters: unknown, more: object = {}) => by.api("POST", PATH, { filters, ...more });

const DRAFT = {
  title: "Heg snoeien",
  description: "Vier meter, groenbak is er.",
  zipcode: "1012AB",
  category: 5,
  budget: "60",
};

async function post(more: object = {}, by?: Person): Promise<number> {
  const owner = by ?? (await signedUp());
  const { status, body } = await owner.api("POST", "/api/job/single/", { ...DRAFT, ...more });
  expect(status).toBe(201);
  await deliverDue(env);
  // Work that an earlier test left.
  await deliverDue(env);
  return body.id;
}

interface SentAlert {
  job: number;
  text: string;
}

async function toldTo(person: Person, language = "nl"): Promise<SentAlert[]> {
  const { body } = await person.api("GET", "/api/notifications/", undefined, { "Accept-Language": language });
  return body.results.filter(({ type }: { type: string }) => type === "saved_search");
}

async function mailsTo(person: Person) {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?template=saved_search&to=${person.email}`);
  return body.results;
}

beforeEach(() => db.prepare("DELETE FROM saved_search").run());

describe("a saved search", () => {
  it("is not offered again when it is saved: its page opens", async () => {
    const person = await signedUp();
    const filters = { search: "heg", zipcode: "1012AB", distance: "5000" };
    const first = await save(person, filters, { name: "Heggen" });
    const browser = await browserOf(person);
    const answer = await browser.get("/browse-tasks/bewaren?search=heg&zipcode=1012AB&distance=5");
    expect(answer).toMatchObject({ status: 303, to: `/profile/${person.id}/searches/${first.body.id}/bewerken` });
  });

  it("is named on the list of jobs as one that is saved", async () => {
    const person = await signedUp();
    const { body } = await save(person, { zipcode: "1012AB", distance: "5000" }, { name: "Dichtbij" });
    const browser = await browserOf(person);
    const list = (await browser.get("/browse-tasks?zipcode=1012AB&distance=5")).html;
    expect(list).toContain(`href="/profile/${person.id}/searches/${body.id}/bewerken"`);
    expect(list).not.toContain("Bewaar deze zoekopdracht");
    expect((await browser.get("/browse-tasks?zipcode=1012AB&distance=10")).html).toContain("Bewaar deze zoekopdracht");
  });

  it("is kept, listed newest first, and removed", async () => {
    const person = await signedUp();
    const first = await save(person, {});
    expect(first.body).toMatchObject({
      name: null,
      filters: { search: null, categories: [], zipcode: null, distance: null, price: null },
      alerts: ["mail", "push"],
      rss: "https://buurklusser.test/api/job/feed/",
    });
    const filters = { search: " heg snoeien ", categories: "5,1", zipcode: "1012 ab", distance: "5000", price: "12,5" };
    const { status, body } = await save(person, filters, { name: " Tuin & co ", alerts: ["push"] });
    expect(status).toBe(201);
    expect(contract.search.save.answers[201].parse(body)).toEqual(body);
    expect(body).toMatchObject({
      name: "Tuin & co",
      filters: { search: "heg snoeien", categories: [1, 5], zipcode: "1012AB", distance: 5000, price: "12.50" },
      alerts: ["push"],
      rss: "https://buurklusser.test/api/job/feed/?search=heg+snoeien&categories=1%2C5&zipcode=1012AB&distance=5000&price=12.50",
    });
    expect((await person.api("GET", PATH)).body).toEqual({ count: 2, results: [body, first.body] });
    expect((await visitor.api("GET", body.rss.slice("https://buurklusser.test".length))).status).toBe(200);
    const other = await signedUp();
    expect((await other.api("GET", PATH)).body.count).toBe(0);
    expect((await other.api("DELETE", `${PATH}${body.id}/`)).status).toBe(404);
    expect((await person.api("DELETE", `${PATH}${body.id}/`)).status).toBe(204);
    expect((await person.api("DELETE", `${PATH}${body.id}/`)).status).toBe(404);
    expect((await person.api("GET", PATH)).body.count).toBe(1);
    expect(await valueOf("SELECT count(*) FROM saved_search_place")).toBe(1);
  });

  it("is changed as a whole by its owner, and found by what it looks for now", async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    const { body: saved } = await save(person, { categories: [1], zipcode: "3511", distance: 5000 }, { name: "Weg" });
    const path = `${PATH}${saved.id}/`;
    const change = { name: "Tuin", filters: { categories: [5] }, alerts: ["push"] };
    expect((await other.api("PUT", path, change)).status).toBe(404);
    const { status, body } = await person.api("PUT", path, change);
    expect([status, body]).toEqual([
      200,
      {
        ...saved,
        name: "Tuin",
        filters: { search: null, categories: [5], zipcode: null, distance: null, price: null },
        alerts: ["push"],
        rss: "https://buurklusser.test/api/job/feed/?categories=5",
      },
    ]);
    expect((await person.api("PUT", path, { filters: { zipcode: "1234AB" } })).body).toEqual({
      filters: ["Deze postcode bestaat niet."],
    });
    const job = await post();
    expect((await toldTo(person)).map((told) => told.job)).toEqual([job]);
    expect(await mailsTo(person)).toEqual([]);
    await person.api("DELETE", path);
    expect((await person.api("PUT", path, change)).status).toBe(404);
  });

  it("is checked as the list of jobs checks its query, and told on `filters`", async () => {
    const person = await signedUp();
    const faults = async (filters: unknown, more?: object) => (await save(person, filters, more)).body;
    expect(await faults(undefined)).toEqual({ filters: ["Dit veld is verplicht."] });
    expect(await faults("tuin")).toEqual({ filters: ["Ongeldige waarde."] });
    expect(await faults({ categories: [11] })).toEqual({ filters: ["Kies een van de mogelijkheden."] });
    expect(await faults({ zipcode: "1234AB" })).toEqual({ filters: ["Deze postcode bestaat niet."] });
    expect(await faults({ zipcode: "xx", distance: 0 })).toEqual({
      filters: ["De postcode klopt niet (zoals 1234AB)", "Ongeldige waarde."],
    });
    expect(await faults({ price: "1e3" })).toEqual({ filters: ["Vul een geldig bedrag in, zoals 12,50."] });
    expect(await faults({ search: "a".repeat(101) })).toEqual({ filters: ["Maximaal 100 tekens."] });
    expect(await faults({}, { name: "a".repeat(61), alerts: ["fax"] })).toEqual({
      name: ["Maximaal 60 tekens."],
      alerts: ["Kies een van de mogelijkheden."],
    });
    expect((await save(person, {}, { alerts: [] })).body.alerts).toEqual([]);
  });

  it("goes with its owner", async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    await save(person, { zipcode: "1012", distance: 50_000 });
    await block(other, person);
    const gone = await person.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    expect(await valueOf("SELECT count(*) FROM saved_search_place")).toBe(0);
    expect(await valueOf("SELECT count(*) FROM block WHERE blocked_id = ?", person.id)).toBe(0);
  });

  it("is one of twenty at most, however many come at once", async () => {
    const person = await signedUp();
    let price = 1;
    const another = () => save(person, { price: `${price++}.00` });
    for (let n = 0; n < 15; n++) await another();
    expect(tally(await atOnce(another))).toEqual({ 201: 5, "409 limit_reached": 15 });
    expect((await person.api("GET", PATH)).body.count).toBe(20);
  });
});

describe("a new job", () => {
  it("is told to whoever looks for it, saying why, in the reader's language", async () => {
    const person = await signedUp({ language: "en" });
    await save(
      person,
      { search: "HEG", categories: "5", zipcode: "1071", distance: 5000, price: 50 },
      { name: "Tuin" },
    );
    const job = await post();
    const [told, ...more] = await toldTo(person);
    expect(more).toEqual([]);
    expect(told?.job).toBe(job);
    expect(told?.text).toMatch(
      /^‘Heg snoeien’ past bij wat je zoekt: Tuinieren, ‘HEG’ staat erin, \d,\d km van 1071, €\s50 of meer\.$/,
    );
    const [inEnglish] = await toldTo(person, "en");
    expect(inEnglish?.text).toMatch(
      /^‘Heg snoeien’ matches what you’re looking for: Gardening, it mentions ‘HEG’, \d\.\d km from 1071, €50 or more\.$/,
    );
    const [mail] = await mailsTo(person);
    expect(mail).toMatchObject({ language: "en", subject: "New job for your search: ‘Heg snoeien’" });
    expect(mail.text).toContain("matches your search ‘Tuin’.");
    expect(mail.text).toMatch(/Why this job\? Gardening, it mentions ‘HEG’, \d\.\d km from 1071, €50 or more\./);
    expect(mail.data.link).toMatch(new RegExp(`/task/${job}$`));
  });

  it("is told by mail with its price and day, and with its area when it is in that of the search", async () => {
    const person = await signedUp();
    await save(person, { zipcode: "1012AB", distance: 5000 }, { alerts: ["mail"] });
    const execution_date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await post({ zipcode: "1012XX", execution_date });
    await post({ zipcode: "1012XX", price_type: "TBD" });
    const [open, priced] = await mailsTo(person);
    expect(priced.text).toContain("Waarom deze klus? in postcodegebied 1012.");
    const day = dayInWords(execution_date, "nl");
    expect(priced.text.replaceAll("\u00a0", " ")).toContain(`Budget: € 60. Datum: ${day}.`);
    expect(open.text).toContain("Budget: in overleg. Datum: zo snel mogelijk.");
  });

  it.each([
    [{}, {}, true],
    [{ search: "snoei groenbak" }, {}, true],
    [{ search: "snoei boom" }, {}, true],
    [{ search: "hovenier" }, {}, true],
    [{ search: "loodgieter" }, {}, false],
    [{ search: "tandarts" }, {}, false],
    [{ search: "éénmalig" }, { title: "ÉÉNMALIG maaien" }, true],
    [{ categories: "1,5" }, {}, true],
    [{ categories: "1" }, {}, false],
    [{ categories: "1,2,3,4,5,6,7,8,9,10" }, {}, true],
    [{ price: "60" }, {}, true],
    [{ price: "60.01" }, {}, false],
    [{ price: "0" }, { price_type: "TBD" }, true],
    [{ price: "1" }, { price_type: "TBD" }, false],
    [{ zipcode: "3511AB" }, {}, true],
    [{ zipcode: "3511AB", distance: 20_000 }, {}, false],
    [{ zipcode: "3511AB", distance: 50_000 }, {}, true],
    [{ zipcode: "1012", distance: 1 }, {}, true],
    [{ zipcode: "3511AB", distance: 1000 }, { is_remote: true }, true],
    [{ distance: 1 }, {}, true],
  ])("matches %j by the rules of the list: %j %s", async (filters, more, matches) => {
    const person = await signedUp();
    expect((await save(person, filters)).status).toBe(201);
    const job = await post(more);
    expect((await toldTo(person)).map((told) => told.job)).toEqual(matches ? [job] : []);
    const query = new URLSearchParams(filters as Record<string, string>);
    const { body } = await visitor.api("GET", `/api/job/list/?${query}&sort_distance=false`);
    expect(body.results.some(({ id }: { id: number }) => id === job)).toBe(matches);
  });

  it("is told by mail and push as the search says", async () => {
    const person = await signedUp();
    await save(person, {}, { alerts: [], name: "stil" });
    await post();
    expect(await toldTo(person)).toHaveLength(1);
    expect(await mailsTo(person)).toEqual([]);
    await save(person, { price: "1.00" }, { alerts: ["mail"], name: "mail" });
    await post();
    expect(await toldTo(person)).toHaveLength(3);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it("is not told to its owner, to who is blocked, or to who is suspended", async () => {
    const [owner, blocker, suspended] = [await signedUp(), await signedUp(), await signedUp()];
    for (const one of [owner, blocker, suspended]) await save(one, {});
    await block(blocker, owner);
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(suspended.id).run();
    const job = await post({}, owner);
    expect(await valueOf("SELECT count(*) FROM notification WHERE type = 'saved_search' AND job_id = ?", job)).toBe(0);
  });

  it("is told to everyone, in parts, and to nobody twice when a part is delivered again", async () => {
    const people: Person[] = [];
    for (let n = 0; n < 12; n++) people.push(await signedUp());
    for (const [at, one] of people.entries()) {
      for (let n = 1; n <= 20; n++) {
        const price = `${n}.00`;
        await save(one, at % 2 ? { categories: [5], price } : { zipcode: "1012", distance: 9000, price });
      }
    }
    const job = await post();
    const count = "SELECT count(*) FROM notification WHERE type = 'saved_search' AND job_id = ?";
    expect(await valueOf(count, job)).toBe(240);
    expect(
      await valueOf(
        "SELECT count(*) FROM outbox WHERE kind = 'mail' AND payload ->> 'template' = 'saved_search' AND payload ->> 'job' = ?",
        job,
      ),
    ).toBe(240);
    const { results } = await db
      .prepare("SELECT payload FROM outbox WHERE kind = 'searches' AND json_extract(payload, '$.job') = ? ORDER BY id")
      .bind(job)
      .all<{ payload: string }>();
    expect(results.length).toBeGreaterThan(3);
    for (const { payload } of results) await alertSearches(env, JSON.parse(payload) as Record<string, unknown>);
    expect(await valueOf(count, job)).toBe(240);
  });

  it("does not read searches for other places and categories", async () => {
    const far = await signedUp();
    for (let n = 0; n < 20; n++) await save(far, n % 2 ? { categories: [1] } : { zipcode: "9711", distance: 20_000 });
    await save(await signedUp(), { categories: [5], zipcode: "1012", distance: 3000 });
    const plan = await db
      .prepare(
        "EXPLAIN QUERY PLAN SELECT s.* FROM saved_search_place p JOIN saved_search s ON s.id = p.search_id WHERE p.place = '10' AND p.category = 5 AND p.search_id > 0 ORDER BY p.search_id LIMIT 100",
      )
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join("; ")).toMatch(
      /^SEARCH p USING PRIMARY KEY \(place=\? AND category=\? AND search_id>\?\); SEARCH s USING INTEGER PRIMARY KEY/,
    );
    expect(
      await valueOf("SELECT count(*) FROM saved_search_place WHERE place IN ('10', '*') AND category IN (0, 5)"),
    ).toBe(1);
  });
});

describe("one click in its mail", () => {
  it("stops the mails of that search alone", async () => {
    const person = await signedUp();
    const [one, other] = [(await save(person, {}, { name: "een" })).body, (await save(person, { price: "1.00" })).body];
    await post();
    const mails = await mailsTo(person);
    const mail = mails.find(({ text }: { text: string }) => text.includes("‘een’"));
    expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const address = new URL(mail.headers["List-Unsubscribe"].slice(1, -1));
    expect(mail.text).toContain(address.searchParams.get("token"));
    const click = () => visitor.api("POST", address.pathname + address.search);
    expect((await click()).status).toBe(204);
    expect((await click()).status).toBe(204);
    const { results } = (await person.api("GET", PATH)).body;
    expect(results.map(({ id, alerts }: { id: number; alerts: string[] }) => [id, alerts])).toEqual([
      [other.id, ["mail", "push"]],
      [one.id, ["push"]],
    ]);
    expect(await valueOf("SELECT notify_email FROM user WHERE id = ?", person.id)).toBe(1);
    await post();
    expect(await mailsTo(person)).toHaveLength(3);
  });

  it("needs a token of ours", async () => {
    const person = await signedUp();
    const { id } = (await save(person, {})).body;
    for (const token of [`s${id}.${"0".repeat(64)}`, `s${id}`, "s.", "", "0.x"]) {
      expect(await visitor.api("POST", "/api/email/unsubscribe/", { token })).toMatchObject({
        status: 400,
        body: { code: "invalid_token" },
      });
    }
    expect((await person.api("GET", PATH)).body.results[0].alerts).toEqual(["mail", "push"]);
  });
});
