import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, PASSWORD, type Person, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  asked,
  balanceOf,
  entriesOf,
  INTENT,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  sums,
  toppedUp,
  webhook,
} from "./money";
import { atOnce, tally } from "./world";

const DAY = 24 * 3_600_000;
type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

const withdraw = ({ owner, payment }: Paid, who = owner) => who.api("POST", `/api/payment/${payment.id}/withdraw/`);
const statusOf = async ({ owner, job }: Paid) => (await owner.api("GET", `/api/job/single/${job}/`)).body.status;

async function mailTo({ email }: Person, template: string): Promise<string> {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`);
  return body.results[0]?.text ?? "";
}

async function agreedForTomorrow({ owner, helper, bid }: Paid) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await helper.api("POST", `/api/chat/${bid.chat_uri}/appointment/`, { starts_at: at(20), ends_at: at(22) });
  await owner.api("PATCH", `/api/chat/${bid.chat_uri}/appointment/`, { status: "accepted" });
}

describe("withdrawing from a payment", () => {
  it("ends the deal, gives everything back and sends a receipt with the moment", async () => {
    const deal = await aPaidDeal(6000);
    const { status, body } = await withdraw(deal);
    expect([status, body.status, body.withdrawn.effect]).toEqual([201, "refunded", "refunded"]);
    expect(await statusOf(deal)).toBe("open");
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    const year = String(new Date().getFullYear());
    expect(await mailTo(deal.owner, "withdrawal_refunded")).toMatch(new RegExp(`${year}.*€\\s63`, "s"));
  });

  it("is offered on the page of the footer, however many payments are newer", async () => {
    const deal = await aPaidDeal(6000);
    for (let n = 0; n < 20; n++) await toppedUp(deal.owner, "5.00");
    const page = await (await browserOf(deal.owner)).get("/herroepen");
    expect(page.html).toContain(`/wallet/betaling/${deal.payment.id}/herroepen`);
  });

  it("with an amount that is none changes nothing", async () => {
    const deal = await aPaidDeal(6000);
    const path = `/api/payment/${deal.payment.id}/withdraw/`;
    const { status, body } = await deal.owner.api("POST", path, { refund: "veel" });
    expect([status, Object.keys(body)]).toEqual([400, ["refund"]]);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("costs what cancelling late costs with a private person, and nothing with a business", async () => {
    const deal = await aPaidDeal(6000);
    await agreedForTomorrow(deal);
    expect((await withdraw(deal)).body.withdrawn.effect).toBe("compensated");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);

    const other = await aPaidDeal(6000);
    await agreedForTomorrow(other);
    await env.DB.prepare("UPDATE user SET business = 1 WHERE id = ?").bind(other.helper.id).run();
    expect((await withdraw(other)).body.withdrawn.effect).toBe("refunded");
    expect(await balanceOf(`balance:${other.helper.id}`)).toBe(0);
  });

  it("is answered by our team once the work was marked as done", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect((await withdraw(deal)).body).toMatchObject({ status: "held", withdrawn: { effect: "answered" } });
    expect(await statusOf(deal)).toBe("reserved");
    expect(await mailTo({ email: env.SUPPORT_EMAIL } as Person, "withdrawal_desk")).toContain(String(deal.payment.id));
    expect(await mailTo(deal.helper, "withdrawal_service_asked")).toContain("niet over het werk");
    const [news] = (await deal.owner.api("GET", "/api/notifications/")).body.results;
    expect(news.text).toMatch(
      /Je hebt de overeenkomst .* herroepen\. Ons team beslist daarover en mailt je\. De deal stopt daardoor niet/,
    );
    expect((await mailsTo(deal.owner.id)).filter(({ template }) => template.startsWith("withdrawal"))).toHaveLength(1);
    const page = await (await browserOf(deal.helper)).get(`/task/${deal.job}/verloop`);
    expect(textOf(page)).toContain("herriep onze dienst: dat ging over de servicekosten, niet over het werk.");
  });

  const bankSays = (deal: Paid, step: string) =>
    webhook({
      type: `chargeback.${step}`,
      data: { session: deal.payment.session, reference: `cb_${deal.payment.session}`, amount: 6300, currency: "eur" },
    });

  it("is answered by our team while the bank decides, and over once the payer has all back", async () => {
    const deal = await aPaidDeal(6000);
    await bankSays(deal, "opened");
    expect((await withdraw(deal)).body).toMatchObject({ withdrawn: { effect: "answered" } });
    const other = await aPaidDeal(6000);
    await other.owner.api("PATCH", `/api/job/single/${other.job}/?action=solve`);
    for (const step of ["opened", "lost"]) await bankSays(other, step);
    expect(await withdraw(other)).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("tells the helper that they keep the money only if they have it", async () => {
    const deal = await aPaidDeal(6000);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    await withdraw(deal);
    for (const step of ["opened", "lost"]) await bankSays(deal, step);
    const why = { reason: "Nagekeken", statement: "Je hebt het geld al." };
    await (await anAdmin()).api("POST", `/api/admin/withdrawals/${deal.payment.id}/answer/`, { granted: true, ...why });
    const text = await mailTo(deal.helper, "withdrawal_helper");
    expect(text).toContain("toegekend");
    expect(text).not.toContain("Je houdt");
  });

  const grant = async ({ payment }: Paid) =>
    (await anAdmin()).api("POST", `/api/admin/withdrawals/${payment.id}/answer/`, {
      granted: true,
      reason: "Nagekeken",
      statement: "Zo staat het in de wet.",
    });

  it("gives the fee back if our team grants it after the work began, and the deal goes on", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw(deal);
    const { status, body } = await grant(deal);
    expect([status, body.payment.status, body.payment.withdrawn.answer.fee]).toEqual([200, "held", "3.00"]);
    expect(await entriesOf(`refund_elsewhere:withdrawal:${deal.payment.id}`)).toEqual({ outside: 300, platform: -300 });
    expect(await refundsAtProvider(deal.payment.id)).toEqual([300]);
    expect([await balanceOf(`held:${deal.payment.id}`), await statusOf(deal)]).toEqual([6300, "reserved"]);
    expect(await mailTo(deal.owner, "withdrawal_granted")).toMatch(/servicekosten van €\s3 terug/);
    const told = await mailTo(deal.helper, "withdrawal_service");
    expect(told).toMatch(/herroepen, niet het werk.*Jullie deal gaat door/s);
    expect(told).not.toContain("Je hoeft niets te doen");
    const newsOf = async ({ api }: Paid["owner"]) => (await api("GET", "/api/notifications/")).body.results[0].text;
    expect(await newsOf(deal.owner)).toContain("Je krijgt onze servicekosten terug");
    expect(await newsOf(deal.helper)).toContain("Jullie deal gaat door");
    expect(await grant(deal)).toMatchObject({ status: 409, body: { code: "already_done" } });
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
  });

  it("leaves the payer that fee when our team divides the rest", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw(deal);
    await grant(deal);
    const why = { reason: "Nagekeken", statement: "Half klaar." };
    const path = `/api/admin/payments/${deal.payment.id}/refund/`;
    expect((await (await anAdmin()).api("POST", path, { amount: "20.00", ...why })).status).toBe(200);
    // 63.00 was paid: 40.00 for the work stays, without a fee of the payer.
    const back = await refundsAtProvider(deal.payment.id);
    expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(2300);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(3800);
  });

  describe("of a payment that credits paid in part", () => {
    async function aBegunDeal(credit: string): Promise<Paid> {
      const deal = await aDeal(10_000);
      await toppedUp(deal.owner, credit);
      const { body } = await deal.owner.api("POST", INTENT, { ...deal.bid.intent, use_credits: true });
      const session = body.redirect_url ? sessionOf(body.redirect_url) : "";
      if (session) await onPage(session);
      const payment = { ...(await paymentOf(deal.owner, body.id)), session };
      await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
      const paid = { ...deal, payment };
      await withdraw(paid);
      return paid;
    }

    const refund = async ({ payment }: Paid, earned?: string) =>
      (await anAdmin()).api("POST", `/api/admin/payments/${payment.id}/refund/`, {
        reason: "Nagekeken",
        statement: "Zo verdelen we het.",
        ...(earned && { amount: earned }),
      });

    async function backOf({ owner, payment }: Paid) {
      const card = (await refundsAtProvider(payment.id)).reduce((sum, cents) => sum + cents, 0);
      return { card, credits: await balanceOf(`credits:${owner.id}`) };
    }

    it.each([
      { credit: "50.00", card: 500, credits: 0 },
      { credit: "103.00", card: 200, credits: 300 },
      { credit: "105.00", card: 0, credits: 500 },
    ])("gives the fee back by card, and as credits what the card did not pay ($credit)", async (sum) => {
      const deal = await aBegunDeal(sum.credit);
      const { status, body } = await grant(deal);
      expect([status, body.payment.status, body.payment.withdrawn.answer.fee]).toEqual([200, "held", "5.00"]);
      expect(await backOf(deal)).toEqual({ card: sum.card, credits: sum.credits });
      expect(await balanceOf(`held:${deal.payment.id}`)).toBe(10_500);
      await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
      expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9500);
      expect(await backOf(deal)).toEqual({ card: sum.card, credits: sum.credits });
    });

    it.each([
      { credit: "50.00", card: 5500, credits: 5000 },
      { credit: "103.00", card: 200, credits: 10_300 },
      { credit: "105.00", card: 0, credits: 10_500 },
    ])("gives nothing twice when all goes back later ($credit)", async (sum) => {
      const deal = await aBegunDeal(sum.credit);
      const platform = await balanceOf("platform");
      await grant(deal);
      expect((await refund(deal)).status).toBe(200);
      expect(await backOf(deal)).toEqual({ card: sum.card, credits: sum.credits });
      expect([await balanceOf("platform"), await balanceOf(`held:${deal.payment.id}`)]).toEqual([platform, 0]);
      expect((await sums())?.entries).toBe(0);
      const [told] = (await mailsTo(deal.owner.id)).filter(({ data }) => data.refund === "105.00");
      expect(told?.data).toMatchObject({ credit: sum.credit, earlier: "5.00" });
    });

    it("leaves the bank what the card still paid, and the payer no more than they paid", async () => {
      const deal = await aBegunDeal("50.00");
      await grant(deal);
      for (const action of ["charge_back", "charge_back_lost"]) await onPage(deal.payment.session, action);
      expect((await paymentOf(deal.owner, deal.payment.id)).chargeback).toMatchObject({
        status: "lost",
        amount: "50.00",
      });
      expect(await backOf(deal)).toEqual({ card: 500, credits: 5000 });
      expect((await sums())?.entries).toBe(0);
    });

    it.each([
      { credit: "50.00", card: 5500, credits: 0 },
      { credit: "103.00", card: 200, credits: 5300 },
      { credit: "105.00", card: 0, credits: 5500 },
    ])("gives the card no more than it paid when our team divides the rest ($credit)", async (sum) => {
      const deal = await aBegunDeal(sum.credit);
      await grant(deal);
      expect((await refund(deal, "50.00")).status).toBe(200);
      // 105.00 was paid: 50.00 for the work stays, without a fee of the payer.
      expect(await backOf(deal)).toEqual({ card: sum.card, credits: sum.credits });
      expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(4750);
      const kept = (await deal.owner.api("GET", "/api/wallet/history/")).body.results;
      expect(kept.filter(({ kind }: { kind: string }) => kind === "credit_spent")).toHaveLength(1);
    });
  });

  it("waits while a dispute about the job lasts", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await withdraw(deal);
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Het is niet af." });
    expect(await grant(deal)).toMatchObject({ status: 409, body: { code: "disputed" } });
  });

  it("keeps the account until our team answered, and the money that it granted went back", async () => {
    const deal = await aPaidDeal(6000);
    const { owner, payment } = deal;
    await env.DB.prepare("UPDATE user SET business = 1 WHERE id = ?").bind(deal.helper.id).run();
    const remove = async () =>
      (await owner.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD })).body?.code;
    const isOpen = async () => (await owner.api("GET", "/api/wallet/")).body.open_withdrawals;
    await owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    await withdraw(deal);
    expect([await remove(), await isOpen()]).toEqual(["money_open", 1]);
    const why = { reason: "Nagekeken", statement: "Je krijgt het terug." };
    const path = `/api/admin/withdrawals/${payment.id}/answer/`;
    const admin = await anAdmin();
    expect(await admin.api("POST", path, { granted: true, ...why })).toMatchObject({
      status: 200,
      body: { unpaid: true },
    });
    expect([await remove(), await isOpen()]).toEqual(["money_open", 1]);
    const data = { session: payment.session, reference: `w_${payment.id}`, amount: 300, currency: "eur", order: "" };
    await webhook({ type: "refund.made", data });
    expect((await admin.api("GET", `/api/admin/withdrawals/${payment.id}/`)).body.unpaid).toBe(false);
    expect([await isOpen(), await remove()]).toEqual([0, undefined]);
  });

  it("lets the account go when our team rejected it", async () => {
    const deal = await aPaidDeal(6000);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    await withdraw(deal);
    const why = { reason: "Nagekeken", statement: "Het werk was al klaar." };
    const path = `/api/admin/withdrawals/${deal.payment.id}/answer/`;
    const faulty = await (await anAdmin()).api("POST", path, why);
    expect([faulty.status, Object.keys(faulty.body)]).toEqual([400, ["granted"]]);
    await (await anAdmin()).api("POST", path, { granted: false, ...why });
    const answerTo = async (person: Pick<Person, "api">) =>
      (await person.api("GET", `/api/payment/${deal.payment.id}/`)).body.withdrawn.answer;
    expect(await answerTo(deal.owner)).toMatchObject({ granted: false, statement: why.statement });
    expect(await answerTo(deal.helper)).not.toHaveProperty("statement");
    const { status } = await deal.owner.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(status).toBe(204);
  });

  it("from a part of the price shares the compensation between the parts", async () => {
    const deal = await aPaidDeal(6000);
    const session = deal.payment.session;
    await webhook({
      type: "refund.made",
      data: { session, reference: `x_${session}`, amount: 6300, currency: "eur", order: "" },
    });
    const pay = async (amount: string, total: string) => {
      const { body } = await deal.helper.api("POST", "/api/payment/", { chat_uri: deal.bid.chat_uri, amount });
      const intent = {
        payment_request_id: body.id,
        chat_uri: deal.bid.chat_uri,
        amount_with_platform_cost: total,
      };
      await onPage(sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url));
      return body.id as number;
    };
    const small = await pay("10.00", "10.50");
    const large = await pay("50.00", "52.50");
    await agreedForTomorrow(deal);
    const { body: job } = await deal.helper.api("GET", `/api/job/single/${deal.job}/`);
    expect(job.cancellation).toMatchObject({ compensation: "0.00", compensation_if_late: "15.00" });
    const page = await (await browserOf(deal.owner)).get(`/wallet/betaling/${small}/herroepen`);
    expect(page.html).toContain('name="refund" value="8.00"');
    const path = `/api/payment/${small}/withdraw/`;
    expect((await deal.owner.api("POST", path, { refund: "10.50" })).body.code).toBe("refund_changed");
    const { body } = await deal.owner.api("POST", path, { refund: "8.00" });
    expect(body).toMatchObject({ withdrawn: { effect: "compensated" }, refunded_amount: "8.00" });
    expect(await entriesOf(`cancel_fee:${small}`)).toMatchObject({ outside: 800, [`balance:${deal.helper.id}`]: 250 });
    expect(await entriesOf(`cancel_fee:${large}`)).toMatchObject({
      outside: 4000,
      [`balance:${deal.helper.id}`]: 1250,
    });
    const mail = (await mailsTo(deal.owner.email)).find(({ template }) => template === "withdrawal_compensated");
    expect(mail?.data).toMatchObject({ compensation: "15.00", refund: "48.00", credit: "0.00", extra: "40.00" });
  });

  it("says to the helper who did it", async () => {
    const deal = await aPaidDeal(6000);
    const page = await browserOf(deal.helper);
    const path = `/wallet/betaling/${deal.payment.id}/herroepen`;
    expect(textOf(await page.get(path))).toMatch(/Alleen .* kan deze overeenkomst herroepen/);
    expect((await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`)).status).toBe(201);
    const text = textOf(await page.get(path));
    expect(text).toMatch(/ heeft deze overeenkomst herroepen op /);
    expect(text).not.toContain("Je hebt deze overeenkomst herroepen");
  });

  it("from extra work is answered by our team, and the deal goes on", async () => {
    const deal = await aPaidDeal(6000);
    const extra = await asked(deal);
    await onPage(sessionOf((await deal.owner.api("POST", INTENT, extra.intent)).body.redirect_url));
    const { status, body } = await deal.owner.api("POST", `/api/payment/${extra.id}/withdraw/`);
    expect([status, body.status, body.withdrawn.effect]).toEqual([201, "held", "answered"]);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("is the payer’s alone, for fourteen days, and once", async () => {
    const deal = await aPaidDeal(6000);
    expect((await withdraw(deal, deal.helper)).status).toBe(403);
    const pay = env.DB.prepare("UPDATE payment SET paid_at = ? WHERE id = ?");
    await pay.bind(Date.now() - 14 * DAY - 1000, deal.payment.id).run();
    expect(await withdraw(deal)).toMatchObject({ status: 409, body: { code: "transition" } });
    await pay.bind(Date.now() - 14 * DAY + 60_000, deal.payment.id).run();
    const answers = tally(await atOnce(() => withdraw(deal)));
    expect(answers["201"]).toBe(1);
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
  });
});
