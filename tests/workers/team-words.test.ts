import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aPaidDeal, asked, onPage, openedRequest } from "./money";

const STATEMENT = "We hebben met jullie allebei gebeld.\nDe kraan lekt nog.";

type Deal = Awaited<ReturnType<typeof aPaidDeal>>;
type Event = { kind: string; step: string | null; description: string | null };

async function eventsFor(person: Person, { job }: Deal): Promise<Event[]> {
  return (await person.api("GET", `/api/job/single/${job}/timeline/`)).body.events;
}

const decide = async (id: number, deed: string, more = {}, statement = STATEMENT) => {
  const admin = await signedUp({ roles: "admin" });
  const body = { reason: "Nagekeken", statement, ...more };
  expect((await admin.api("POST", `/api/admin/payments/${id}/${deed}/`, body)).status).toBe(200);
};

async function anExtra(deal: Deal): Promise<number> {
  const request = await asked(deal);
  await onPage((await openedRequest(deal.owner, request)).session);
  return request.id;
}

describe("the words of our team about a payment without a dispute", () => {
  it.each([
    ["refund", {}, "ended team"],
    ["refund", { amount: "40.00" }, "team decided"],
    ["release", {}, "team decided"],
    ["pause", {}, "team paused"],
  ] as const)("are in the timeline of both, once: %s %o", async (deed, more, where) => {
    const deal = await aPaidDeal();
    await decide(deal.payment.id, deed, more);
    for (const person of [deal.owner, deal.helper]) {
      const events = await eventsFor(person, deal);
      const stated = events.filter(({ description }) => description === STATEMENT);
      expect(stated.map(({ kind, step }) => `${kind} ${step}`)).toEqual([where]);
      const ours = events.filter(({ kind, step }) => kind === "team" || step === "team");
      expect(ours).toEqual(stated);
    }
  });

  it("about extra work, and when a hold ends, are with the event, and the chat keeps its own sentence", async () => {
    const deal = await aPaidDeal();
    const extra = await anExtra(deal);
    await decide(extra, "pause", {}, "We kijken mee.");
    await decide(extra, "resume", {}, "Alles klopt.");
    await decide(extra, "refund", {}, "Het onderdeel was niet nodig.");
    const events = (await eventsFor(deal.helper, deal)).filter(({ kind }) => kind === "team");
    expect(events.map(({ step, description }) => [step, description])).toEqual([
      ["paused", "We kijken mee."],
      ["resumed", "Alles klopt."],
      ["decided", "Het onderdeel was niet nodig."],
    ]);
    const { body } = await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/messages/`);
    expect(JSON.stringify(body)).not.toMatch(/statement|We kijken mee|niet nodig/);
  });

  it("are on the page, after a sentence in the language of the reader", async () => {
    const deal = await aPaidDeal();
    await decide(deal.payment.id, "refund");
    const browser = await browserOf(deal.helper);
    const page = `/task/${deal.job}/verloop`;
    const dutch = textOf(await browser.get(page));
    expect(dutch).toMatch(/Ons team besliste over de betaling\..*De kraan lekt nog\./s);
    expect(dutch.match(/De kraan lekt nog/g)).toHaveLength(1);
    const english = textOf(await browser.get(`${page}?lng=en`));
    expect(english).toMatch(/Our team decided about the payment\..*De kraan lekt nog\./s);
  });
});
