import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { browserOf, textOf } from "./browser";
import { type Person, type PersonOverrides, signedUp, visitor } from "./client";
import { aPayableBid, aTapJob, db, earns, opened, webhook } from "./money";

const YEAR = Number(dayInAmsterdam(Date.now()).slice(0, 4));
const TRADER = {
  business: 1,
  company: "Bouw en Zo",
  kvk: "27312459",
  vat: "NL004495445B01",
  business_address: "Wijnhaven 12, 3011 AB Rotterdam",
  business_email: "info@bouwenzo.example",
};

async function aPaidJob(helper: Person, cents = 10_000, owner?: Person) {
  const placer = owner ?? (await signedUp({ name: "Anja van Dam" }));
  const job = await aTapJob(placer);
  const payment = await opened(placer, await aPayableBid(job, placer, helper, cents));
  await visitor.api("POST", `/api/dev/pay/${payment.session}/`, { action: "success" });
  return { placer, helper, job, payment };
}
type Paid = Awaited<ReturnType<typeof aPaidJob>>;
const solve = ({ placer, job }: Paid) => placer.api("PATCH", `/api/job/single/${job}/?action=solve`);
const released = async (helper: Person, cents?: number) => {
  const deal = await aPaidJob(helper, cents);
  expect((await solve(deal)).status).toBe(200);
  return deal;
};
const invoicesOf = async ({ api }: Pick<Person, "api">) => (await api("GET", "/api/invoice/")).body.results;
const bank = async ({ payment }: Paid, word: string, amount = 10_500) => {
  const data = { session: payment.session, reference: `cb_${payment.session}`, amount, currency: "eur" };
  expect((await webhook({ type: `chargeback.${word}`, data })).status).toBe(200);
};

const refund = async ({ payment }: Paid, amount: number, reference: string) => {
  const data = { session: payment.session, reference, amount, currency: "eur", order: "" };
  expect((await webhook({ type: "refund.made", data })).status).toBe(200);
};
const yearOf = async ({ api }: Person) => (await api("GET", `/api/wallet/earnings/?year=${YEAR}`)).body;
const keptIs = async ({ placer }: Paid, kept: string) => {
  const cents = (await invoicesOf(placer)).map(
    ({ kind, total }: { kind: string; total: string }) =>
      (kind === "invoice" ? 1 : -1) * Math.round(Number(total) * 100),
  );
  expect(cents.reduce((sum: number, one: number) => sum + one, 0)).toBe(Math.round(Number(kept) * 100));
};

describe("the invoice of a business", () => {
  it("is made once when the payment is released, with the facts of that moment", async () => {
    const helper = await signedUp(TRADER);
    const deal = await aPaidJob(helper);
    expect(await invoicesOf(helper)).toEqual([]);
    const [first, second] = await Promise.all([solve(deal), solve(deal)]);
    expect([first.status, second.status].sort()).toContain(200);
    const [invoice, ...others] = await invoicesOf(helper);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: "invoice",
      number: `${YEAR}-0001`,
      payment: deal.payment.id,
      corrects: null,
      credit_notes: [],
      seller: { name: "Bouw en Zo", address: TRADER.business_address, kvk: TRADER.kvk, vat: TRADER.vat },
      buyer: { name: "Anja van Dam", address: null, kvk: null, vat: null },
      job_title: "Kraan lekt",
      net: "82.64",
      vat_rate: 21,
      vat: "17.36",
      total: "100.00",
    });
    expect(await invoicesOf(deal.placer)).toEqual([invoice]);
    for (const { email } of [helper, deal.placer]) {
      const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=invoice`)).body;
      expect(results).toMatchObject([{ subject: `Factuur ${YEAR}-0001 voor ‘Kraan lekt’` }]);
      expect(results[0].data.link).toContain(`/wallet/factuur/${invoice.id}`);
    }
    const link = { id: invoice.id, kind: "invoice", number: `${YEAR}-0001` };
    const receipt = await deal.placer.api("GET", `/api/payment/${deal.payment.id}/`);
    expect(receipt.body.invoices).toEqual([link]);
    const [entry] = (await helper.api("GET", "/api/wallet/history/")).body.results;
    expect(entry).toMatchObject({ kind: "release", invoices: [link] });
    const changed = { business_details: { ...TRADER, company: "Anders", address: "Elders 1", email: "a@b.example" } };
    expect((await helper.api("PATCH", "/api/user/data/", { ...changed, vat_rate: 9 })).status).toBe(200);
    expect(await invoicesOf(helper)).toEqual([invoice]);
  });

  it("has the rate that the business chose", async () => {
    const helper = await signedUp(TRADER);
    for (const [rate, vat] of [
      [9, "8.26"],
      ["0", "0.00"],
    ]) {
      const chosen = await helper.api("PATCH", "/api/user/data/", { vat_rate: rate });
      expect(chosen).toMatchObject({ status: 200, body: { vat_rate: Number(rate) } });
      await released(helper);
      expect((await invoicesOf(helper))[0]).toMatchObject({ vat_rate: Number(rate), vat, total: "100.00" });
    }
    const [{ id }] = await invoicesOf(helper);
    const page = textOf(await (await browserOf(helper)).get(`/wallet/factuur/${id}`));
    expect(page).toContain("vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB");
    const wrong = await helper.api("PATCH", "/api/user/data/", { vat_rate: 6 });
    expect(wrong).toMatchObject({ status: 400, body: { vat_rate: [expect.any(String)] } });
  });

  it("numbers concurrent releases without gaps, in a series of each helper", async () => {
    const helper = await signedUp(TRADER);
    const deals = [];
    for (let at = 0; at < 5; at++) deals.push(await aPaidJob(helper));
    await Promise.all(deals.map(solve));
    const numbers = (await invoicesOf(helper)).map(({ number }: { number: string }) => number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((sequence) => `${YEAR}-000${sequence}`));
    const other = await signedUp(TRADER);
    await released(other);
    expect((await invoicesOf(other))[0].number).toBe(`${YEAR}-0001`);
  });

  it("is not made for a private helper, nor without a VAT number", async () => {
    // One was a business before: its numbers are still in the profile.
    const others: PersonOverrides[] = [{ name: "Hassan" }, { ...TRADER, business: 0 }, { ...TRADER, vat: "" }];
    for (const who of others) {
      const helper = await signedUp(who);
      const deal = await released(helper);
      expect(await invoicesOf(helper)).toEqual([]);
      expect((await helper.api("GET", `/api/payment/${deal.payment.id}/`)).body.invoices).toEqual([]);
    }
  });

  it("is for the earned part when a dispute divides the payment", async () => {
    const deal = await aPaidJob(await signedUp(TRADER));
    const path = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.placer.api("POST", path, { reason: "Half af." });
    await deal.placer.api("POST", `${path}proposal/`, { amount: "60.00" });
    expect((await deal.helper.api("POST", `${path}accept/`)).status).toBe(200);
    expect(await invoicesOf(deal.helper)).toMatchObject([{ kind: "invoice", total: "60.00", vat: "10.41" }]);
  });

  it("is not made when the placer gets everything back", async () => {
    const deal = await aPaidJob(await signedUp(TRADER));
    await deal.placer.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    expect(await invoicesOf(deal.helper)).toEqual([]);
  });

  it("never changes, and is not deleted", async () => {
    const { helper } = await released(await signedUp(TRADER));
    const [{ id }] = await invoicesOf(helper);
    await expect(db.prepare("UPDATE invoice SET total = 1 WHERE id = ?").bind(id).run()).rejects.toThrow(
      /never changes/,
    );
    await expect(db.prepare("DELETE FROM invoice WHERE id = ?").bind(id).run()).rejects.toThrow(/is kept/);
  });
});

describe("a credit note", () => {
  it("follows when the bank takes the money back for good, once", async () => {
    const deal = await released(await signedUp(TRADER));
    await bank(deal, "opened");
    expect(await invoicesOf(deal.helper)).toHaveLength(1);
    await bank(deal, "lost");
    await bank(deal, "lost");
    const [note, invoice, ...others] = await invoicesOf(deal.placer);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      kind: "credit_note",
      number: `${YEAR}-0002`,
      corrects: { id: invoice.id, number: `${YEAR}-0001` },
      seller: invoice.seller,
      total: "100.00",
      vat: "17.36",
    });
    expect(invoice.credit_notes).toMatchObject([{ id: note.id, kind: "credit_note", number: `${YEAR}-0002` }]);
    expect((await deal.helper.api("GET", `/api/payment/${deal.payment.id}/`)).body.invoices).toHaveLength(2);
    const told = async ({ email }: Person) =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=credit_note`)).body.results[0].text;
    expect(await told(deal.placer)).toContain("Je kreeg geld terug.");
    expect(await told(deal.helper)).toContain("Anja van Dam kreeg geld terug.");
    expect(await yearOf(deal.helper)).toMatchObject({ vat: [{ payment: deal.payment.id, vat: "0.00" }] });
  });

  it("is not there, so the year overview and its file have all of the VAT", async () => {
    const deal = await released(await signedUp(TRADER));
    expect(await yearOf(deal.helper)).toMatchObject({ vat: [{ payment: deal.payment.id, vat: "17.36" }] });
    const page = await browserOf(deal.helper);
    const overview = textOf(await page.get(`/wallet/jaaroverzicht/${YEAR}`)).replaceAll("\u00a0", " ");
    expect(overview).toContain("zit € 17,36 btw");
    const file = (await page.get(`/wallet/jaaroverzicht/${YEAR}/bestand`)).html;
    expect(file).toMatch(/Btw op je facturen.*95,00;17,36.*Totaal.*95,00;17,36/s);
    expect((await yearOf(deal.placer)).vat).toBeUndefined();
  });

  it("does not follow when the bank gives the money back", async () => {
    const deal = await released(await signedUp(TRADER));
    await bank(deal, "opened");
    await bank(deal, "won");
    expect(await invoicesOf(deal.helper)).toHaveLength(1);
  });

  it("does not follow what the platform pays: the helper keeps the money", async () => {
    const deal = await released(await signedUp(TRADER));
    await refund(deal, 500, `re_fee_${deal.payment.id}`);
    await refund(deal, 10_000, `re_all_${deal.payment.id}`);
    expect(await invoicesOf(deal.helper)).toMatchObject([{ kind: "invoice", total: "100.00" }]);
    expect(await yearOf(deal.helper)).toMatchObject({ gross: "100.00" });
  });

  it("does not follow a refund of others while the money was held", async () => {
    const deal = await aPaidJob(await signedUp(TRADER));
    await refund(deal, 2_000, `re_kept_${deal.payment.id}`);
    expect((await solve(deal)).status).toBe(200);
    await keptIs(deal, "100.00");
  });

  it.each([
    ["all that the helper had", 10_500, 0, "0.00"],
    ["a part", 5_000, 0, "50.00"],
    ["what the balance still had", 10_500, 5_500, "60.00"],
    ["nothing that the helper still had", 10_500, 9_500, "100.00"],
  ])("leaves of the invoice what the year overview counts: the bank took %s", async (_, taken, paidOut, kept) => {
    const deal = await released(await signedUp(TRADER));
    await refund(deal, 300, `re_kept_${deal.payment.id}`);
    if (paidOut > 0) await earns(deal.helper, -paidOut);
    await bank(deal, "opened", taken);
    await bank(deal, "lost", taken);
    await keptIs(deal, kept);
    expect(await yearOf(deal.helper)).toMatchObject({ gross: kept });
  });
});

describe("who sees an invoice", () => {
  it("is its two parties, in their own language", async () => {
    const { placer, helper } = await released(await signedUp(TRADER));
    const [{ id, number }] = await invoicesOf(helper);
    const path = `/wallet/factuur/${id}`;
    const page = await (await browserOf(placer)).get(path);
    expect(textOf(page)).toMatch(
      new RegExp(`Factuur van Bouw en Zo.*Factuur ${number}.*NL004495445B01.*Anja van Dam.*€ 82,64.*€ 17,36.*€ 100,00`),
    );
    expect(textOf(await (await browserOf(helper)).get(`${path}?lng=en`))).toMatch(/Invoice .*VAT 21% €17\.36/);
    const admin = await signedUp({ roles: "admin" });
    for (const third of [await signedUp(), admin]) {
      expect((await third.api("GET", `/api/invoice/${id}/`)).status).toBe(404);
      expect(await invoicesOf(third)).toEqual([]);
      expect((await (await browserOf(third)).get(path)).status).toBe(404);
    }
    expect((await (await browserOf()).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
  });
});
