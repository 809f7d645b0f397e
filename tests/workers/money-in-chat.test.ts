import { describe, expect, it } from "vitest";
import type { Language } from "~/domain/values/language";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { bank, type Paid, silenceErrors, solve } from "./charged-back";
import type { Person } from "./client";
import { aPaidDeal, asked, db, onPage, openedRequest, paymentOf, sessionOf, succeeded } from "./money";

silenceErrors();

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

async function noticesTo(person: Person, { bid }: Paid, language: Language = "nl"): Promise<string[]> {
  const path = `/api/chat/${bid.chat_uri}/message/`;
  const { results } = (await person.api("GET", path, undefined, { "Accept-Language": language })).body;
  return results
    .toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)
    .filter(({ event }: { event: string }) => event === "notice")
    .map(({ message }: { message: string }) => plain(message));
}

const kindsOf = async (person: Person, { job }: Paid): Promise<string[]> =>
  (await person.api("GET", `/api/job/single/${job}/timeline/`)).body.events.map(({ kind }: { kind: string }) => kind);
const withdraw = ({ owner, payment }: Paid) => owner.api("POST", `/api/payment/${payment.id}/withdraw/`);
const answer = async ({ payment }: Paid, granted: boolean) =>
  (await anAdmin()).api("POST", `/api/admin/withdrawals/${payment.id}/answer/`, {
    granted,
    reason: "Nagekeken",
    statement: "Zo staat het in de wet.",
  });

describe("the chat of a deal", () => {
  it("has the agreed amount with paid extra work, in the list of messages too", async () => {
    const deal = await aPaidDeal();
    const agreed = async (person: Person) => (await person.api("GET", "/api/chat/")).body.results[0].agreed;
    expect(await agreed(deal.owner)).toBe("100.00");
    await asked(deal, "5.00");
    await onPage((await openedRequest(deal.owner, await asked(deal))).session);
    expect([await agreed(deal.owner), await agreed(deal.helper)]).toEqual(["120.00", "120.00"]);
    expect(textOf(await (await browserOf(deal.helper)).get("/messages"))).toContain("€ 120 · Geaccepteerd");
    await solve(deal);
    expect(await agreed(deal.helper)).toBe("120.00");
  });

  it.each(["won", "lost"] as const)("says that a bank took released money back, and that it %s", async (end) => {
    const deal = await aPaidDeal();
    await solve(deal);
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, end);
    const dutch = {
      won: "De bank heeft de terugboeking afgewezen. De betaling blijft zoals ze was.",
      lost: "De bank heeft de terugboeking definitief gemaakt. Jij houdt dat geld.",
    };
    expect(await noticesTo(deal.owner, deal)).toEqual([
      "Je bank heeft een betaling teruggeboekt. De bank beslist nog.",
      dutch[end],
    ]);
    expect((await noticesTo(deal.helper, deal, "en"))[0]).toBe(
      "The client’s bank has charged a payment back. The bank still has to decide.",
    );
    const kinds = await kindsOf(deal.owner, deal);
    expect(kinds.filter((kind) => kind.startsWith("charge"))).toEqual(["charged_back", `chargeback_${end}`]);
  });

  it.each([
    [
      true,
      "Ons team heeft de herroeping van onze dienst toegekend. Je krijgt de servicekosten terug. Aan het werk verandert niets.",
      "Our team has granted the withdrawal from our service. The client gets the service fee back. Nothing changes about the work.",
    ],
    [false, "Ons team heeft de herroeping afgewezen.", "Our team has rejected the withdrawal."],
  ])("says that the payer withdrew, and our answer (granted: %s)", async (granted, dutch, english) => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw(deal);
    await answer(deal, granted);
    expect(await noticesTo(deal.owner, deal)).toEqual([
      "Je hebt onze dienst herroepen: dat gaat over de servicekosten, niet over het werk. Ons team kijkt ernaar.",
      dutch,
    ]);
    expect(await noticesTo(deal.helper, deal, "en")).toEqual([
      "The client has withdrawn from our service: that’s about the service fee, not about the work. Our team is looking into it.",
      english,
    ]);
    expect((await kindsOf(deal.helper, deal)).filter((kind) => kind.startsWith("withdrawal"))).toEqual([
      "withdrawal",
      "withdrawal_answered",
    ]);
  });

  it("names the extra work that a withdrawal is about", async () => {
    const deal = await aPaidDeal(6000, { business: 1, company: "Bouw en Zo" });
    const request = await asked(deal, "20.00", "Nieuwe kraan");
    const { session } = await openedRequest(deal.owner, request);
    await onPage(session);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw({ ...deal, payment: { id: request.id, session } });
    expect(await noticesTo(deal.helper, deal)).toContain(
      "De plaatser heeft de overeenkomst herroepen. Ons team kijkt ernaar. Het gaat om het meerwerk ‘Nieuwe kraan’.",
    );
  });

  it("has the tip, and what its bank does", async () => {
    const deal = await aPaidDeal();
    await solve(deal);
    const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/tip/`, { amount: "10.00" });
    const session = sessionOf(body.redirect_url);
    await succeeded(session, 1000);
    await succeeded(session, 1000);
    expect(await noticesTo(deal.owner, deal)).toEqual(["Je gaf een fooi van € 10."]);
    expect(await noticesTo(deal.helper, deal)).toEqual(["De plaatser gaf een fooi van € 10."]);
    await bank(session, "opened", { amount: 1000 });
    await bank(session, "lost", { amount: 1000 });
    expect((await noticesTo(deal.helper, deal)).slice(1)).toEqual([
      "De bank van de plaatser heeft de fooi teruggeboekt. De bank beslist nog.",
      "De bank heeft de terugboeking van de fooi definitief gemaakt.",
    ]);
    expect((await kindsOf(deal.helper, deal)).filter((kind) => kind === "tip")).toHaveLength(1);
  });
});

describe("a withdrawal that waits for our answer", () => {
  const wholeNews = async ({ owner, helper, job }: Paid) => {
    const ofJob = ({ id, job_id }: { id: number; job_id?: number }) => (job_id ?? id) === job;
    const jobs = (await owner.api("GET", "/api/job/mine/")).body.results;
    const bids = (await helper.api("GET", "/api/bid/")).body.results;
    return [jobs.find(ofJob)?.money_news ?? null, bids.find(ofJob)?.money_news ?? null];
  };
  const news = async (deal: Paid) => (await wholeNews(deal)).map((one) => one?.kind ?? null);

  it("is on the row of the payer as a fee that came back, once it was granted", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw(deal);
    await answer(deal, true);
    expect(await wholeNews(deal)).toEqual([{ payment: deal.payment.id, kind: "fee_back" }, null]);
    await solve(deal);
    expect(await news(deal)).toEqual(["fee_back", null]);
  });

  it("is on the rows of both until it is answered, also after a chargeback that was won", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect(await news(deal)).toEqual([null, null]);
    await withdraw(deal);
    expect(await news(deal)).toEqual(["withdrawn", "withdrawn"]);
    await bank(deal.payment.session, "opened", { amount: 6300 });
    expect(await news(deal)).toEqual(["charged_back", "charged_back"]);
    const both = { payment: deal.payment.id, kind: "charged_back", withdrawn: deal.payment.id };
    expect(await wholeNews(deal)).toEqual([both, both]);
    await bank(deal.payment.session, "won", { amount: 6300 });
    expect(await news(deal)).toEqual(["withdrawn", "withdrawn"]);
    await answer(deal, false);
    expect(await news(deal)).toEqual([null, null]);
  });
});

describe("the wallet of a helper", () => {
  const wallet = async ({ helper }: Paid) => {
    const { held, frozen, set_apart } = (await helper.api("GET", "/api/wallet/")).body;
    return { held, frozen, set_apart };
  };

  it("says how much of the held money waits for a dispute or our team", async () => {
    const [disputed, paused, held] = [await aPaidDeal(), await aPaidDeal(), await aPaidDeal()];
    await disputed.owner.api("POST", `/api/payment/${disputed.payment.id}/dispute/`, { reason: "Het is niet af." });
    await db.prepare("UPDATE payment SET paused_at = 1 WHERE id = ?").bind(paused.payment.id).run();
    for (const deal of [disputed, paused])
      expect(await wallet(deal)).toEqual({ held: "95.00", frozen: "95.00", set_apart: "0.00" });
    expect(await wallet(held)).toEqual({ held: "95.00", frozen: "0.00", set_apart: "0.00" });
    await bank(held.payment.session, "opened");
    expect(await wallet(held)).toEqual({ held: "0.00", frozen: "0.00", set_apart: "95.00" });
  });

  it("says in its history that a withdrawal waits", async () => {
    const deal = await aPaidDeal(6000);
    await solve(deal);
    const latest = async () => (await deal.helper.api("GET", "/api/wallet/history/")).body.results[0];
    await withdraw(deal);
    expect(await latest()).toMatchObject({ kind: "release", withdrawn: true });
    await answer(deal, false);
    expect(await latest()).toMatchObject({ kind: "release", withdrawn: false });
  });

  it("says in its history how the chargeback stands", async () => {
    const deal = await aPaidDeal();
    await solve(deal);
    const latest = async () => (await deal.helper.api("GET", "/api/wallet/history/")).body.results[0];
    await bank(deal.payment.session, "opened");
    expect(await latest()).toMatchObject({ kind: "chargeback", chargeback: "open" });
    await bank(deal.payment.session, "lost");
    expect(await latest()).toMatchObject({ kind: "chargeback", chargeback: "lost" });
  });
});

it("lists for admins what a bank charged back", async () => {
  const [open, lost, won, none] = await Promise.all([1, 2, 3, 4].map(() => aPaidDeal()));
  if (!open || !lost || !won || !none) throw new Error("no deals");
  for (const deal of [open, lost, won]) await bank(deal.payment.session, "opened");
  await bank(lost.payment.session, "lost");
  await bank(won.payment.session, "won");
  const admin = await anAdmin();
  const listed = await Promise.all(
    [open, lost, won, none].map(async ({ job }) => {
      const { body } = await admin.api("GET", `/api/admin/payments/?status=charged_back&job=${job}`);
      return body.count;
    }),
  );
  expect(listed).toEqual([1, 1, 0, 0]);
  expect(await paymentOf(won.owner, won.payment.id)).toMatchObject({ status: "held" });
});
