import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp } from "./client";
import { valueOf } from "./world";

const TITLE = { title: "Lekkende kraan", when: "asap", intent: "next" };
const STREET = { zipcode: "1016GC", location_details: "Prinsengracht 263, tweede bel", intent: "next" };

const aDraftPath = () => `/post-job/${crypto.randomUUID()}`;

type Browser = Awaited<ReturnType<typeof browserOf>>;

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
    const price = { price_type: "budget", budget: "60,50" };
    const question = await browser.get(`${draft}/budget`);
    expect(shownIn(question)).toBe("");
    expect((await browser.post(`${draft}/budget`, { ...price, intent: "next" })).to).toBe(`${draft}/budget`);
    const check = await browser.get(`${draft}/budget`);
    expect(textOf(check)).toMatch(/Controleer je klus.*€ 60,50/s);
    const shown = shownIn(check);
    const post = (of: string) => browser.post(`${draft}/budget`, { ...price, intent: "post", shown: of });
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
      browser.post(`${draft}/budget`, { ...answer, intent: "post" });
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
      browser.post(draft + step, { ...fields, intent: step === "/budget" ? "post" : "next" }).then(({ to }) => to);
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
