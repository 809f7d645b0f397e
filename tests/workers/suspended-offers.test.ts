import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, type Shown, textOf } from "./browser";
import { mailsTo, type Person, signedUp } from "./client";
import { aDeal, aPayableBid, type Deal, INTENT } from "./money";

let deal: Deal;
let other: Person;
let admin: Person;
beforeEach(async () => {
  deal = await aDeal(4400, { name: "Hassan Boukhari", verification: "verified" });
  other = await signedUp({ name: "Anja de Vries" });
  await aPayableBid(deal.job, deal.owner, other, 5000);
  admin = await anAdmin();
});

const suspend = ({ id }: Person) => admin.api("POST", `/api/admin/users/${id}/suspend/`, STATED);
const restore = ({ id }: Person) => admin.api("POST", `/api/admin/users/${id}/restore/`, { reason: "Vergissing" });

const pagesOf = ({ job, bid }: Deal) => [
  `/task/${job}`,
  `/messages/${bid.chat_uri}`,
  `/messages/${bid.chat_uri}/accepteren`,
];

async function newsOf(person: Person) {
  const { results } = (await person.api("GET", "/api/notifications/")).body;
  return results
    .filter(({ type }: { type: string }) => type === "deal_suspended")
    .map(({ text }: { text: string }) => text);
}

async function todoOf(person: Person) {
  const { results, waits } = (await person.api("GET", "/api/user/todo/")).body;
  return [...results, ...waits].map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
}

describe("the offer of a suspended helper", () => {
  it("cannot be chosen on any page, and can again after the suspension", async () => {
    const browser = await browserOf(deal.owner);
    const shown = () => Promise.all(pagesOf(deal).map((page) => browser.get(page)));
    const before = (await shown()).map(textOf);
    expect(before[0]).toContain("Biedingen (2)");
    expect(before[0]).toContain("Geverifieerd");
    await suspend(deal.helper);
    const [job, chat, accept] = (await shown()) as [Shown, Shown, Shown];
    expect([job.status, chat.status, accept.status]).toEqual([200, 200, 200]);
    expect(job.html).not.toContain(`${deal.bid.chat_uri}/accepteren`);
    expect(job.html).toContain(`${deal.bid.chat_uri}/afwijzen`);
    expect(textOf(job)).toContain("Kan nu geen klussen aannemen");
    expect(textOf(job)).toContain("1 klusser wacht op je antwoord");
    expect(textOf(job)).not.toContain("Geverifieerd");
    expect(textOf(job)).not.toContain("Laagste bod");
    expect(chat.html).not.toContain(`${deal.bid.chat_uri}/accepteren`);
    expect(textOf(chat)).toContain("Hassan B. kan nu geen klussen aannemen");
    expect(textOf(chat)).not.toMatch(/Wacht op (?:jouw )?antwoord/);
    expect(textOf(accept)).toContain("Hassan kan nu geen klussen aannemen");
    expect(textOf(accept)).not.toContain("46,20");
    expect(accept.html).toContain(`href="/task/${deal.job}#biedingen"`);
    await restore(deal.helper);
    expect((await shown()).map(textOf).map((text) => /Accepteren|Betaal € 46,20/.exec(text)?.[0])).toEqual(
      before.map((text) => /Accepteren|Betaal € 46,20/.exec(text)?.[0]),
    );
    expect((await deal.owner.api("POST", INTENT, deal.bid.intent)).status).toBe(201);
  });

  it("does not wait for the placer", async () => {
    expect(await todoOf(deal.owner)).toContain("bids 2");
    await suspend(deal.helper);
    expect(await todoOf(deal.owner)).toContain("bids 1");
    await suspend(other);
    expect(await todoOf(deal.owner)).toContain("their_bids 1");
  });

  it("is reported to the placer once, without the name, and again when it can be chosen", async () => {
    await suspend(deal.helper);
    await suspend(deal.helper);
    expect(await newsOf(deal.owner)).toEqual([expect.stringContaining("De klusser kan nu geen klussen aannemen.")]);
    expect((await newsOf(deal.owner))[0]).not.toContain("Hassan");
    await restore(deal.helper);
    await restore(deal.helper);
    expect(await newsOf(deal.owner)).toHaveLength(2);
    expect((await newsOf(deal.owner))[0]).toContain("kan weer klussen aannemen");
    expect((await mailsTo(deal.owner.id)).filter(({ template }) => template.startsWith("deal_"))).toEqual([]);
  });
});

describe("the offer to a suspended placer", () => {
  it("does not wait for an answer on any page of the bidder, until the suspension is over", async () => {
    const browser = await browserOf(deal.helper);
    const pages = [
      `/task/${deal.job}`,
      `/task/${deal.job}/bod`,
      `/messages/${deal.bid.chat_uri}`,
      `/profile/${deal.helper.id}/my-jobs?tab=bids`,
    ];
    const shown = () => Promise.all(pages.map((page) => browser.get(page).then(textOf)));
    const before = await shown();
    await suspend(deal.owner);
    const during = await shown();
    for (const text of during) {
      expect(text).not.toContain("Wacht op antwoord");
      expect(text).toMatch(/kan nu geen bod kiezen|Plaatser kan nu niet kiezen/);
    }
    expect(during[2]).not.toContain("Je krijgt bericht");
    await restore(deal.owner);
    expect(before.map((text) => text.includes("Wacht op antwoord"))).toEqual(
      (await shown()).map((text) => text.includes("Wacht op antwoord")),
    );
  });

  it("is no longer among what the bidder waits for", async () => {
    expect(await todoOf(deal.helper)).toContain("their_choice 1");
    await suspend(deal.owner);
    expect(await todoOf(deal.helper)).not.toContain("their_choice 1");
  });

  it("is reported to every bidder", async () => {
    await suspend(deal.owner);
    for (const bidder of [deal.helper, other])
      expect(await newsOf(bidder)).toEqual([expect.stringContaining("Je bod op ‘Kraan lekt’ blijft staan.")]);
  });

  it("cannot be made again after it was withdrawn", async () => {
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    await suspend(deal.owner);
    const browser = await browserOf(deal.helper);
    for (const page of [`/task/${deal.job}`, `/task/${deal.job}/bod`]) {
      const { html } = await browser.get(page);
      expect(html).toContain("kan nu geen bod kiezen");
      expect(html).not.toContain('name="amount"');
    }
  });
});
