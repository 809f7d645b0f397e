import { describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsOf, PASSWORD, type Person } from "./client";
import { aDisputedDeal, dispute, withExtra } from "./disputed";
import {
  aPaidDeal,
  asked,
  balanceOf,
  db,
  entriesOf,
  INTENT,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  sums,
  toppedUp,
  valueOf,
} from "./money";

const WHY = { reason: "Nagekeken", statement: "Het meerwerk is niet gedaan." };
const CHANGED = { status: 409, body: { code: "proposal_changed" } };

async function disputedWithExtra() {
  const deal = await aPaidDeal();
  const extra = await withExtra(deal);
  await dispute(deal.owner, deal.payment.id);
  return { ...deal, id: deal.payment.id, extra };
}

const propose = (person: Person, id: number, amount: string, extra_back?: unknown) =>
  person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount, extra_back });
const accept = (person: Person, id: number, body: object = {}) =>
  person.api("POST", `/api/payment/${id}/dispute/accept/`, body);
const proposalsOf = async (person: Person, id: number) => (await paymentOf(person, id)).dispute.proposals;

async function newsOf(person: Person, step: string) {
  const found = db.prepare("SELECT data FROM notification WHERE user_id = ?1 AND data ->> 'step' = ?2");
  const { results } = await found.bind(person.id, step).all<{ data: string }>();
  return results.map(({ data }) => JSON.parse(data));
}

describe("extra work that goes back", () => {
  it.each([
    ["100.00", 9500, "0.00", "21.00"],
    ["60.00", 5700, "42.00", "63.00"],
  ])("with %s earned", async (amount, earned, back, refund) => {
    const { owner, helper, job, id, extra } = await disputedWithExtra();
    expect(await propose(owner, id, amount, true)).toMatchObject({ status: 201 });
    expect(await proposalsOf(helper, id)).toMatchObject([{ amount, extra_back: true }]);
    const sum = { refund, helper: (earned / 100).toFixed(2), extra_back: "20.00" };
    expect(await newsOf(helper, "proposed")).toMatchObject([sum]);
    const agreed = await accept(helper, id, { amount, total: "126.00", extra_back: true });
    expect(agreed).toMatchObject({ status: 200, body: { status: "released", refunded_amount: back } });
    expect(await paymentOf(owner, extra)).toMatchObject({
      status: "refunded",
      refunded_amount: "21.00",
      deal_end: "agreed",
    });
    expect(await entriesOf(`refunded:${extra}`)).toEqual({ [`held:${extra}`]: -2100, outside: 2100 });
    expect(await refundsAtProvider(extra)).toEqual([2100]);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(earned);
    expect([await balanceOf(`held:${id}`), await balanceOf(`held:${extra}`)]).toEqual([0, 0]);
    expect(await valueOf("job", job, "status")).toBe("solved");
    for (const person of [owner, helper]) expect(await newsOf(person, "agreed")).toMatchObject([sum]);
  });

  it("goes back to the card and as credits, as it was paid", async () => {
    const deal = await aPaidDeal();
    await toppedUp(deal.owner, "15.00");
    const request = await asked(deal);
    const { body } = await deal.owner.api("POST", INTENT, { ...request.intent, use_credits: true });
    await onPage(sessionOf(body.redirect_url));
    const { id } = deal.payment;
    await dispute(deal.owner, id);
    await propose(deal.owner, id, "100.00", true);
    await accept(deal.helper, id, { extra_back: true });
    expect(await entriesOf(`refunded:${request.id}`)).toEqual({
      [`held:${request.id}`]: -2100,
      outside: 600,
      [`credits:${deal.owner.id}`]: 1500,
    });
    expect(await newsOf(deal.owner, "agreed")).toMatchObject([{ refund: "21.00", credit: "15.00" }]);
  });

  it("goes back anyhow if nothing was earned, without a word about it", async () => {
    const { owner, helper, id, extra } = await disputedWithExtra();
    await propose(helper, id, "0.00", true);
    expect((await newsOf(owner, "proposed"))[0]).not.toHaveProperty("extra_back");
    expect(await accept(owner, id, { extra_back: true })).toMatchObject({ status: 200 });
    expect(await valueOf("payment", extra, "status")).toBe("refunded");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
  });

  it("is part of what both agree to", async () => {
    const { owner, helper, id, extra } = await disputedWithExtra();
    await propose(owner, id, "60.00", true);
    expect(await accept(helper, id)).toMatchObject(CHANGED);
    expect(await accept(helper, id, { amount: "60.00" })).toMatchObject(CHANGED);
    await propose(helper, id, "60.00");
    expect((await proposalsOf(owner, id))[1]).not.toHaveProperty("extra_back");
    expect(await accept(owner, id, { amount: "60.00", extra_back: true })).toMatchObject(CHANGED);
    expect(await valueOf("payment", extra, "status")).toBe("held");
    expect(await accept(owner, id, { amount: "60.00" })).toMatchObject({ status: 200 });
    expect(await valueOf("payment", extra, "status")).toBe("released");
  });

  it("is refused without held extra work beside the payment", async () => {
    const { owner, id } = await aDisputedDeal();
    expect(await propose(owner, id, "60.00", true)).toMatchObject({
      status: 400,
      body: { extra_back: ["Er is geen meerwerk in bewaring dat terug kan."] },
    });
    expect(await propose(owner, id, "60.00", "soms")).toMatchObject({ status: 400 });
    const admin = await anAdmin();
    const refused = { status: 400, body: { extra_back: [expect.any(String)] } };
    const decided = { outcome: "release", extra_back: true, ...WHY };
    expect(await admin.api("POST", `/api/admin/disputes/${id}/resolve/`, decided)).toMatchObject(refused);
    const other = await aPaidDeal();
    const part = { amount: "10.00", extra_back: true, ...WHY };
    expect(await admin.api("POST", `/api/admin/payments/${other.payment.id}/refund/`, part)).toMatchObject(refused);
  });

  it("is in the mail, the chat and the course of the deal", async () => {
    const { owner, helper, job, bid, id } = await disputedWithExtra();
    await propose(owner, id, "60.00", true);
    const chat = async (person: Person) =>
      JSON.stringify((await person.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body).replaceAll("\u00a0", " ");
    expect(await chat(helper)).toContain("Het meerwerk (€ 20) gaat terug naar de plaatser.");
    expect(await chat(owner)).toContain("Het meerwerk (€ 20) gaat terug naar jou.");
    const mails = await mailsOf(helper, "dispute");
    expect(mails.at(-1)).toMatch(/Het voorstel: je krijgt € 57.*Het meerwerk \(€ 20\) gaat terug naar \S/s);
    await accept(helper, id, { extra_back: true });
    const { events } = (await owner.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "dispute_proposal", amount: "60.00", back: "20.00" }),
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: "refunded", step: "extra", back: "21.00" }));
  });
});

describe("an admin", () => {
  it("decides a dispute with the price for the helper and the extra work back", async () => {
    const { owner, helper, job, id, extra } = await disputedWithExtra();
    const admin = await anAdmin();
    const path = `/api/admin/disputes/${id}/resolve/`;
    const body = { outcome: "release", extra_back: true, total: "126.00", ...WHY };
    expect(await admin.api("POST", path, body)).toMatchObject({ status: 200, body: { status: "released" } });
    expect(await paymentOf(helper, extra)).toMatchObject({ status: "refunded", deal_end: "decided" });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
    expect(await valueOf("job", job, "status")).toBe("solved");
    expect(await newsOf(owner, "decided")).toMatchObject([{ refund: "21.00", helper: "95.00", extra_back: "20.00" }]);
    const { results } = (await owner.api("GET", "/api/job/mine/")).body;
    expect(JSON.stringify(results)).not.toContain("null terug");
    const reason = db.prepare("SELECT reason FROM audit WHERE target_id = ? AND action = 'resolve'").bind(id);
    expect(await reason.first("reason")).toBe("helper 100.00 / 100.00, extra back: Nagekeken");
  });

  it("gives a part of a payment and the extra work back", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    const { id } = deal.payment;
    const path = `/api/admin/payments/${id}/refund/`;
    const body = { amount: "40.00", extra_back: true, total: "126.00", ...WHY };
    expect(await (await anAdmin()).api("POST", path, body)).toMatchObject({
      status: 200,
      body: { status: "released" },
    });
    expect(await valueOf("payment", extra, "status")).toBe("refunded");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
    for (const person of [deal.owner, deal.helper])
      expect(await newsOf(person, "decided")).toMatchObject([
        { refund: "63.00", helper: "57.00", extra_back: "20.00" },
      ]);
  });
});

describe("the pages of a proposal, without script", () => {
  it("offer the choice, keep it and agree to it", async () => {
    const { owner, helper, id, extra } = await disputedWithExtra();
    const page = `/payment/${id}/geschil/voorstel`;
    const [placer, other] = [await browserOf(owner), await browserOf(helper)];
    expect(textOf(await placer.get(page))).toContain("Het meerwerk (€ 20) gaat terug naar jou");
    const wrong = await placer.get(`${page}?amount=900&extra_back=true`);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/<input[^>]*name="extra_back"[^>]*checked/);
    // The button of a whole price comes after the empty field.
    const check = await placer.get(`${page}?amount=&extra_back=true&quick=100.00`);
    expect(textOf(check)).toContain("Het meerwerk (€ 20) gaat terug naar jou, ook de servicekosten.");
    expect(check.html).toMatch(/<input type="hidden" name="extra_back" value="true"/);
    const changed = await placer.post(page, { amount: "100.00", extra_back: "true", why: "", intent: "other" });
    expect(changed.status).toBe(303);
    expect((await placer.get(page)).html).toMatch(/<input[^>]*name="extra_back"[^>]*checked/);
    const sent = { amount: "100.00", extra_back: "true", why: "Niet gedaan." };
    expect((await placer.post(page, sent)).status).toBe(303);
    const room = await other.get(`/payment/${id}/geschil`);
    expect(textOf(room)).toMatch(/In dit voorstel gaat het meerwerk \(€ 20\) terug naar /);
    const agree = await other.get(`/payment/${id}/geschil/akkoord`);
    const { amount = "", total = "" } = hiddenIn(agree.html);
    expect(agree.html).toMatch(/<input type="hidden" name="extra_back" value="true"/);
    // The form of a page that did not show it.
    await other.post(`/payment/${id}/geschil/akkoord`, { amount, total });
    expect(await valueOf("payment", extra, "status")).toBe("held");
    expect((await other.post(`/payment/${id}/geschil/akkoord`, { amount, total, extra_back: "true" })).status).toBe(
      303,
    );
    expect(await valueOf("payment", extra, "status")).toBe("refunded");
    for (const browser of [placer, other])
      expect(textOf(await browser.get(`/payment/${id}/geschil`))).toContain("Het meerwerk (€ 20) ging terug naar");
  });

  it("keep it when the session ended before the form was sent", async () => {
    const { owner, id } = await disputedWithExtra();
    const browser = await browserOf(owner);
    const page = `/payment/${id}/geschil/voorstel`;
    await browser.get(`${page}?amount=60&extra_back=true`);
    await db.prepare("DELETE FROM session WHERE user_id = ?").bind(owner.id).run();
    const { to } = await browser.post(page, { amount: "60.00", extra_back: "true", why: "Niet gedaan." });
    const next = new URL(to ?? "", "https://buurklusser.test").searchParams.get("next") ?? "";
    await browser.post("/login", { email: owner.email, password: PASSWORD, next });
    const check = await browser.get(next);
    expect(check.html).toMatch(/<input type="hidden" name="extra_back" value="true"/);
    expect(textOf(check)).toContain("Niet gedaan.");
  });

  it("offer no choice without extra work", async () => {
    const { owner, id } = await aDisputedDeal();
    const page = await (await browserOf(owner)).get(`/payment/${id}/geschil/voorstel`);
    expect(page.html).not.toContain('name="extra_back"');
  });
});

function hiddenIn(html: string): Record<string, string> {
  const found = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
