import { beforeEach, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, visitor } from "./client";
import { aDeal, aPaidDeal, asked, type Deal, db, INTENT, opened, paymentOf, sessionOf, webhook } from "./money";
import { notificationTypesOf } from "./world";

const HOUR = 3_600_000;
type PaidDeal = Deal & { payment: { id: number; session: string } };

const shown = async (person: Person, path: string) => textOf(await (await browserOf(person)).get(path));
const receipt = (person: Person, payment: number) => shown(person, `/wallet/betaling/${payment}`);
const pay = (session: string, action: string) => visitor.api("POST", `/api/dev/pay/${session}/`, { action });
const dayOf = async (person: Person) => {
  const { results, waits } = (await person.api("GET", "/api/user/todo/")).body;
  return [...results, ...waits].map(({ kind }: { kind: string }) => kind);
};
const lastLine = async ({ owner, bid }: Deal) =>
  (await owner.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body.results[0];
const mailsTo = async ({ email }: Person, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results;

describe("a payment that the bank processes and then refuses", () => {
  it("is told to the payer by notification, mail, chat, home and receipt, with the way to pay again", async () => {
    const deal = await aDeal();
    const { id, session } = await opened(deal.owner, deal.bid);
    await pay(session, "delayed");
    await pay(session, "fail");
    await pay(session, "fail");
    expect(await notificationTypesOf(deal.owner)).toEqual(["payment_failed"]);
    const [mail, ...others] = await mailsTo(deal.owner, "payment_failed");
    expect([mail.data, others]).toMatchObject([{ amount: "105.00", step: "bid" }, []]);
    for (const person of [deal.owner, deal.helper]) {
      const { results } = (await person.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("niet gelukt") });
    }
    expect(await dayOf(deal.owner)).toEqual(["unpaid"]);
    const page = await (await browserOf(deal.owner)).get(`/wallet/betaling/${id}`);
    expect(textOf(page)).toContain("Er is niets afgeschreven");
    expect(page.html).toContain(`href="/messages/${deal.bid.chat_uri}/accepteren"`);
    expect(await receipt(deal.helper, id)).toMatch(/ ontving €\s0,00/);
    await opened(deal.owner, deal.bid);
    expect(await dayOf(deal.owner)).toEqual(["bids"]);
    const former = await (await browserOf(deal.owner)).get(`/wallet/betaling/${id}`);
    expect(former.html).not.toContain("/accepteren");
  });

  it("is followed in the chat by the payment that succeeds, for both", async () => {
    const deal = await aDeal();
    const first = await opened(deal.owner, deal.bid);
    await pay(first.session, "delayed");
    await pay(first.session, "fail");
    await pay((await opened(deal.owner, deal.bid)).session, "success");
    for (const person of [deal.owner, deal.helper]) {
      const { results } = (await person.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("nu wel gelukt") });
    }
    const { body } = await deal.owner.api("POST", INTENT, (await asked(deal)).intent);
    await pay(sessionOf(body.redirect_url), "success");
    expect((await lastLine(deal)).message).not.toContain("nu wel gelukt");
  });

  it("for extra work names the deal that ended, if it arrives after that", async () => {
    const deal = await aPaidDeal();
    const { body } = await deal.owner.api("POST", INTENT, (await asked(deal)).intent);
    const session = sessionOf(body.redirect_url);
    await pay(session, "delayed");
    const page = await shown(deal.owner, `/task/${deal.job}/actie/cancel`);
    expect(page).toContain("De bank verwerkt nog een betaling van");
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    await pay(session, "success");
    const mails = await mailsTo(deal.owner, "payment_refunded");
    expect(mails.map(({ data }: { data: { cause: string } }) => data.cause)).toContain("ended");
  });

  it("is not told to who was at the bank when it failed", async () => {
    const deal = await aDeal();
    const { session } = await opened(deal.owner, deal.bid);
    await pay(session, "fail");
    expect(await notificationTypesOf(deal.owner)).toEqual([]);
    expect((await lastLine(deal))?.event).not.toBe("notice");
  });

  it("asks for nothing when the offer is gone", async () => {
    const deal = await aDeal();
    const { session } = await opened(deal.owner, deal.bid);
    await pay(session, "delayed");
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    await pay(session, "fail");
    expect((await mailsTo(deal.owner, "payment_failed"))[0].data).toMatchObject({ step: "over" });
    expect(await dayOf(deal.owner)).not.toContain("unpaid");
  });

  it("leaves a request to pay on both homes", async () => {
    const deal = await aPaidDeal();
    const { body } = await deal.owner.api("POST", INTENT, (await asked(deal)).intent);
    const session = sessionOf(body.redirect_url);
    await pay(session, "delayed");
    await pay(session, "fail");
    expect((await mailsTo(deal.owner, "payment_failed"))[0].data).toMatchObject({ step: "request" });
    expect(await dayOf(deal.owner)).toContain("request");
    expect(await dayOf(deal.helper)).toContain("their_payment");
  });
});

describe("money that goes back", () => {
  let deal: PaidDeal;
  const act = (action: string) => deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
  const bank = (type: string, more: Record<string, unknown> = {}) =>
    webhook({
      type,
      data: {
        session: deal.payment.session,
        reference: `r_${deal.payment.id}`,
        amount: 10_500,
        currency: "eur",
        ...more,
      },
    });
  beforeEach(async () => {
    deal = await aPaidDeal();
  });

  it("is no income on the helper's receipt", async () => {
    expect(await receipt(deal.helper, deal.payment.id)).toContain("heeft dit bedrag nog niet gekregen");
    await act("cancel");
    const text = await receipt(deal.helper, deal.payment.id);
    expect(text).toMatch(/ ontving €\s0,00/);
    expect(text).toContain("Je kreeg hier niets voor");
    expect(text).not.toContain("€ 95");
  });

  it("and does not arrive, is said to be ours on receipt, wallet and home until our team handled it", async () => {
    await act("cancel");
    await bank("refund.failed", { order: `refund:${deal.payment.id}` });
    expect(await receipt(deal.owner, deal.payment.id)).toContain("Het geld is bij ons");
    expect(await receipt(deal.owner, deal.payment.id)).not.toContain("Terugbetaald op");
    expect(await shown(deal.owner, "/wallet")).toContain("terugbetalen lukte niet");
    expect(await dayOf(deal.owner)).toContain("refund");
    expect((await paymentOf(deal.helper, deal.payment.id)).refund_failed).toBeNull();
    expect(await dayOf(deal.helper)).not.toContain("refund");
    await db.prepare("UPDATE money_case SET handled_at = 1 WHERE payment_id = ?").bind(deal.payment.id).run();
    expect(await receipt(deal.owner, deal.payment.id)).toContain("op een andere manier terugbetaald");
    expect(await dayOf(deal.owner)).not.toContain("refund");
  });

  it("by the provider itself, is told as that on both receipts", async () => {
    await bank("refund.made");
    for (const person of [deal.owner, deal.helper]) {
      const text = await receipt(person, deal.payment.id);
      expect(text).toContain("is teruggestuurd");
      expect(text).not.toContain("ons team besliste het");
    }
    await act("cancel");
    expect((await paymentOf(deal.owner, deal.payment.id)).refunded_elsewhere).toBe(true);
  });

  it("by a chargeback, is on both homes and in the chat", async () => {
    await bank("chargeback.opened");
    for (const person of [deal.owner, deal.helper]) expect(await dayOf(person)).toContain("bank");
    expect(await lastLine(deal)).toMatchObject({ event: "notice", message: expect.stringContaining("teruggeboekt") });
    expect(await receipt(deal.helper, deal.payment.id)).toContain("wacht er dan mee");
    await bank("chargeback.won");
    expect(await dayOf(deal.owner)).not.toContain("bank");
    expect((await lastLine(deal)).message).toContain("weer in bewaring");
  });
});

it("a report of absence is in the words of receipt and wallet", async () => {
  const deal = await aPaidDeal();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.helper.api("POST", path, { starts_at: at(1), ends_at: at(3) });
  await deal.owner.api("PATCH", path, { status: "accepted" });
  await db
    .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
    .bind(Date.now() - HOUR, Date.now() + HOUR, deal.bid.chat)
    .run();
  await deal.owner.api("PATCH", path, { status: "missed" });
  const reported = await receipt(deal.owner, deal.payment.id);
  expect(reported).toContain("Zolang kun je niet annuleren");
  expect(reported).not.toContain("krijg je het meteen terug");
  expect(await shown(deal.owner, "/wallet")).toContain("Zolang kun je niet annuleren");
  expect(await receipt(deal.helper, deal.payment.id)).toContain("meldde dat je er niet was");
  await deal.helper.api("PATCH", path, { status: "admitted" });
  expect((await paymentOf(deal.owner, deal.payment.id)).absence).toBeNull();
});

it("a dispute with our team is on both homes, with the proposal that can still be accepted", async () => {
  const deal = await aPaidDeal();
  await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Het lekt nog" });
  for (const [round, amount] of ["40.00", "90.00", "45.00", "85.00", "50.00", "80.00"].entries()) {
    const person = round % 2 === 0 ? deal.owner : deal.helper;
    const { status } = await person.api("POST", `/api/payment/${deal.payment.id}/dispute/proposal/`, { amount });
    expect(status).toBe(201);
  }
  expect(await dayOf(deal.owner)).toEqual(["agree", "desk"]);
  expect(await dayOf(deal.helper)).toEqual(["desk"]);
});

it("a refund that the bank did not accept is no refund on the page of the job", async () => {
  const deal = await aPaidDeal();
  const path = `/task/${deal.job}`;
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
  expect(await shown(deal.owner, path)).toContain("Het gaat naar de rekening of kaart");
  await pay(deal.payment.session, "refund_fails");
  expect(await shown(deal.owner, path)).toMatch(/De bank nam dat niet aan\. .* zoekt een andere manier/);
  expect(await shown(deal.owner, path)).not.toContain("Het gaat naar de rekening of kaart");
  expect(await shown(deal.helper, path)).not.toContain("De bank nam dat niet aan");
});

it("a start within a day says what a cancel costs before it is accepted", async () => {
  const deal = await aPaidDeal();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const page = `/messages/${deal.bid.chat_uri}/afspraak`;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.helper.api("POST", path, { starts_at: at(48), ends_at: at(50) });
  expect(await shown(deal.owner, page)).not.toContain("Dit begin is binnen");
  await deal.helper.api("POST", path, { starts_at: at(5), ends_at: at(6) });
  expect(await shown(deal.owner, page)).toMatch(/Dit begin is binnen 24 uur\. .* €\s25 als je daarna annuleert/);
  expect(await shown(deal.helper, page)).not.toContain("Dit begin is binnen");
});
