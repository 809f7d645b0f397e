import { beforeEach, describe, expect, it } from "vitest";
import { aDecision, anAdmin, appeal, decideAppeal, job as jobThing, overturned } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsOf, type Person, visitor } from "./client";
import { aPaidDeal } from "./money";
import { aBid, act, neighbours } from "./world";

let admin: Person;
let placer: Person;
let helper: Person;
let job: number;
beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job } = await neighbours());
});

const EN = { "Accept-Language": "en" };

describe("a deal that ended because our team took the job down", () => {
  it("after an appeal both read that the job was put back", async () => {
    const deal = await aPaidDeal(6000);
    const { id } = await aDecision(admin, jobThing(deal.job));
    for (const person of [deal.owner, deal.helper]) {
      const page = textOf(await (await browserOf(person)).get(`/task/${deal.job}`));
      expect(page).toContain("Ons team heeft ‘Kraan lekt’ weggehaald.");
      expect(page).not.toContain("verwijderd");
    }
    await appeal(deal.owner, id);
    await decideAppeal(await anAdmin(), id, "overturned");
    for (const person of [deal.owner, deal.helper]) {
      const browser = await browserOf(person);
      const page = textOf(await browser.get(`/task/${deal.job}`));
      expect(page).toContain("Ons team heeft ‘Kraan lekt’ weggehaald.");
      expect(page).toContain("Daarna heeft ons team de klus teruggezet.");
      expect(page).not.toContain("verwijderd");
      const english = textOf(await browser.get(`/task/${deal.job}?lng=en`, EN));
      expect(english).toContain("Our team has taken ‘Kraan lekt’ down.");
      expect(english).toContain("Later our team put the job back.");
      expect(english).not.toContain("deleted");
    }
  });
});

describe("my jobs", () => {
  it("show the placer a job that our team took down, with the decision", async () => {
    const { id } = await aDecision(admin, jobThing(job));
    const own = await placer.api("GET", "/api/job/mine/?ended=true");
    expect(own.body.results).toMatchObject([{ id: job, status: "deleted", removal: { decision: id } }]);
    expect((await placer.api("GET", "/api/job/mine/")).body.count).toBe(0);
    const browser = await browserOf(placer);
    const shown = await browser.get(`/profile/${placer.id}/my-jobs?tab=jobs`);
    expect(shown.html).toContain(`href="/besluit/${id}"`);
    expect(textOf(shown)).toMatch(/Afgelopen.*Weggehaald.*Ons team heeft deze klus weggehaald.*Lees het besluit/s);
    const page = textOf(await browser.get(`/task/${job}`));
    expect(page).toContain("Weggehaald");
    expect(page).not.toContain("Verwijderd");
  });

  it("do not show a job that its placer deleted", async () => {
    await act(placer, job, "delete");
    expect((await placer.api("GET", "/api/job/mine/?ended=true")).body.count).toBe(0);
  });
});

async function readByBidder(bid: { chat_uri: string }) {
  const browser = await browserOf(helper);
  const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
  return {
    news: `${news.title}: ${news.text}`,
    chat: textOf(await browser.get(`/messages/${bid.chat_uri}`)),
    list: textOf(await browser.get("/messages")),
    bids: textOf(await browser.get(`/profile/${helper.id}/my-jobs?tab=bids`)),
    job: textOf(await browser.get(`/task/${job}`)),
  };
}

describe("a bidder reads everywhere who or what ended the job", () => {
  it("our team", async () => {
    const bid = await aBid(helper, job);
    await aDecision(admin, jobThing(job));
    const read = await readByBidder(bid);
    expect(read.news).toContain("Klus weggehaald: Ons team heeft de klus ‘Schutting schilderen’ weggehaald.");
    expect((await mailsOf(helper, "bid_taken_down"))[0]).toContain("Ons team heeft deze klus weggehaald.");
    expect(read.chat).toContain("Ons team heeft de klus weggehaald");
    for (const list of [read.list, read.bids, read.chat]) expect(list).toContain("Klus weggehaald");
    expect(read.job).toContain("Ons team heeft deze klus weggehaald.");
    for (const place of Object.values(read)) expect(place).not.toMatch(/verwijderd|verlopen/i);
  });

  it("the placer", async () => {
    const bid = await aBid(helper, job);
    await act(placer, job, "delete");
    const read = await readByBidder(bid);
    expect(read.chat).toContain("De plaatser heeft de klus verwijderd");
    expect(read.job).toContain("Deze klus is verwijderd");
    for (const place of Object.values(read)) expect(place).toMatch(/verwijderd/i);
    for (const place of Object.values(read)) expect(place).not.toMatch(/weggehaald|verlopen|tijd was om/i);
  });

  it("time", async () => {
    const bid = await aBid(helper, job);
    const now = new Date(Date.now() + 31 * 86_400_000).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "expiry", user: placer.id, now });
    const read = await readByBidder(bid);
    expect(read.job).toContain("Deze klus is verlopen");
    for (const place of Object.values(read)) expect(place).toMatch(/verlopen/i);
    for (const place of Object.values(read)) expect(place).not.toMatch(/weggehaald|verwijderd/i);
  });
});

describe("a bid on a job that was put back", () => {
  it("has one word in the chat, the list of messages and my bids", async () => {
    const bid = await aBid(helper, job);
    await overturned(admin, jobThing(job), placer);
    const { chat, list, bids } = await readByBidder(bid);
    for (const place of [chat, list, bids]) {
      expect(place).toContain("Klus staat weer open");
      expect(place).not.toContain("Vervallen");
    }
    expect(textOf(await (await browserOf(placer)).get("/messages"))).toContain("Vervallen");
    await aBid(helper, job, "55.00");
    const read = await readByBidder(bid);
    for (const place of [read.list, read.bids]) expect(place).not.toContain("Klus staat weer open");
  });
});
