import { listDurableObjectIds, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sweepUploads } from "../../workers/pages/uploads";
import { aJpeg, aPng, bytesOf, SECRETS } from "../pictures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";
import { aJob, valueOf } from "./world";

const TITLE = { title: "Lekkende kraan", when: "asap", intent: "next" };
const STREET = { zipcode: "1016GC", location_details: "Prinsengracht 263, tweede bel", intent: "next" };

function photo(bytes: Uint8Array<ArrayBuffer>, name = "tuin é.png") {
  const form = new FormData();
  form.append("intent", "add");
  form.append("images", new File([bytes], name));
  return form;
}

const aDraftPath = () => `/post-job/${crypto.randomUUID()}`;

const uploadIn = (html: string) => /src="(\/uploads\/[0-9a-f-]{36})"/.exec(html)?.[1] ?? "no picture";

type Browser = Awaited<ReturnType<typeof browserOf>>;

async function withPhoto(bytes = aPng()) {
  const person = await signedUp();
  const browser = await browserOf(person);
  const draft = aDraftPath();
  await browser.post(draft, TITLE);
  await browser.post(`${draft}/locatie`, STREET);
  await browser.post(`${draft}/details`, photo(bytes));
  const page = await browser.get(`${draft}/details`);
  return { person, browser, draft, url: uploadIn(page.html) };
}

describe("a picture of a draft", () => {
  it("is shown to the browser that sent it, and to no other", async () => {
    const { browser, url } = await withPhoto();
    const own = await browser.get(url);
    expect([own.status, own.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await (await browserOf()).get(url)).status).toBe(404);
    expect((await (await browserOf(await signedUp())).get(url)).status).toBe(404);
  });

  it("is stored without the place where it was taken", async () => {
    const { browser, url } = await withPhoto(aJpeg({ gps: true }));
    const { html } = await browser.get(url);
    expect(html.length).toBeGreaterThan(100);
    for (const secret of SECRETS) expect(html).not.toContain(secret);
  });

  it("is no picture of a stranger's profile, and not theirs to remove", async () => {
    const { browser, draft, url } = await withPhoto();
    const id = url.replace("/uploads/", "");
    const thief = await signedUp();
    const other = await browserOf(thief);
    const profile = new FormData();
    profile.append("photo", id);
    profile.append("first_name", "Dief");
    await other.post(`/profile/${thief.id}?index`, profile);
    expect((await thief.api("GET", "/api/user/data/")).body.image).toBeNull();
    const removal = new FormData();
    removal.append("intent", `remove:${id}`);
    await other.post(`${draft}/details`, removal);
    expect((await browser.get(url)).status).toBe(200);
  });

  it("is one by its bytes, not by its name", async () => {
    const { browser, draft } = await withPhoto();
    const refused = await browser.post(
      `${draft}/details`,
      photo(new TextEncoder().encode("<svg onload=alert(1)>"), "foto.png"),
    );
    expect([refused.status, refused.to]).toEqual([422, null]);
    expect(textOf(refused)).toContain("foto.png: Gebruik een JPEG-, PNG- of WebP-bestand.");
  });

  it("that is damaged is refused by name, and the others stay", async () => {
    const { browser, draft } = await withPhoto();
    const sent = photo(aPng({ undecodable: true }), "tuin.png");
    const whole = aJpeg({ width: 640, height: 480 });
    sent.append("images", new File([whole.slice(0, whole.length / 2)], "schuur.jpg"));
    sent.append("images", new File([aPng({ width: 8000, height: 6251 })], "lucht.png"));
    sent.append("images", new File([bytesOf(aJpeg(), "\n")], "pad.jpg"));
    const shown = await browser.post(`${draft}/details`, sent);
    expect(shown.status).toBe(422);
    const refused = [...textOf(shown).matchAll(/(\w+\.(?:png|jpg)): ([^.]+)/g)].map(([, name, why]) => [name, why]);
    expect(Object.fromEntries(refused)).toEqual({
      "tuin.png": "Deze foto is beschadigd",
      "schuur.jpg": "Deze foto is beschadigd",
      "lucht.png": "Deze foto heeft te veel pixels",
    });
    expect(shown.html.match(/src="\/uploads\//g)).toHaveLength(2);
  });

  it("keeps a name that ends in emoji, cut between two of them", async () => {
    const name = "🪴".repeat(120);
    const { browser, draft } = await withPhoto();
    await browser.post(`${draft}/details`, photo(aPng(), name));
    const { status, html } = await browser.get(`${draft}/details`);
    expect([status, html.match(/src="\/uploads\//g)?.length]).toEqual([200, 2]);
    expect(html).not.toContain("\uFFFD");
  });

  it("goes after a week", async () => {
    const { browser, url } = await withPhoto();
    expect(await sweepUploads(env.MEDIA, Date.now())).toBe(0);
    expect(await sweepUploads(env.MEDIA, Date.now() + 8 * 24 * 3600 * 1000)).toBeGreaterThan(0);
    expect((await browser.get(url)).status).toBe(404);
  });

  it("is one of fifty at most: the oldest make room", async () => {
    const { person, browser, url } = await withPhoto();
    const sendPhoto = () => {
      const form = new FormData();
      form.append("zipcode", "nergens");
      form.append("image", new File([aPng()], "ik.png"));
      return browser.post(`/profile/${person.id}?index`, form);
    };
    for (let at = 0; at < 49; at++) await sendPhoto();
    expect((await browser.get(url)).status).toBe(200);
    expect((await sendPhoto()).status).toBe(422);
    expect((await browser.get(url)).status).toBe(404);
  });
});

describe("a draft", () => {
  it("is for who has its cookie, which nobody else can make", async () => {
    const browser = await browserOf();
    const draft = aDraftPath();
    const answer = await browser.post(draft, TITLE);
    expect(answer.to).toBe(`/signup?next=${encodeURIComponent(draft)}`);
    expect(textOf(await browser.get(answer.to ?? ""))).toContain("Je klus ‘Lekkende kraan’ is bewaard");
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-draft=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    const [value = ""] = cookie.split(";");
    const forged = `${value.slice(0, -3)}AAA`;
    const person = await browserOf(await signedUp());
    expect((await person.get(draft, { Cookie: forged })).html).not.toContain("Lekkende kraan");
    expect((await person.get(draft)).html).not.toContain("Lekkende kraan");
  });

  it("follows its writer through signing up, and shows whoever comes after nothing of it", async () => {
    const [first, second] = [await signedUp(), await signedUp()];
    const browser = await browserOf();
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    await browser.post("/login", { email: first.email, password: PASSWORD, next: draft });
    expect((await browser.get(draft)).html).toContain("Lekkende kraan");
    await browser.post(`${draft}/locatie`, STREET);
    expect((await browser.get(`${draft}/locatie`)).html).toContain("Prinsengracht 263");
    await browser.post("/login", { email: second.email, password: PASSWORD, next: draft });
    expect((await browser.get(draft)).html).not.toContain("Lekkende kraan");
    await browser.post(draft, { ...TITLE, title: "Iets anders" });
    expect((await browser.get(`${draft}/locatie`)).html).not.toContain("Prinsengracht 263");
  });

  it.each([
    ["after logging out", (browser: Browser) => browser.post("/logout", {})],
    ["without its session", async (browser: Browser) => browser.forget("session")],
    ["with all cookies gone", async (browser: Browser) => browser.forget("session", "draft")],
  ])("loses nothing when a step is sent %s", async (_how, end) => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    await browser.post(`${draft}/locatie`, STREET);
    await end(browser);
    const { to } = await browser.post(`${draft}/details`, { description: "Hij drupt", intent: "next" });
    expect(to).toBe(`/signup?next=${encodeURIComponent(`${draft}/details`)}`);
    expect(textOf(await browser.get(to ?? ""))).toContain("Je klus is bewaard");
    await browser.post("/login", { email: person.email, password: PASSWORD, next: `${draft}/details` });
    expect((await browser.get(`${draft}/details`)).html).toContain("Hij drupt");
    expect((await browser.get(`${draft}/locatie`)).html).toContain("Prinsengracht 263");
    expect((await browser.get(draft)).html).toContain("Lekkende kraan");
  });

  it("does not mix with one of another tab, and each is a link away", async () => {
    const browser = await browserOf(await signedUp());
    const [first, second] = [aDraftPath(), aDraftPath()];
    await browser.post(first, TITLE);
    await browser.post(second, { ...TITLE, title: "Heg snoeien" });
    await browser.post(`${first}/locatie`, STREET);
    expect((await browser.get(first)).html).toContain("Lekkende kraan");
    expect((await browser.get(`${second}/locatie`)).html).not.toContain("Prinsengracht");
    const started = (await browser.get("/post-job")).to ?? "";
    expect(started).toMatch(/^\/post-job\/[\w-]{36}$/);
    const { html } = await browser.get(started);
    for (const path of [first, second]) expect(html).toContain(`href="${path}"`);
    expect((await browser.get("/post-job/locatie")).to).toBe(`${first}/locatie`);
    expect((await browser.get("/post-job/onzin")).status).toBe(404);
  });

  it("starts with a title from the home page, once, and waits for the sign-up", async () => {
    const browser = await browserOf();
    const { to } = await browser.post("/post-job", { title: "Lekkende kraan" });
    expect(to).toMatch(/^\/signup\?next=%2Fpost-job%2F[\w-]{36}$/);
    expect((await browser.post("/post-job", { title: "Lekkende kraan " })).to).toBe(to);
    expect(textOf(await browser.get(to ?? ""))).toContain("Lekkende kraan");
    expect((await browser.post("/post-job", { title: " " })).to).toBe("/signup?next=%2Fpost-job");
  });

  it("says at the field why it leads back to a step", async () => {
    const browser = await browserOf(await signedUp());
    const draft = aDraftPath();
    await browser.post(draft, { title: "Kraan", when: "date", execution_date: "2020-01-01" });
    const { to } = await browser.post(`${draft}/budget`, { price_type: "TBD", intent: "next" });
    expect(to).toBe(`${draft}?nakijken`);
    const page = await browser.get(to ?? "");
    expect(page.html).toMatch(
      /name="execution_date"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="execution_date"/,
    );
    expect(textOf(page)).toContain("Deze datum is al voorbij.");
    expect(textOf(await browser.get(draft))).not.toContain("Deze datum is al voorbij.");
  });

  it("is posted as the page of its last step showed it, not as another tab changed it", async () => {
    const placer = await signedUp();
    const browser = await browserOf(placer);
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    await browser.post(`${draft}/locatie`, STREET);
    await browser.post(`${draft}/details`, { description: "Hij drupt", category: "6", intent: "next" });
    const shownIn = ({ html }: { html: string }) => /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const shown = shownIn(await browser.get(`${draft}/budget`));
    const post = (of: string) => browser.post(`${draft}/budget`, { price_type: "TBD", intent: "next", shown: of });
    await browser.post(`${draft}/locatie`, { ...STREET, zipcode: "3511AB" });
    const refused = await post(shown);
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain("in een ander tabblad veranderd");
    expect(textOf(refused)).toContain("3511");
    const jobs = () => valueOf("SELECT count(*) FROM job WHERE user_id = ?", placer.id);
    expect(await jobs()).toBe(0);
    expect((await post(shownIn(refused))).to).toMatch(/^\/bedankt\.html\?task=\d+$/);
    expect((await post(shown)).to).toMatch(/^\/bedankt\.html\?task=\d+$/);
    expect(await jobs()).toBe(1);
  });

  it("sent three times at once, once with another answer, becomes one job; every answer leads to its thanks", async () => {
    const placer = await signedUp();
    const browser = await browserOf(placer);
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    await browser.post(`${draft}/locatie`, STREET);
    await browser.post(`${draft}/details`, { description: "Hij drupt", category: "6", intent: "next" });
    const post = (answer: Record<string, string> = { price_type: "TBD" }) =>
      browser.post(`${draft}/budget`, { ...answer, intent: "next" });
    const answers = await Promise.all([post(), post({ price_type: "budget", budget: "50" }), post()]);
    expect((await placer.api("GET", "/api/job/mine/")).body.count).toBe(1);
    const later = [await browser.get(draft), await browser.get(`${draft}/details`)];
    const [thanks = ""] = later.map(({ to }) => to ?? "");
    expect(thanks).toMatch(/^\/bedankt\.html\?task=\d+$/);
    expect(later[1]?.to).toBe(thanks);
    expect(new Set(answers.map(({ to }) => to))).toEqual(new Set([thanks, `${thanks}&gewijzigd`]));
  });

  it("that was posted takes no other answers, and says so", async () => {
    const browser = await browserOf(await signedUp());
    const draft = aDraftPath();
    const details = { description: "Hij drupt", category: "6" };
    await browser.post(draft, TITLE);
    await browser.post(`${draft}/locatie`, STREET);
    await browser.post(`${draft}/details`, { ...details, intent: "next" });
    const post = (step: string, fields: Record<string, string>) =>
      browser.post(draft + step, { ...fields, intent: "next" }).then(({ to }) => to);
    const thanks = await post("/budget", { price_type: "budget", budget: "60,50" });
    expect(thanks).toMatch(/^\/bedankt\.html\?task=\d+$/);
    expect(await post("/budget", { price_type: "budget", budget: "60,50" })).toBe(thanks);
    expect(await post("/details", details)).toBe(thanks);
    const changed = `${thanks}&gewijzigd`;
    expect(await post("/budget", { price_type: "budget", budget: "70" })).toBe(changed);
    expect(await post("/details", { ...details, description: "Hij drupt erg" })).toBe(changed);
    expect(await post("", { ...TITLE, title: "Kraan lekt" })).toBe(changed);
  });

  it("is in the export until it is posted", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    const drafts = async () => (await person.api("GET", "/api/user/export/")).body.drafts;
    expect(await drafts()).toMatchObject([
      { kind: draft.replace("/post-job/", "job:"), content: { fields: { title: TITLE.title } } },
    ]);
    const box = env.DRAFTS.get(env.DRAFTS.idFromName(`user:${person.id}`));
    await box.write(draft.replace("/post-job/", "job:"), "{}", true);
    expect(await drafts()).toEqual([]);
  });

  it("goes after a week", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const draft = aDraftPath();
    await browser.post(draft, TITLE);
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3600 * 1000, toFake: ["Date"] });
    const box = env.DRAFTS.get(env.DRAFTS.idFromName(`user:${person.id}`));
    expect(await box.read(draft.replace("/post-job/", "job:"))).toBeNull();
    await runDurableObjectAlarm(box);
    vi.useRealTimers();
    expect(await box.all("")).toEqual([]);
  });

  it("of a message is no reason to fail, whatever the address", async () => {
    const browser = await browserOf();
    const answer = await browser.post(`/messages/${"x".repeat(600)}`, { message: "Hoi" });
    expect(answer.status).toBe(303);
  });

  it("is written so many times an hour, then 429 with the time to wait", async () => {
    const browser = await browserOf();
    const draft = aDraftPath();
    const answers = [];
    for (let at = 0; at < 301; at++) answers.push(await browser.post(draft, TITLE));
    expect(answers.slice(0, 300).every(({ status }) => status === 303)).toBe(true);
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(last?.html).toContain("Even rustig aan");
  });
});

describe("what was typed before logging in", () => {
  it("as a question waits on the page of the job, and goes when it is asked", async () => {
    const job = await aJob(await signedUp());
    const person = await signedUp();
    const browser = await browserOf();
    const sent = await browser.post(`/task/${job}`, { comment: "Mag het ook zondag?", intent: "ask" });
    expect(sent.to).toBe(`/login?next=${encodeURIComponent(`/task/${job}#vragen`)}`);
    await browser.post("/login", { email: person.email, password: PASSWORD, next: `/task/${job}#vragen` });
    expect((await browser.get(`/task/${job}`)).html).toContain(">Mag het ook zondag?</textarea>");
    await browser.post(`/task/${job}`, { comment: "Mag het ook zondag?", intent: "ask" });
    expect((await browser.get(`/task/${job}`)).html).not.toContain(">Mag het ook zondag?</textarea>");
  });

  it("as a bid waits with its message", async () => {
    const job = await aJob(await signedUp());
    const browser = await browserOf();
    const path = `/task/${job}/bod`;
    await browser.post(path, { amount: "45,50", message: "Ik kan dinsdag", intent: "place" });
    const { email } = await signedUp();
    await browser.post("/login", { email, password: PASSWORD, next: path });
    const { html } = await browser.get(path);
    expect(html).toContain('value="45,50"');
    expect(html).toContain(">Ik kan dinsdag</textarea>");
    expect((await browser.get(`/task/${await aJob(await signedUp())}/bod`)).html).not.toContain("Ik kan dinsdag");
  });
});

describe("what is typed and not sent", () => {
  const typed = {
    email: "noa@voorbeeld.nl",
    first_name: "Noa",
    password: "Geheim123!",
    confirm: "Geheim123!",
    images: "",
  };
  const another = (next: string, form: string) => `/language?${new URLSearchParams({ lng: "en", next, form })}`;
  const stored = async () => {
    const boxes = await listDurableObjectIds(env.DRAFTS);
    return JSON.stringify(await Promise.all(boxes.map((id) => env.DRAFTS.get(id).all(""))));
  };

  it("waits under the address of its page, without its secrets", async () => {
    const browser = await browserOf();
    const path = "/signup?next=%2Fwallet&unsent=";
    expect((await browser.post(another("/signup?next=/wallet", "signup"), typed)).to).toBe(path);
    const { html } = await browser.get(path);
    expect(html).toContain('value="noa@voorbeeld.nl"');
    expect(html).not.toMatch(/aria-invalid/);
    expect(await stored()).toContain("noa@voorbeeld.nl");
    expect(await stored()).not.toContain("Geheim123!");
    expect((await browser.get("/signup")).html).not.toContain("noa@");
    expect((await browser.get("/contact?unsent")).html).not.toContain("noa@");
    expect((await (await browserOf()).get(path)).html).not.toContain("noa@");
  });

  it("is no order to the form library, and no array of its making", async () => {
    const browser = await browserOf();
    const hostile = { "x[20000000]": "y", "a.b": "c", __intent__: "{}", __proto__x: "z", [`n${"n".repeat(90)}`]: "n" };
    expect((await browser.post(another("/signup", "signup"), hostile)).to).toBe("/signup");
    const { to } = await browser.post(another("/signup", "signup"), { ...hostile, email: "sem@voorbeeld.nl" });
    expect(to).toBe("/signup?unsent=");
    expect((await browser.get("/signup?unsent=")).html).toContain('value="sem@voorbeeld.nl"');
    expect(await stored()).not.toMatch(/20000000|__intent__/);
  });

  it("has no photos, and says so in the chosen language", async () => {
    const browser = await browserOf();
    const { to } = await browser.post(another("/signup", "signup"), { ...typed, images: "tuin.jpg" });
    expect(textOf(await browser.get(to ?? ""))).toContain("Choose them again");
    expect(await stored()).not.toContain("tuin.jpg");
  });

  it("is nothing when the form is empty, or not sent along", async () => {
    const browser = await browserOf();
    expect((await browser.post(another("/signup", "signup"), { email: "", first_name: "" })).to).toBe("/signup");
    expect((await browser.post("/language?lng=en&next=/signup", typed)).to).toBe("/signup");
    expect((await browser.post(another("//kwaad.test", "x"), typed)).to).toBe("/?unsent=");
  });
});

it.each(["/..//kwaad.test", "/..\\\\kwaad.test", "/%2e%2e//kwaad.test", "/a/../..//kwaad.test"])(
  "a button around a page never leads to %s",
  async (next) => {
    const address = `/language?${new URLSearchParams({ lng: "en", next })}`;
    expect((await (await browserOf()).post(address, {})).to).toBe("/");
  },
);

it("tries five addresses an hour at signing up, then has to wait", async () => {
  const { email } = await signedUp();
  const browser = await browserOf();
  const tryIt = () => browser.post("/signup", { email, password: "Anders123!", confirm: "Anders123!" });
  for (let at = 0; at < 5; at++) expect((await tryIt()).to).toBe("/login?next=%2F&mail");
  const sixth = await tryIt();
  expect([sixth.status, sixth.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d{4}$/)]);
  expect(textOf(sixth)).toContain("Te veel pogingen. Probeer het over 60 minuten opnieuw.");
  expect(sixth.html).toContain(email);
  expect(sixth.html).not.toContain("Anders123!");
});

describe("a copy of a visitor's draft cookie", () => {
  const SECRET = "De sleutel ligt onder de mat";
  const keep = (browser: Browser, letter: string) =>
    browser.post("/language?lng=en&next=/contact&form=contact", { name: "Vera", letter });

  it("does not open what the next user of that computer types", async () => {
    const browser = await browserOf();
    await keep(browser, "Van voor de login");
    const copy = await browserOf();
    copy.take(browser.cookie("draft"));
    const person = await signedUp();
    await browser.post("/login", { email: person.email, password: PASSWORD });
    expect((await browser.get("/contact?unsent")).html).toContain("Van voor de login");
    await keep(browser, SECRET);
    expect((await browser.get("/contact?unsent")).html).toContain(SECRET);
    expect((await copy.get("/contact?unsent")).html).not.toContain(SECRET);
    await keep(copy, "Ingevuld door een ander");
    expect((await browser.get("/contact?unsent")).html).not.toContain("Ingevuld door een ander");
  });

  it("does not work in a session", async () => {
    const visitor = await browserOf();
    await keep(visitor, "Van een ander");
    const browser = await browserOf(await signedUp());
    browser.take(visitor.cookie("draft"));
    expect((await browser.get("/contact?unsent")).html).not.toContain("Van een ander");
    await keep(browser, SECRET);
    expect((await visitor.get("/contact?unsent")).html).not.toContain(SECRET);
  });
});
