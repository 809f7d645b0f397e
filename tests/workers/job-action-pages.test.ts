import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { signedUp } from "./client";
import { aPaidDeal, db } from "./money";
import { aJob, neighbours } from "./world";

const page = (job: number, action: string) => `/task/${job}/actie/${action}`;
const menuOf = (html: string, job: number) =>
  [...html.matchAll(new RegExp(`href="/task/${job}/actie/(\\w+)"`, "g"))].map(([, action]) => action);

describe("what an owner is asked once more", () => {
  it("names the helper, the agreed amount and the money, not what was asked for the job", async () => {
    const { owner, job } = await aPaidDeal(6_000);
    await db.prepare("UPDATE job SET budget = 9900 WHERE id = ?").bind(job).run();
    const browser = await browserOf(owner);
    const solve = textOf(await browser.get(page(job, "solve")));
    expect(solve).toMatch(/We betalen nu aan \S+.* uit wat we vasthouden: jullie spraken € 60,00 af/);
    expect(solve).toMatch(/Ja, betaal \S+/);
    expect(solve).not.toContain("99");
    expect(textOf(await browser.get(page(job, "cancel")))).toContain("en je krijgt € 63,00 terug");
  });

  it("is not offered when it would be refused, and says why", async () => {
    const { owner, job } = await aPaidDeal();
    const browser = await browserOf(owner);
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual(["solve", "cancel"]);
    const remove = await browser.get(page(job, "delete"));
    expect(textOf(remove)).toContain("Er staat nog geld open. Rond dat eerst af.");
    expect(textOf(remove)).not.toContain("Ja, verwijder klus");
    await db.prepare("UPDATE payment SET status = 'disputed' WHERE job_id = ?").bind(job).run();
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual([]);
  });

  it("without a helper speaks of no money", async () => {
    const owner = await signedUp();
    const job = await aJob(owner);
    const browser = await browserOf(owner);
    expect(menuOf((await browser.get(`/task/${job}`)).html, job)).toEqual(["solve", "reserve", "renew", "delete"]);
    expect(textOf(await browser.get(page(job, "solve")))).toContain("De klus gaat van de lijst.");
  });
});

describe("the page that says thanks", () => {
  it("is for who posted the job, alone", async () => {
    const { placer, helper, job } = await neighbours();
    const path = `/bedankt.html?task=${job}`;
    expect((await (await browserOf(placer)).get(path)).status).toBe(200);
    expect((await (await browserOf(helper)).get(path)).status).toBe(404);
    expect((await (await browserOf()).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
  });
});

it("tells a visitor of a stored job only when there is one", async () => {
  const browser = await browserOf();
  const path = "/signup?next=%2Fpost-job%2Flocatie";
  expect(textOf(await browser.get(path))).not.toContain("Je klus is bewaard");
  await browser.post("/post-job", { title: "Kraan", when: "asap", intent: "next" });
  expect(textOf(await browser.get(path))).toContain("Je klus is bewaard");
});
