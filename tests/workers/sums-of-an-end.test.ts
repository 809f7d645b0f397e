import { describe, expect, it } from "vitest";
import { selectStat } from "../../workers/api/db/stats";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, signedUp, visitor } from "./client";
import { aPaidDeal, asked, db, onPage, openedRequest, paymentOf, refundsAtProvider, webhook } from "./money";

type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

async function aGrantedWithdrawal(): Promise<Paid> {
  const deal = await aPaidDeal(20_000);
  const { words } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.start_code;
  expect((await deal.helper.api("POST", `/api/job/single/${deal.job}/begin/`, { words })).status).toBe(200);
  await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
  const admin = await anAdmin();
  const answer = { granted: true, reason: "Nagekeken", statement: "Zo staat het in de wet." };
  expect((await admin.api("POST", `/api/admin/withdrawals/${deal.payment.id}/answer/`, answer)).status).toBe(200);
  return deal;
}

const pageFor = async ({ owner }: Paid, path: string) =>
  textOf(await (await browserOf(owner)).get(path)).replaceAll("\u00a0", " ");

const mailTo = async ({ email }: Paid["owner"], template: string): Promise<string> =>
  (
    (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results[0]?.text ?? ""
  ).replaceAll("\u00a0", " ");

const timelineOf = (deal: Paid) => pageFor(deal, `/task/${deal.job}/verloop`);

describe("after a granted withdrawal", () => {
  it("tells everywhere that the rest goes back when the helper withdraws", async () => {
    const deal = await aGrantedWithdrawal();
    const { owner, helper, payment, bid, job } = deal;
    expect(await pageFor(deal, `/task/${job}/samen-stoppen?amount=0`)).toMatch(
      /Jij krijgt terug € 200,00 Al terug na je herroeping € 10,00 Servicekosten voor Buurklusser € 0,00 /,
    );
    expect((await helper.api("DELETE", `/api/bid/?bid_id=${bid.id}`)).status).toBe(204);
    expect(await refundsAtProvider(payment.id)).toEqual([1000, 20_000]);
    const receipt = await pageFor(deal, `/wallet/betaling/${payment.id}`);
    expect(receipt).toMatch(/terugbetaald € 200,00 Servicekosten terug na herroeping € 10,00 /);
    expect(receipt).toContain("Onze servicekosten van € 10 gingen naar je terug.");
    expect(receipt).not.toMatch(/€ 210 gaat naar/);
    const chat = await pageFor(deal, `/messages/${bid.chat_uri}`);
    expect(chat).toContain("€ 200");
    expect(chat).not.toMatch(/€ 210[^.]* terug/);
    expect(await timelineOf(deal)).toMatch(/€ 200 ging terug/);
    expect(await pageFor(deal, `/task/${job}`)).toMatch(/€ 210 terug.*€ 10 daarvan kreeg je al eerder terug/);
    const mails = await mailsTo(owner.id);
    expect(mails.map(({ template }) => template)).toContain("deal_ended_owner");
    const told = await mailTo(helper, "deal_ended_helper");
    expect(told).toContain("De € 200 in bewaring gaat terug");
    const page = textOf(await (await browserOf(helper)).get(`/task/${job}`)).replaceAll("\u00a0", " ");
    expect(page).toContain("De € 200 in bewaring gaat terug");
  });

  it("tells everywhere one division of an agreed dispute", async () => {
    const deal = await aGrantedWithdrawal();
    const { owner, helper, payment, bid } = deal;
    const dispute = `/api/payment/${payment.id}/dispute/`;
    await owner.api("POST", dispute, { reason: "Het lekt nog steeds" });
    expect((await helper.api("POST", `${dispute}proposal/`, { amount: "100.00" })).status).toBe(201);
    const room =
      /Jij krijgt terug € 100,00 Al terug na je herroeping € 10,00 Servicekosten voor Buurklusser € 5,00 Betaald € 210,00/;
    expect(await pageFor(deal, `/payment/${payment.id}/geschil`)).toMatch(room);
    expect(await pageFor(deal, `/payment/${payment.id}/geschil`)).toContain(
      "Van die servicekosten heb je € 10 al terug",
    );
    const agreed = await owner.api("POST", `${dispute}accept/`, { amount: "100.00", total: "210.00" });
    expect(agreed.status).toBe(200);
    expect(await refundsAtProvider(payment.id)).toEqual([1000, 10_000]);
    const closed = await pageFor(deal, `/payment/${payment.id}/geschil`);
    expect(closed).toMatch(room);
    // The proposal shows the same sums: the outcome has no others.
    expect(closed).not.toContain("€ 105");
    const receipt = await pageFor(deal, `/wallet/betaling/${payment.id}`);
    expect(receipt).toMatch(
      /terugbetaald € 100,00 Servicekosten terug na herroeping € 10,00 Daarvan verdiend € 100,00 /,
    );
    expect(receipt).not.toContain("€ 105");
    expect(await pageFor(deal, `/messages/${bid.chat_uri}`)).not.toContain("€ 105");
    expect(await timelineOf(deal)).not.toContain("€ 105");
    const told = await mailTo(helper, "dispute");
    expect(told).toContain("krijgt € 100 terug");
    expect(told).not.toContain("€ 105");
    expect(await paymentOf(owner, payment.id)).toMatchObject({ refunded_amount: "105.00", helper_amount: "95.00" });
  });
});

describe("a refund that our team paid in another way", () => {
  it("is told to the payer, and shows as failed to admins until then", async () => {
    const deal = await aPaidDeal();
    const { owner, payment, job } = deal;
    await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    const data = { session: payment.session, reference: `re_${payment.id}`, amount: 10_500, currency: "eur" };
    await webhook({ type: "refund.failed", data: { ...data, order: `refund:${payment.id}` } });
    const admin = await signedUp({ roles: "admin" });
    const seen = async () => (await admin.api("GET", `/api/admin/payments/${payment.id}/`)).body;
    expect(JSON.stringify(await seen())).toContain('"refund_failed":{"amount":"105.00","handled_at":null}');
    const id = await db.prepare("SELECT id FROM money_case WHERE payment_id = ?").bind(payment.id).first<number>("id");
    expect((await admin.api("POST", `/api/admin/money/${id}/handle/`, { reason: "Overgemaakt" })).status).toBe(200);
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${owner.email}&template=refund_otherwise`);
    expect(body.results[0]?.text).toMatch(
      /€\s105 niet aan\. Ons team heeft dat geld op een andere manier terugbetaald/,
    );
    const [news] = (await owner.api("GET", "/api/notifications/")).body.results;
    expect(news.text).toContain("Ons team heeft het op een andere manier terugbetaald");
  });
});

describe("a granted withdrawal", () => {
  it("is paid once our team divided the payment after it", async () => {
    const deal = await aPaidDeal(6000, { business: 1, company: "Bouw en Zo" });
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    const admin = await anAdmin();
    const why = { reason: "Nagekeken", statement: "Zo staat het in de wet." };
    const split = { ...why, total: "63.00", amount: "20.00" };
    expect((await admin.api("POST", `/api/admin/payments/${deal.payment.id}/refund/`, split)).status).toBe(200);
    const [mail] = (await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=payment_decision`)).body
      .results;
    expect(mail.text).toContain("je krijgt nog antwoord daarop");
    const path = `/api/admin/withdrawals/${deal.payment.id}/`;
    expect((await admin.api("POST", `${path}answer/`, { granted: true, ...why })).status).toBe(200);
    expect((await admin.api("GET", path)).body.unpaid).toBe(false);
  });
});

describe("a withdrawal from extra work", () => {
  it("is answered by a refund of all, which its mails say", async () => {
    const deal = await aPaidDeal(6000, { business: 1, company: "Bouw en Zo" });
    const { owner, helper } = deal;
    const request = await asked(deal, "20.00", "Nieuwe kraan");
    const { session } = await openedRequest(owner, request);
    await onPage(session);
    await owner.api("POST", `/api/payment/${request.id}/withdraw/`);
    expect(await mailTo(helper, "withdrawal_helper_asked")).toMatch(/‘Nieuwe kraan’.*meerwerk bij/s);
    const admin = await anAdmin();
    const all = { reason: "Nagekeken", statement: "Alles terug.", total: "21.00" };
    expect((await admin.api("POST", `/api/admin/payments/${request.id}/refund/`, all)).status).toBe(200);
    expect(await mailTo(owner, "payment_decision")).toContain("Dit is ook ons antwoord op je herroeping");
    expect(await mailTo(helper, "payment_decision")).toContain("Dit is ook ons antwoord op de herroeping van");
    expect(await pageFor(deal, `/wallet/betaling/${request.id}`)).toContain("Daarmee is de herroeping afgehandeld.");
  });
});

describe("the sandbox’s bank", () => {
  it("takes no more than what is left after a division", async () => {
    const deal = await aPaidDeal();
    const dispute = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", dispute, { reason: "Het lekt nog steeds" });
    await deal.helper.api("POST", `${dispute}proposal/`, { amount: "40.00" });
    await deal.owner.api("POST", `${dispute}accept/`, { amount: "40.00", total: "105.00" });
    await visitor.api("POST", `/api/dev/pay/${deal.payment.session}/`, { action: "charge_back" });
    expect((await paymentOf(deal.owner, deal.payment.id)).chargeback).toMatchObject({
      status: "open",
      amount: "42.00",
    });
    await visitor.api("POST", `/api/dev/pay/${deal.payment.session}/`, { action: "charge_back_lost" });
    const room = await pageFor(deal, `/payment/${deal.payment.id}/geschil`);
    expect(room).toMatch(/krijgt € 38,00 Jij krijgt terug € 63,00 Servicekosten voor Buurklusser € 4,00 /);
    const receipt = await pageFor(deal, `/wallet/betaling/${deal.payment.id}`);
    expect(receipt).toMatch(/terugbetaald € 63,00 .*€ 42,00/);
    expect(receipt).not.toContain("Servicekosten over dat deel");
  });
});

describe("the figures", () => {
  it("count what the platform pays for others as a loss, and a fee given back as less fee", async () => {
    const at = 1000;
    const book = async (event: string, key: string, cents: number) => {
      const entry = "INSERT INTO ledger_entry (transaction_id, account, cents) VALUES (?, ?, ?)";
      const id = await db
        .prepare("INSERT INTO ledger_transaction (event, key, payment_id, created_at) VALUES (?, ?, ?, ?) RETURNING id")
        .bind(event, key, deal.payment.id, at)
        .first<number>("id");
      await db.batch([db.prepare(entry).bind(id, "platform", cents), db.prepare(entry).bind(id, "outside", -cents)]);
    };
    const deal = await aPaidDeal();
    await book("released", "figures:released", 1000);
    await book("refund_elsewhere", "refund_elsewhere:sandbox:figures", -5000);
    await book("refund_elsewhere", `refund_elsewhere:withdrawal:${deal.payment.id}`, -500);
    await book("chargeback_opened", "figures:opened", -2000);
    const figure = async (name: "fees" | "losses") =>
      (await selectStat(db, name, JSON.stringify([[at, at + 1]])).all<{ n: number }>()).results[0]?.n;
    expect([await figure("fees"), await figure("losses")]).toEqual([500, -5000]);
  });
});
