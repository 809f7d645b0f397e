import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { aJpeg, SECRETS } from "../pictures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, type PersonOverrides, signedUp, visitor } from "./client";
import { earns } from "./money";

const OWN = "/api/user/data/";
const own = async (person: Person) => (await person.api("GET", OWN)).body;
const change = (person: Person, body: unknown, headers = {}) => person.api("PATCH", OWN, body, headers);
const find = (id: number | string, by: { api: Person["api"] } = visitor) => by.api("GET", `${OWN}${id}/`);
const insert = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

describe("the own profile", () => {
  it("has every field, as it is after signing up", async () => {
    expect(await own(person)).toEqual({
      id: person.id,
      name: "Petra de Vries",
      image: null,
      rating: null,
      reviews_count: 0,
      helper_rating: null,
      helper_reviews_count: 0,
      verified: false,
      business: false,
      function_title: null,
      workexperience_count: 0,
      city: null,
      active_worker: false,
      bio: null,
      categories: [],
      jobs: 0,
      reviews: [],
      workexperience: [],
      reply_minutes: null,
      completion_rate: null,
      as_owner: null,
      business_details: null,
      member_since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      distance: null,
      email: person.email,
      pending_email: null,
      activated: true,
      zipcode: null,
      language: "nl",
      code: expect.any(String),
      pending_document: false,
      iban: null,
      balance: "0.00",
      credits: "0.00",
      rootline_reference: null,
      blocked_users: [],
      blocked_by: [],
      first_time: true,
      notification_settings: {
        push: true,
        email: true,
        distance: 25,
        quiet_from: null,
        quiet_to: null,
        muted_push: [],
        muted_email: [],
      },
      email_opt_in: true,
      partner_id: null,
      roles: [],
      has_password: true,
      vat_rate: 21,
      unread_chats: 0,
      unread_notifications: 0,
    });
  });

  it("says whom one blocks, and never who blocks one", async () => {
    const other = await signedUp();
    await insert("INSERT INTO block VALUES (?, ?, 0)", person.id, other.id);
    const [mine, theirs] = [await own(person), await own(other)];
    expect([mine.blocked_users, mine.blocked_by]).toEqual([[other.id], []]);
    expect([theirs.blocked_users, theirs.blocked_by]).toEqual([[], []]);
  });

  it("says what the ledger says", async () => {
    await earns(person, 9500);
    await earns(person, 2000, "credits");
    expect(await own(person)).toMatchObject({ balance: "95.00", credits: "20.00" });
  });

  it("is not there for visitors", async () => {
    expect((await visitor.api("GET", OWN)).body.code).toBe("not_authenticated");
    expect((await visitor.api("PATCH", OWN, {})).status).toBe(401);
  });
});

describe("changing the profile", () => {
  it("changes what is sent and nothing else", async () => {
    await change(person, { name: "Petra Bakker", bio: "Regel één\nRegel <b>twee</b>", function_title: "Schilder" });
    const { status, body } = await change(person, {
      bio: null,
      zipcode: "1012 ab",
      categories: [4, "1"],
      active_worker: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Petra Bakker",
      function_title: "Schilder",
      bio: null,
      zipcode: "1012AB",
      city: "Amsterdam",
      categories: [1, 4],
      active_worker: true,
    });
    expect(await own(person)).toEqual(body);
    const without = (await change(person, { zipcode: null, categories: [], function_title: " " })).body;
    expect(without).toMatchObject({ zipcode: null, city: null, categories: [], function_title: null });
  });

  it("keeps a name that is emptied, with all else that was sent; a first name can wait", async () => {
    const named = await signedUp({ name: "Petra Bakker", verification: "verified" });
    for (const name of ["", " ", null]) {
      const { status, body } = await change(named, { name, bio: "Nieuw", zipcode: "1234AB" });
      expect([status, Object.keys(body).toSorted()]).toEqual([400, ["name", "zipcode"]]);
    }
    expect(await own(named)).toMatchObject({ name: "Petra Bakker", verified: true, bio: null });
    const nameless = await signedUp({ name: "" });
    expect((await change(nameless, { name: "", bio: "Nieuw" })).body).toMatchObject({ name: "", bio: "Nieuw" });
  });

  it("ignores what is not one's own to say", async () => {
    const before = await own(person);
    const forged = { id: 1, verified: true, balance: "99.00", credits: "1.00", rating: 5, roles: ["admin"], code: "X" };
    const { status, body } = await change(person, { ...forged, activated: false, status: "suspended", jobs: 9 });
    expect([status, body]).toEqual([200, before]);
  });

  it("says all that is wrong at once and changes nothing then", async () => {
    const { status, body } = await change(person, {
      name: "x".repeat(61),
      bio: "Nieuw",
      zipcode: "1234AB",
      categories: [1, 11],
      language: "de",
      iban: "NL91ABNA0417164301",
      notification_settings: { distance: 101 },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      name: ["Maximaal 60 tekens."],
      zipcode: ["Deze postcode bestaat niet."],
      categories: ["Kies een van de mogelijkheden."],
      language: ["Kies een van de mogelijkheden."],
      iban: ["Dit is geen geldig IBAN."],
      notification_settings: ["Ongeldige waarde."],
    });
    expect((await own(person)).bio).toBeNull();
  });

  it("keeps settings that are not named", async () => {
    await change(person, { notification_settings: { quiet_from: 22, quiet_to: 7 } });
    const { body } = await change(person, { notification_settings: { email: false, quiet_to: null } });
    expect(body.notification_settings).toEqual({
      push: true,
      email: false,
      distance: 25,
      quiet_from: 22,
      quiet_to: null,
      muted_push: [],
      muted_email: [],
    });
  });

  it("keeps the IBAN whole and shows it masked", async () => {
    expect((await change(person, { iban: "nl91 abna 0417 1643 00" })).body.iban).toBe("NL91******4300");
    expect((await change(person, { iban: "NL91******4300" })).body.iban).toBe("NL91******4300");
    const kept = () => env.DB.prepare("SELECT iban FROM user WHERE id = ?").bind(person.id).first("iban");
    expect(await kept()).toBe("NL91ABNA0417164300");
    expect((await change(person, { iban: "NL00******0000" })).body).toEqual({ iban: ["Dit is geen geldig IBAN."] });
    expect((await change(person, { iban: "" })).body.iban).toBeNull();
    expect((await change(person, { iban: "NL91******4300" })).status).toBe(400);
    expect(await kept()).toBeNull();
  });

  it("changes the password as set_password does", async () => {
    const refused = await change(person, { old_password: "Fout1234", new_password: "a" });
    expect(refused.body).toEqual({
      old_password: ["Huidig wachtwoord klopt niet"],
      new_password: ["Nieuw wachtwoord moet minimaal 8 tekens bevatten"],
    });
    expect((await change(person, { new_password: "Nieuw4567!" })).body).toEqual({
      old_password: ["Vul alle velden in"],
    });
    expect((await change(person, { old_password: PASSWORD, new_password: "Nieuw4567!" })).status).toBe(200);
    const logIn = await visitor.api("POST", "/api/user/token/", { email: person.email, password: "Nieuw4567!" });
    expect(logIn.status).toBe(200);
  });

  it("reads a form, pictures too, and takes what a picture tells of its maker out", async () => {
    const form = new FormData();
    form.append("name", "Petra Bakker");
    form.append("categories", "3");
    form.append("active_worker", "true");
    form.append("notification_settings", '{"distance": 10}');
    form.append("image", new File([aJpeg({ gps: true })], "ik.gif", { type: "image/gif" }));
    const { status, body } = await change(person, form);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      categories: [3],
      active_worker: true,
      image: expect.stringMatching(/^\/api\/media\//),
    });
    expect(body.notification_settings.distance).toBe(10);
    const shown = await visitor.api("GET", body.image);
    expect(shown.status).toBe(200);
    expect(SECRETS.filter((secret) => new TextDecoder("latin1").decode(shown.body).includes(secret))).toEqual([]);
    const without = (await change(person, { image: null })).body;
    expect([without.image, without.name]).toEqual([null, "Petra Bakker"]);
    expect((await visitor.api("GET", body.image)).status).toBe(404);
  });

  it("refuses a file that is no picture", async () => {
    const form = new FormData();
    form.append("image", new File(["<svg/>"], "ik.png", { type: "image/png" }));
    expect((await change(person, form)).body).toEqual({ image: ["Gebruik een JPEG-, PNG- of WebP-bestand."] });
  });
});

describe("a business", () => {
  const details = {
    company: "Bouw en Zo",
    address: "Coolsingel 1, Rotterdam",
    email: "info@bouw.test",
    kvk: "12345678",
    vat: "NL004495445B01",
  };

  it("shows who the trader is, and goes by its company", async () => {
    const { status, body } = await change(person, {
      business: true,
      business_details: { ...details, vat: "nl 0044.95.445 b01" },
    });
    expect([status, body.business, body.business_details]).toEqual([200, true, details]);
    const seen = (await find(person.id)).body;
    expect([seen.name, seen.business_details]).toEqual(["Bouw en Zo", details]);
    const again = await change(person, { business: true });
    expect(again.status).toBe(200);
  });

  it("shows no details of someone who is no business", async () => {
    await change(person, { business: true, business_details: details });
    await change(person, { business: false });
    const seen = (await find(person.id)).body;
    expect([seen.name, seen.business_details]).toEqual(["Petra de V.", null]);
  });

  it.each([
    ["no details", undefined, "Dit veld is verplicht."],
    ["details that are not complete", { ...details, address: " " }, "Dit veld is verplicht."],
    ["a chamber of commerce number of equal digits", { ...details, kvk: "11111111" }, "Dit nummer klopt niet."],
    ["a VAT number that fails both tests", { ...details, vat: "NL123456789B01" }, "Dit nummer klopt niet."],
  ])("needs more than %s", async (_, business_details, message) => {
    const { status, body } = await change(person, { business: true, business_details });
    expect([status, body]).toEqual([400, { business_details: [message] }]);
  });
});

describe("someone's public profile", () => {
  it("has no field that is theirs alone", async () => {
    const { status, body } = await find(person.id);
    expect(status).toBe(200);
    const theirs = ["email", "zipcode", "iban", "balance", "credits", "code", "partner_id", "blocked_users", "roles"];
    expect(theirs.filter((field) => field in body)).toEqual([]);
    expect(body.name).toBe("Petra de V.");
  });

  it("says the full name to the person and to whom an accepted bid joined", async () => {
    const [known, stranger] = [await signedUp(), await signedUp()];
    await insert("INSERT INTO acquaintance VALUES (?, ?)", known.id, person.id);
    const names = [person, known, stranger].map(async (by) => (await find(person.id, by)).body.name);
    expect(await Promise.all(names)).toEqual(["Petra de Vries", "Petra de Vries", "Petra de V."]);
  });

  it("has the newest visible reviews and projects, newest first", async () => {
    const author = await signedUp({ name: "Hassan Bakker" });
    const now = Date.now();
    for (const [rating, status] of [
      [4, "visible"],
      [1, "hidden"],
      [5, "visible"],
      [1, "removed"],
    ] as const) {
      await insert(
        "INSERT INTO job (user_id, title, description, price_type, budget, category, created_at, updated_at) VALUES (?, 'Muur', 'Wit', 'budget', 1000, 4, ?, ?)",
        author.id,
        now,
        now,
      );
      await insert(
        "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) SELECT max(id), ?, ?, ?, 'Netjes', ?, ? FROM job",
        author.id,
        person.id,
        rating,
        status,
        now,
      );
    }
    await insert(
      "INSERT INTO work_experience (user_id, title, description, created_at) VALUES (?, 'Schuur', 'Hout', ?)",
      person.id,
      now,
    );
    await insert(
      "INSERT INTO work_experience_image (work_experience_id, media_key, position) SELECT max(id), 'abc', 0 FROM work_experience",
    );
    const { body } = await find(person.id);
    expect(body.reviews.map((review: { rating: number }) => review.rating)).toEqual([5, 4]);
    expect(body.reviews[0]).toMatchObject({ job_title: "Muur", user: person.id, visible: true, reply: null });
    expect(body.reviews[0].author).toMatchObject({ id: author.id, name: "Hassan B." });
    expect([body.rating, body.reviews_count, body.workexperience_count]).toEqual([4.5, 2, 1]);
    expect(body.workexperience).toEqual([
      {
        id: expect.any(Number),
        title: "Schuur",
        description: "Hout",
        work_experience_image: [{ id: expect.any(Number), uri: "/api/media/abc/", alt: null }],
      },
    ]);
  });

  it.each<[string, PersonOverrides | string]>([
    ["a suspended account", { status: "suspended" }],
    ["a deleted account", { status: "deleted", email_key: null }],
    ["a number nobody has", "999999999"],
    ["no number", "abc"],
    ["zero", "0"],
  ])("is not found for %s", async (_, whose) => {
    const id = typeof whose === "string" ? whose : (await signedUp(whose)).id;
    const { status, body } = await find(id);
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("is answered with 304 to who has it", async () => {
    const tag = (await find(person.id)).headers.get("ETag") ?? "";
    expect((await visitor.api("GET", `${OWN}${person.id}/`, undefined, { "If-None-Match": tag })).status).toBe(304);
    expect((await find(person.id, person)).headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

describe("offering help", () => {
  it("is switched on and off", async () => {
    for (const value of [true, "false"]) {
      const { status, body } = await person.api("POST", "/api/user/active-worker/", { value });
      expect([status, body]).toEqual([200, { active_worker: value === true }]);
    }
    expect((await person.api("POST", "/api/user/active-worker/", {})).body).toEqual({
      value: ["Dit veld is verplicht."],
    });
  });

  it("is for the categories that are chosen", async () => {
    const choose = (categories: unknown) => person.api("POST", "/api/user/categories/", { categories });
    expect((await choose([7, "2"])).body).toEqual({ categories: [2, 7] });
    expect((await own(person)).categories).toEqual([2, 7]);
    for (const wrong of [[1, 1], [0], [11], "x", { 0: 1 }]) expect((await choose(wrong)).status).toBe(400);
    expect((await choose(undefined)).body).toEqual({ categories: ["Dit veld is verplicht."] });
    expect((await choose([])).body).toEqual({ categories: [] });
  });

  it("shows the banner about verification until one is verified", async () => {
    const banners = async (overrides: PersonOverrides) =>
      (await (await signedUp(overrides)).api("GET", "/api/user/banners/")).body;
    expect(await banners({})).toEqual({ count: 0, results: [] });
    const helper = await signedUp({ active_worker: 1 });
    expect((await helper.api("GET", "/api/user/banners/?page=2")).body).toEqual({ count: 1, results: [] });
    expect((await helper.api("GET", "/api/user/banners/?page=0")).status).toBe(400);
    expect(await banners({ active_worker: 1, verification: "verified" })).toEqual({ count: 0, results: [] });
    expect(await banners({ active_worker: 1, verification: "pending" })).toMatchObject({
      count: 1,
      results: [{ id: "verify", link: "/profile/settings" }],
    });
  });
});

it("names a photo that is none beside a text that is refused, on both its pages", async () => {
  const browser = await browserOf(person);
  for (const page of [`/profile/${person.id}?index`, `/profile/${person.id}/starten/wie`]) {
    const form = new FormData();
    form.set("name", "Petra 0612345678");
    form.set("bio", "Bel 0612345678");
    form.set("image", new File(["geen foto"], "foto.jpg", { type: "image/jpeg" }));
    const answer = await browser.post(page, form);
    expect([page, answer.status]).toEqual([page, 422]);
    expect(textOf(answer)).toContain("Pas dit aan: “0612345678”");
    expect(textOf(answer)).toContain("Gebruik een JPEG-, PNG- of WebP-bestand.");
  }
});

it("remembers that the introduction was seen", async () => {
  expect((await person.api("POST", "/api/user/intro/")).body).toEqual({ first_time: false });
  expect((await own(person)).first_time).toBe(false);
});
