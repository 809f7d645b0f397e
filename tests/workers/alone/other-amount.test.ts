import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserOf, textOf } from "../browser";
import { mailsTo, type Person, signedUp } from "../client";
import {
  aDeal,
  asked,
  balanceOf,
  type Deal,
  db,
  entriesOf,
  INTENT,
  opened,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  succeeded,
  webhook,
} from "../money";
import { expectWhole } from "../whole-books";
import { notificationTypesOf } from "../world";

let deal: Deal;
let payment: { id: number; session: string };
let admin: Person;

const paid = (amount: number, currency = "eur", session = payment.session) =>
  webhook({ type: "payment.succeeded", data: { session, amount, currency } });
const unmatched = () => balanceOf(`unmatched:${payment.id}`);
const cases = async () =>
  (
    await db
      .prepare("SELECT id, kind, cents, asked, outcome, handled_at FROM money_case WHERE payment_id = ? ORDER BY id")
      .bind(payment.id)
      .all<{ id: number; kind: string; cents: number; asked: number; outcome: string | null; handled_at: number }>()
  ).results;
const handled = async (outcome?: string) =>
  admin.api("POST", `/api/admin/money/${(await cases())[0]?.id}/handle/`, { reason: "Nagekeken", outcome });
const newsOf = async (person: Person) =>
  (await notificationTypesOf(person)).filter((type) => type === "other_amount").length;
const receipt = async () => textOf(await (await browserOf(deal.owner)).get(`/wallet/betaling/${payment.id}`));

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  admin = await signedUp({ roles: "admin" });
  deal = await aDeal();
  payment = await opened(deal.owner, deal.bid);
  return () => vi.restoreAllMocks();
});

describe("a payment of another amount than was asked", () => {
  it("is booked apart, told to its payer only, and waits for our team", async () => {
    await paid(10_000);
    await paid(10_000);
    expect(await unmatched()).toBe(10_000);
    expect(await entriesOf(`other_amount:${payment.id}:${payment.session}`)).toEqual({
      outside: -10_000,
      [`unmatched:${payment.id}`]: 10_000,
    });
    expect(await cases()).toMatchObject([{ kind: "other_amount", cents: 10_000, asked: 10_500, handled_at: null }]);
    expect([await newsOf(deal.owner), await newsOf(deal.helper)]).toEqual([1, 0]);
    const mails = (await mailsTo(deal.owner.email)).filter(({ template }) => template === "other_amount");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({ step: "received", received: "100.00", amount: "105.00", currency: "eur" });
    expect(await receipt()).toMatch(/We ontvingen €\s100 in plaats van €\s105\. Ons team kijkt ernaar/);
    expect(await receipt()).not.toContain("Er is niets afgeschreven");
    const shown = (await paymentOf(deal.owner, payment.id)).other_amount;
    expect(shown).toMatchObject({ amount: "100.00", asked: "105.00", handled_at: null, outcome: null });
    expect((await paymentOf(deal.helper, payment.id)).other_amount).toBeNull();
    await expectWhole();
  });

  it("is what its payer waits for, until our team settles it", async () => {
    const waitsOf = async (person: Person) =>
      (await person.api("GET", "/api/user/todo/")).body.waits.map(({ kind }: { kind: string }) => kind);
    expect(await waitsOf(deal.owner)).not.toContain("other_amount");
    await paid(10_000);
    expect(await waitsOf(deal.owner)).toContain("other_amount");
    expect(await waitsOf(deal.helper)).not.toContain("other_amount");
    await handled("refund");
    expect(await waitsOf(deal.owner)).not.toContain("other_amount");
  });

  it("is not the payment: the right amount counts, and the other still goes back", async () => {
    await paid(10_000);
    await succeeded(payment.session, 10_500);
    expect((await paymentOf(deal.owner, payment.id)).status).toBe("held");
    expect(await handled("accept")).toMatchObject({ status: 409, body: { code: "transition" } });
    expect((await handled("refund")).status).toBe(200);
    expect([await unmatched(), await balanceOf(`held:${payment.id}`)]).toEqual([0, 10_500]);
    expect(await refundsAtProvider(payment.id)).toEqual([10_000]);
    await expectWhole();
  });

  it("of a payment that succeeded before goes to the queue without a booking", async () => {
    await succeeded(payment.session, 10_500);
    await paid(10_000);
    expect((await cases()).map(({ kind }) => kind)).toEqual(["unmatched"]);
    expect(await unmatched()).toBe(0);
  });
});

describe("our team", () => {
  it("has to choose, and cannot accept too little", async () => {
    await paid(10_000);
    expect(await handled()).toMatchObject({ status: 400, body: { outcome: expect.anything() } });
    expect(await handled("solved")).toMatchObject({ status: 400 });
    expect(await handled("accept")).toMatchObject({ status: 409, body: { code: "transition" } });
    expect((await cases())[0]?.handled_at).toBeNull();
  });

  it("refunds it, once", async () => {
    await paid(10_000);
    expect(await handled("refund")).toMatchObject({ status: 200, body: { acceptable: false } });
    expect((await handled("refund")).body.code).toBe("already_done");
    expect([await unmatched(), await refundsAtProvider(payment.id)]).toEqual([0, [10_000]]);
    expect(await cases()).toMatchObject([{ outcome: "refund", handled_at: expect.any(Number) }]);
    expect(await receipt()).toMatch(/Je krijgt €\s100 terug/);
    expect(await newsOf(deal.owner)).toBe(2);
    await expectWhole();
  });

  it("accepts too much: the deal is made and the rest goes back", async () => {
    await paid(11_000);
    const { body } = await admin.api("GET", `/api/admin/money/${(await cases())[0]?.id}/`);
    expect(body).toMatchObject({ acceptable: true, asked: "105.00" });
    expect((await handled("accept")).status).toBe(200);
    expect((await paymentOf(deal.owner, payment.id)).status).toBe("held");
    expect([await unmatched(), await balanceOf(`held:${payment.id}`)]).toEqual([0, 10_500]);
    expect(await refundsAtProvider(payment.id)).toEqual([500]);
    expect(await receipt()).toMatch(/Je krijgt €\s5 terug/);
    await expectWhole();
  });

  it("cannot accept what its job no longer needs", async () => {
    await paid(11_000);
    await db.prepare("UPDATE bid SET status = 'withdrawn' WHERE id = ?").bind(deal.bid.id).run();
    expect(await handled("accept")).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await unmatched()).toBe(11_000);
    await expectWhole();
  });

  it("sends another currency back, of which nothing is booked", async () => {
    await paid(10_500, "usd");
    expect([await unmatched(), await newsOf(deal.owner)]).toEqual([0, 1]);
    expect(await receipt()).toContain("105.00 USD");
    expect((await handled("accept")).status).toBe(409);
    expect((await handled("refund")).status).toBe(200);
    expect(await refundsAtProvider(payment.id)).toEqual([10_500]);
    await expectWhole();
  });
});

describe("what happens at the provider afterwards", () => {
  const moves = (type: string, data: Record<string, unknown>) =>
    webhook({ type, data: { session: payment.session, reference: "re_1", currency: "eur", order: "", ...data } });

  it("closes the case when others refund it there", async () => {
    await paid(10_000);
    expect((await moves("refund.made", { amount: 10_000, reference: `re_${payment.id}` })).status).toBe(200);
    expect(await unmatched()).toBe(0);
    expect(await cases()).toMatchObject([{ outcome: "refund", handled_at: expect.any(Number) }]);
    expect(await refundsAtProvider(payment.id)).toEqual([]);
    await expectWhole();
  });

  it("owes a refund of it that fails, up to what was ordered", async () => {
    await paid(11_000);
    await handled("refund");
    const order = `refund:${payment.id}:${payment.session}:other`;
    const fails = (amount: number) =>
      moves("refund.failed", { amount, order, reference: `re_f${payment.id}_${amount}` });
    await fails(11_001);
    expect(await balanceOf(`owed:${payment.id}`)).toBe(0);
    await fails(11_000);
    expect(await balanceOf(`owed:${payment.id}`)).toBe(11_000);
    await expectWhole();
  });

  it("sends its chargeback to our team", async () => {
    await paid(10_000);
    const { status } = await moves("chargeback.opened", { amount: 10_000, reference: `du_${payment.id}` });
    expect([status, (await cases()).map(({ kind }) => kind)]).toEqual([200, ["other_amount", "unmatched"]]);
  });
});

it("is of its own session: a former session of a request goes back, and the request stays open", async () => {
  await succeeded(payment.session, 10_500);
  const request = await asked(deal);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await deal.helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" });
  payment = { id: request.id, session: sessionOf(body.redirect_url) };
  await paid(2_500);
  expect(await cases()).toMatchObject([{ asked: 2_100, cents: 2_500 }]);
  expect((await handled("accept")).status).toBe(409);
  expect((await handled("refund")).status).toBe(200);
  expect([await unmatched(), await refundsAtProvider(request.id)]).toEqual([0, [2_500]]);
  expect((await paymentOf(deal.owner, request.id)).status).toBe("open");
  await expectWhole();
});
