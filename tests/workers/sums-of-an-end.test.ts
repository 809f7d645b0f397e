import { describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo } from "./client";
import { aPaidDeal, paymentOf, refundsAtProvider } from "./money";

type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

/** The work began, and our team gave the fee of €10 back. */
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
    expect(receipt).not.toMatch(/€ 210 gaat naar/);
    const chat = await pageFor(deal, `/messages/${bid.chat_uri}`);
    expect(chat).toContain("€ 200");
    expect(chat).not.toMatch(/€ 210[^.]* terug/);
    expect(await timelineOf(deal)).toMatch(/€ 200 ging terug/);
    expect(await pageFor(deal, `/task/${job}`)).toMatch(/€ 210 terug.*€ 10 daarvan kreeg je al eerder terug/);
    const mails = await mailsTo(owner.id);
    expect(mails.map(({ template }) => template)).toContain("deal_ended_owner");
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
    expect(await pageFor(deal, `/payment/${payment.id}/geschil`)).toMatch(room);
    const receipt = await pageFor(deal, `/wallet/betaling/${payment.id}`);
    expect(receipt).toMatch(
      /terugbetaald € 100,00 Servicekosten terug na herroeping € 10,00 Daarvan verdiend € 100,00 /,
    );
    expect(receipt).not.toContain("€ 105");
    expect(await pageFor(deal, `/messages/${bid.chat_uri}`)).not.toContain("€ 105");
    expect(await timelineOf(deal)).not.toContain("€ 105");
    expect(await paymentOf(owner, payment.id)).toMatchObject({ refunded_amount: "105.00", helper_amount: "95.00" });
  });
});
