import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { visitor } from "./client";
import {
  aPaidDeal,
  balanceOf,
  db,
  entriesOf,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  succeeded,
  sums,
  toppedUp,
  valueOf,
  webhook,
} from "./money";
import { block, inDirectMode, notificationTypesOf } from "./world";

type Deal = Awaited<ReturnType<typeof aPaidDeal>>;
const approve = ({ owner, job }: Deal) => owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
const tip = ({ owner, payment }: Deal, body: object = { amount: "10.00" }) =>
  owner.api("POST", `/api/payment/${payment.id}/tip/`, body);
const mailsOf = async (template: string, user: number) =>
  db
    .prepare(
      `SELECT count(*) AS n FROM outbox WHERE kind = 'mail' AND json_extract(payload, '$.template') = ?
       AND json_extract(payload, '$.user') = ?`,
    )
    .bind(template, user)
    .first<number>("n");

let deal: Deal;
beforeEach(async () => {
  deal = await aPaidDeal();
  await approve(deal);
});

describe("a tip", () => {
  it("is not offered for a helper who left", async () => {
    const browser = await browserOf(deal.owner);
    expect(textOf(await browser.get(`/task/${deal.job}`))).toContain("een fooi");
    await db.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(deal.helper.id).run();
    const job = textOf(await browser.get(`/task/${deal.job}`));
    expect(job).toContain("Gekozen: Verwijderde gebruiker");
    expect(job).not.toContain("een fooi");
    const page = textOf(await browser.get(`/payment/${deal.payment.id}/fooi`));
    expect(page).not.toContain("Nieuw op");
    expect(page).not.toContain("Ander bedrag");
    expect((await tip(deal)).status).toBe(409);
  });

  it("is the helper’s as a whole once it is paid, and both are told", async () => {
    const { status, body } = await tip(deal);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "tip",
      status: "open",
      amount: "10.00",
      platform_cost: "0.00",
      helper_fee: "0.00",
    });
    expect((await paymentOf(deal.helper, body.id)).redirect_url).toBeNull();
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9_500);
    await onPage(sessionOf(body.redirect_url));
    expect(await entriesOf(`tip:${body.id}`)).toEqual({ outside: -1_000, [`balance:${deal.helper.id}`]: 1_000 });
    expect(await paymentOf(deal.helper, body.id)).toMatchObject({
      status: "released",
      helper_amount: "10.00",
      invoices: [],
    });
    expect((await notificationTypesOf(deal.helper)).at(-1)).toBe("tip");
    expect([await mailsOf("tip", deal.helper.id), await mailsOf("receipt_tip", deal.owner.id)]).toEqual([1, 1]);
    const history = await deal.helper.api("GET", "/api/wallet/history/");
    expect(history.body.results[0]).toMatchObject({ kind: "tip", amount: "10.00", balance_after: "105.00" });
    const year = await deal.helper.api("GET", "/api/wallet/earnings/");
    expect(year.body).toMatchObject({ gross: "110.00", fees: "5.00", net: "105.00" });
    for (const { api } of [deal.owner, deal.helper]) {
      const { events } = (await api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
      expect(events.at(-1)).toMatchObject({ kind: "tip", amount: "10.00", by: null });
    }
    expect((await deal.owner.api("POST", `/api/payment/${body.id}/withdraw/`)).body.code).toBe("transition");
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("is given once: asked twice it is one payment, and a second one that is paid goes back", async () => {
    const [first, same, other] = [await tip(deal), await tip(deal), await tip(deal, { amount: "20.00" })];
    expect([same.status, same.body.id]).toEqual([200, first.body.id]);
    await onPage(sessionOf(first.body.redirect_url));
    expect((await tip(deal)).body.code).toBe("already_done");
    await succeeded(sessionOf(other.body.redirect_url), 2_000);
    expect(await valueOf("payment", other.body.id, "status")).toBe("refunded");
    expect(await refundsAtProvider(other.body.id)).toEqual([2_000]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(10_500);
  });

  it.each(["decline", "cancel"])("is tried again from the page after a %s", async (action) => {
    const { body } = await tip(deal);
    await visitor.api("POST", `/api/dev/pay/${sessionOf(body.redirect_url)}/`, { action });
    const browser = await browserOf(deal.owner);
    const back = await browser.get(`/payment/cancel?page=singlechat&uri=${deal.bid.chat_uri}`);
    expect(textOf(back)).toContain("Probeer opnieuw");
    expect(back.html).toContain(`href="/payment/${deal.payment.id}/fooi"`);
  });

  it("keeps its name in the news when the payment provider returns it", async () => {
    const { body } = await tip(deal);
    const session = sessionOf(body.redirect_url);
    await onPage(session);
    const data = { session, reference: `re_tip_${body.id}`, amount: 1_000, currency: "eur", order: "" };
    await webhook({ type: "refund.made", data });
    for (const [person, template, keeps, line] of [
      [
        deal.owner,
        "payment_part_refunded",
        "houdt de fooi",
        /Je krijgt .* van de fooi terug .* De klusser houdt de fooi/,
      ],
      [deal.helper, "payment_part_gone", "Jij houdt de fooi", /De plaatser krijgt .* Jij houdt de fooi/],
    ] as const) {
      const { body: mails } = await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=${template}`);
      expect(mails.results[0].text).toContain(keeps);
      expect(mails.results[0].subject).toMatch(/€\u00a010 van (je|de) fooi/);
      const news = (await person.api("GET", "/api/notifications/")).body.results[0].text;
      expect(news).toContain(keeps);
      expect(news).not.toContain("afgesproken");
      const chat = (await person.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body.results;
      expect(JSON.stringify(chat)).toMatch(line);
    }
  });

  it("can be paid with credits, in part or as a whole", async () => {
    await toppedUp(deal.owner, "12.00");
    const whole = await tip(deal, { amount: "10.00", use_credits: true });
    expect(whole.body).toMatchObject({ status: "released", to_pay: "0.00" });
    expect(await balanceOf(`credits:${deal.owner.id}`)).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(10_500);
    const other = await aPaidDeal();
    await approve(other);
    await toppedUp(other.owner, "4.00");
    const part = await tip(other, { amount: "10.00", use_credits: true });
    expect(part.body.to_pay).toBe("6.00");
    await onPage(sessionOf(part.body.redirect_url));
    expect(await balanceOf(`balance:${other.helper.id}`)).toBe(10_500);
    expect(await balanceOf(`credits:${other.owner.id}`)).toBe(0);
  });

  it("is refused before the release, after a division, by a bank’s chargeback, and to who is blocked or gone", async () => {
    const held = await aPaidDeal();
    expect((await tip(held)).body.code).toBe("transition");
    const back = {
      session: deal.payment.session,
      reference: `cb_${deal.payment.session}`,
      amount: 10_500,
      currency: "eur",
    };
    await webhook({ type: "chargeback.opened", data: back });
    expect((await tip(deal)).body.code).toBe("transition");
    const divided = await aPaidDeal();
    await divided.owner.api("POST", `/api/payment/${divided.payment.id}/dispute/`, { reason: "Niet af" });
    await divided.owner.api("POST", `/api/payment/${divided.payment.id}/dispute/proposal/`, { amount: "60.00" });
    await divided.helper.api("POST", `/api/payment/${divided.payment.id}/dispute/accept/`);
    expect((await tip(divided)).body.code).toBe("transition");
    const apart = await aPaidDeal();
    await approve(apart);
    await block(apart.helper, apart.owner);
    expect((await tip(apart)).body.code).toBe("blocked");
    await db.prepare("DELETE FROM block WHERE user_id = ?").bind(apart.helper.id).run();
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(apart.helper.id).run();
    expect((await tip(apart)).body.code).toBe("transition");
  });

  it("has a least and a most, and needs a payment provider", async () => {
    for (const amount of ["0.99", "100.01"]) {
      expect(await tip(deal, { amount })).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } });
    }
    const direct = await inDirectMode(deal.owner)("POST", `/api/payment/${deal.payment.id}/tip/`, { amount: "10.00" });
    expect(direct).toMatchObject({ status: 409, body: { code: "direct_mode" } });
  });

  it("that a bank takes back is set apart, and given back or lost", async () => {
    const { body } = await tip(deal);
    const session = sessionOf(body.redirect_url);
    await onPage(session);
    const back = { session, reference: `cb_${session}`, amount: 1_000, currency: "eur" };
    await webhook({ type: "chargeback.opened", data: back });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9_500);
    expect(await balanceOf(`taken:${body.id}`)).toBe(1_000);
    await webhook({ type: "chargeback.lost", data: back });
    expect(await paymentOf(deal.helper, body.id)).toMatchObject({ helper_amount: "0.00", invoices: [] });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9_500);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("counts in what the tax office is told, and is no job of its own", async () => {
    const { body } = await tip(deal);
    await onPage(sessionOf(body.redirect_url));
    const admin = await anAdmin();
    const { body: all } = await admin.api("GET", `/api/admin/earnings/?year=${new Date().getFullYear()}`);
    const row = all.results.find(({ id }: { id: number }) => id === deal.helper.id);
    expect(row).toMatchObject({ gross: "110.00", fees: "5.00", net: "105.00", count: 1 });
  });
});

describe("the page of a tip", () => {
  it("keeps an unclear amount and says why it is refused", async () => {
    const browser = await browserOf(deal.owner);
    const page = `/payment/${deal.payment.id}/fooi`;
    const both = await browser.post(page, { choice: "5.00", other: "7,50" });
    expect([both.status, textOf(both)]).toEqual([422, expect.stringContaining("Je koos een bedrag en vulde ook zelf")]);
    expect(both.html).toContain('value="7,50"');
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(deal.helper.id).run();
    const gone = await browser.post(page, { choice: "5.00" });
    expect([gone.status, textOf(gone)]).toEqual([409, expect.stringContaining("kan nu geen fooi krijgen")]);
  });

  it("follows the receipt and the mail of a tip that the bank refused", async () => {
    const { body } = await tip(deal);
    for (const action of ["delayed", "fail"])
      await visitor.api("POST", `/api/dev/pay/${sessionOf(body.redirect_url)}/`, { action });
    const { html } = await (await browserOf(deal.owner)).get(`/wallet/betaling/${body.id}`);
    expect(html).toContain(`href="/payment/${deal.payment.id}/fooi"`);
    const mails = (await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=payment_failed`)).body;
    expect(mails.results[0].subject).toMatch(/^Je fooi van €\s10 voor ‘/);
  });

  it("offers none while a withdrawal waits for an answer", async () => {
    expect((await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`)).status).toBe(201);
    expect((await tip(deal)).body.code).toBe("transition");
    // Answered, so that it does not wait in the queue of other tests.
    await db
      .prepare("UPDATE withdrawal SET answered_at = 1, granted = 0 WHERE payment_id = ?")
      .bind(deal.payment.id)
      .run();
  });
});
