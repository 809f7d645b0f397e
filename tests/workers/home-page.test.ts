import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { NEARBY_KILOMETRES } from "~/domain/jobs/distance";
import { anAdmin, aReport } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp } from "./client";
import { aFailedPayout, aPaidDeal, aTapJob } from "./money";
import { aJob } from "./world";

async function shownTo(person: Person): Promise<{ html: string; waiting: (string | undefined)[] }> {
  const { html } = await (await browserOf(person)).get("/");
  const [, rows = ""] = /<ul class="waiting-rows">(.*?)<\/ul>/s.exec(html) ?? [];
  return { html, waiting: [...rows.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to) };
}

const waitingFor = async (person: Person) => (await shownTo(person)).waiting;

describe("the home page of a helper with a balance", () => {
  it("says when it is paid out, and asks nothing for it", async () => {
    const { owner, helper, job } = await aPaidDeal(10_000, { verification: "verified", iban: "NL91ABNA0417164300" });
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    expect(await waitingFor(helper)).not.toContain("/wallet");
    expect((await (await browserOf(helper)).get("/")).html).toMatch(/we maken het [^<]+ over/);
    await env.DB.prepare("UPDATE user SET iban_changed_at = ? WHERE id = ?").bind(Date.now(), helper.id).run();
    expect((await (await browserOf(helper)).get("/")).html).not.toMatch(/we maken het [^<]+ over/);
  });
});

describe("the home page of an admin", () => {
  it("leads to the admin area while something waits there", async () => {
    const admin = await anAdmin();
    await aReport({ target_type: "user", target_id: (await signedUp()).id });
    const { waiting, html } = await shownTo(admin);
    expect(waiting).toContain("/admin");
    expect(html).not.toContain("er wacht niets op je");
    expect((await shownTo(await signedUp())).waiting).not.toContain("/admin");
  });
});

describe("the home page of a helper whose payout failed", () => {
  it("says so, instead of the balance", async () => {
    const { helper } = await aFailedPayout();
    const { html } = await (await browserOf(helper)).get("/");
    expect(html).toMatch(/Uitbetaling van €\s40 mislukt/);
    expect(await waitingFor(helper)).toContain("/wallet");
    const wallet = textOf(await (await browserOf(helper)).get("/wallet"));
    expect(wallet.indexOf("Je laatste uitbetaling is mislukt")).toBeLessThan(wallet.indexOf("Je saldo"));
    expect(wallet).toContain("Je laatste uitbetaling is mislukt");
    await env.DB.prepare("UPDATE user SET iban = 'NL20INGB0001234567' WHERE id = ?").bind(helper.id).run();
    expect(await waitingFor(helper)).not.toContain("/wallet");
  });

  it("is silent while the next payout is under way", async () => {
    const { helper } = await aFailedPayout();
    expect((await helper.api("POST", "/api/wallet/payout/", { amount: "10.00" })).status).toBe(201);
    expect(await waitingFor(helper)).not.toContain("/wallet");
  });
});

describe("the home page of a helper whose identity is not known", () => {
  const startOf = ({ id }: Person) => `/profile/${id}/starten`;

  it.each(["none", "started"])("asks for the check when it is %s", async (verification) => {
    const person = await signedUp({ active_worker: 1, verification });
    expect(await waitingFor(person)).toEqual([startOf(person)]);
  });

  it("is silent while the check runs", async () => {
    expect(await waitingFor(await signedUp({ active_worker: 1, verification: "pending" }))).toEqual([]);
  });

  it.each([
    ["none", "Laat zien wie je bent"],
    ["pending", "We controleren je identiteit"],
    ["rejected", "Je identiteit controleren is niet gelukt"],
  ])("has a bar that fits the check when it is %s", async (verification, text) => {
    const person = await signedUp({ active_worker: 1, verification });
    expect((await person.api("GET", "/api/user/banners/")).body.results[0].text).toContain(text);
  });

  it("says that the check failed", async () => {
    const person = await signedUp({ active_worker: 1, verification: "rejected" });
    expect(await waitingFor(person)).toEqual([`${startOf(person)}/geld`]);
  });
});

describe("the home page of a newcomer with a bid", () => {
  it("leads to the first steps of a helper, and to jobs before posting one", async () => {
    const person = await signedUp({ first_time: 1 });
    const job = await aTapJob(await signedUp());
    await person.api("POST", "/api/bid/", { job_id: job, amount: "20.00" });
    const { html, waiting } = await shownTo(person);
    const start = `/profile/${person.id}/starten`;
    expect(waiting).toEqual([start]);
    const [, ways = ""] = /<p class="waiting-ways">(.*?)<\/p>/s.exec(html) ?? [];
    expect([...ways.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(["/browse-tasks", "/post-job"]);
    const browser = await browserOf(person);
    expect((await browser.get(`/profile/${person.id}`)).html).toContain(`href="${start}"`);
    expect((await browser.get(`/profile/${person.id}/work-experience`)).html).toContain(`href="${start}"`);
    expect(textOf(await browser.get("/wallet"))).toContain("Hier komt je eerste euro");
  });
});

describe("the home page of a placer", () => {
  it("shows what is held of what the placer paid, until the helper earned it", async () => {
    const { owner, job } = await aPaidDeal(10_000);
    const text = async () => textOf(await (await browserOf(owner)).get("/"));
    expect(await text()).toMatch(/Door jou betaald, nog in bewaring\s*€\s105,00/);
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    expect(await text()).not.toContain("Door jou betaald");
  });

  it("shows unfinished jobs and jobs to post again, and new jobs of others only while nothing waits", async () => {
    const { owner, job } = await aPaidDeal(10_000);
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    const others = await aTapJob(await signedUp());
    const open = await aTapJob(owner);
    const browser = await browserOf(owner);
    const draft = crypto.randomUUID();
    await browser.post(`/post-job/${draft}`, { title: "Schutting rechtzetten", when: "asap", intent: "next" });
    const { html } = await browser.get("/");
    expect(html).toContain(`href="/post-job/${draft}/locatie"`);
    expect(html).toContain(`action="/task/${job}/opnieuw"`);
    expect(html).toContain(`href="/task/${open}"`);
    expect(html).not.toContain(`href="/task/${others}"`);
    expect((await (await browserOf(await signedUp())).get("/")).html).toContain(`href="/task/${others}"`);
  });
});

describe("the home page of a helper", () => {
  it("has no job nearby with an own bid, also one that was withdrawn", async () => {
    const helper = await signedUp({ active_worker: 1, zipcode: "1012AB", zip4: "1012" });
    const owner = await signedUp();
    const jobs = [await aTapJob(owner), await aTapJob(owner), await aTapJob(owner)];
    const [bidOn, withdrawn] = jobs;
    for (const job_id of [bidOn, withdrawn]) await helper.api("POST", "/api/bid/", { job_id, amount: "20.00" });
    await env.DB.prepare("UPDATE bid SET status = 'withdrawn' WHERE job_id = ?").bind(withdrawn).run();
    const { html } = await (await browserOf(helper)).get("/");
    const near = [...html.matchAll(/<section[^>]*aria-labelledby="(?:waiting-near|nieuw)".*?<\/section>/gs)].join("");
    expect(jobs.map((job) => near.includes(`href="/task/${job}"`))).toEqual([false, false, true]);
  });
});

describe("the home page of somebody new", () => {
  it("sends the mail that confirms the address again", async () => {
    const person = await signedUp({ activated: 0 });
    const browser = await browserOf(person);
    expect((await browser.get("/")).html).toContain('action="/account/activate"');
    expect(await browser.post("/account/activate", { email: person.email })).toMatchObject({ status: 303, to: "/" });
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(["activation"]);
    await env.DB.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(person.id).run();
    expect((await browser.get("/")).html).not.toContain('action="/account/activate"');
  });

  it("asks what they come for, until they begin a job, post or bid", async () => {
    const newcomer = () => signedUp({ first_time: 1 });
    const [placer, helper, beginner] = [await newcomer(), await newcomer(), await newcomer()];
    const asksIn = ({ html }: { html: string }) => html.includes('action="/intro"');
    const asks = async (person: Person) => asksIn(await (await browserOf(person)).get("/"));
    const browser = await browserOf(beginner);
    expect(asksIn(await browser.get("/"))).toBe(true);
    await browser.post(`/post-job/${crypto.randomUUID()}`, { title: "Schutting", when: "asap", intent: "next" });
    expect(asksIn(await browser.get("/"))).toBe(false);
    expect(await asks(placer)).toBe(true);
    const job = await aTapJob(placer);
    expect(await asks(placer)).toBe(false);
    expect(await asks(helper)).toBe(true);
    await helper.api("POST", `/api/bid/`, { job_id: job, amount: "20.00" });
    expect(await asks(helper)).toBe(false);
  });
});

describe("the home page of a helper with a postcode", () => {
  it("names the rule of the jobs nearby and how far each is", async () => {
    const owner = await signedUp();
    const title = `Kraan ${crypto.randomUUID()}`;
    await aJob(owner, { title, category: 10, zipcode: "2011AB", zip4: "2011" });
    const helper = await signedUp({ active_worker: 1, zipcode: "2011AB", zip4: "2011" });
    const home = await (await browserOf(helper)).get("/");
    expect(textOf(home)).toContain(`Nieuw binnen ${NEARBY_KILOMETRES} km`);
    expect(textOf(home)).toMatch(new RegExp(`${title}.{0,40}(?:om de hoek|km)`, "i"));
    const stranger = await signedUp({ active_worker: 1, zipcode: null, zip4: null });
    expect(textOf(await (await browserOf(stranger)).get("/"))).not.toContain("Nieuw binnen");
  });
});
