import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { mailsOf, mailsTo, type Person } from "./client";
import { accept, aDisputedDeal, dispute, propose, TRANSITION, timesNotified, withExtra } from "./disputed";
import {
  aPaidDeal,
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
import { act, notificationTypesOf } from "./world";

describe("an agreement", () => {
  const agreed = async (amount: string, deal = aDisputedDeal()) => {
    const of = await deal;
    await propose(of.owner, of.id, amount);
    const answer = await accept(of.helper, of.id);
    expect(answer.status).toBe(200);
    return { ...of, answer };
  };

  it("divides the payment as the books say, and the job is solved", async () => {
    const { owner, helper, job, bid, id, answer } = await agreed("60.00");
    expect(answer.body).toMatchObject({
      status: "released",
      amount: "100.00",
      helper_fee: "3.00",
      helper_amount: "57.00",
      refunded_amount: "42.00",
      dispute: { status: "closed", ended: "agreed", statement: null },
      released_at: expect.any(String),
      refunded_at: expect.any(String),
    });
    expect(await entriesOf(`split:${id}`)).toEqual({
      [`held:${id}`]: -10_500,
      [`balance:${helper.id}`]: 5700,
      platform: 600,
      outside: 4200,
    });
    expect(await refundsAtProvider(id)).toEqual([4200]);
    expect(await valueOf("job", job, "status")).toBe("solved");
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    expect(await valueOf("user", helper.id, "jobs_done")).toBe(1);
    for (const person of [owner, helper])
      expect((await notificationTypesOf(person)).slice(-2)).toEqual(["dispute", "review_request"]);
    const silent = "SELECT silent FROM notification WHERE user_id = ? AND type = 'review_request'";
    const { results: asked } = await env.DB.prepare(silent).bind(helper.id).all();
    expect(asked).toEqual([{ silent: 1 }]);
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 409, body: { code: "already_paid" } });
    const year = (await helper.api("GET", "/api/wallet/earnings/")).body;
    expect(year).toMatchObject({ gross: "60.00", fees: "3.00", net: "57.00" });
    expect((await helper.api("GET", "/api/wallet/history/")).body.results).toMatchObject([
      { kind: "release", amount: "57.00" },
    ]);
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
  });

  it("on nothing gives all of it back, and the job is open", async () => {
    const { owner, helper, job, bid, id, answer } = await agreed("0.00");
    expect(answer.body).toMatchObject({ status: "refunded", refunded_amount: "105.00" });
    expect(await entriesOf(`refunded:${id}`)).toEqual({ [`held:${id}`]: -10_500, outside: 10_500 });
    expect(await refundsAtProvider(id)).toEqual([10_500]);
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    for (const person of [owner, helper]) expect((await notificationTypesOf(person)).at(-1)).toBe("dispute");
    const COUNTS = "Dit telt mee als een klus die je niet afmaakte.";
    expect((await mailsOf(helper, "dispute")).at(-1)).toContain(COUNTS);
    expect((await mailsOf(owner, "dispute")).at(-1)).not.toContain(COUNTS);
  });

  it("on nothing is said to count for the helper, before they propose it and before they agree", async () => {
    const COUNTS = "dan telt het als een klus die je niet afmaakte.";
    const { owner, helper, id } = await aDisputedDeal();
    const [ofOwner, ofHelper] = [await browserOf(owner), await browserOf(helper)];
    const proposal = (amount: string) => `/payment/${id}/geschil/voorstel?amount=${amount}`;
    expect(textOf(await ofOwner.get(proposal("0.00")))).not.toContain(COUNTS);
    await propose(owner, id, "0.00");
    expect(textOf(await ofHelper.get(`/payment/${id}/geschil/akkoord`))).toContain(`Ga je akkoord, ${COUNTS}`);
    expect(textOf(await ofHelper.get(proposal("10.00")))).not.toContain(COUNTS);
    expect(textOf(await ofHelper.get(proposal("0.00")))).toContain(COUNTS);
    await propose(helper, id, "0.00");
    expect(textOf(await ofOwner.get(`/payment/${id}/geschil/akkoord`))).not.toContain(COUNTS);
  });

  it("on all of it is a release", async () => {
    const { helper, job, id, answer } = await agreed("100.00");
    expect(answer.body).toMatchObject({ status: "released", refunded_amount: "0.00", refunded_at: null });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
    expect(await refundsAtProvider(id)).toEqual([]);
    expect(await valueOf("job", job, "status")).toBe("solved");
  });

  it("gives back to outside first, and then to credits", async () => {
    const first = await aPaidDeal();
    const { owner, helper, job, bid } = first;
    await act(owner, job, "cancel");
    await db.prepare("UPDATE bid SET status = 'pending' WHERE id = ?").bind(bid.id).run();
    await toppedUp(owner, "80.00");
    const { body } = await owner.api("POST", INTENT, { ...bid.intent, use_credits: true });
    await onPage(sessionOf(body.redirect_url));
    await dispute(owner, body.id);
    await agreed("60.00", Promise.resolve({ ...first, id: body.id }));
    expect(await entriesOf(`split:${body.id}`)).toEqual({
      [`held:${body.id}`]: -10_500,
      [`balance:${helper.id}`]: 5700,
      platform: 600,
      outside: 2500,
      [`credits:${owner.id}`]: 1700,
    });
    expect(await refundsAtProvider(body.id)).toEqual([2500]);
    expect((await owner.api("GET", "/api/wallet/history/")).body.results[0]).toMatchObject({
      kind: "credit_refund",
      amount: "17.00",
    });
  });

  it.each([
    ["60.00", "released", 5700 + 1900],
    ["0.00", "refunded", 0],
  ])("about the bid at %s: extra costs go the same way (%s)", async (amount, status, earned) => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, deal.payment.id);
    await agreed(amount, Promise.resolve({ ...deal, id: deal.payment.id }));
    expect(await valueOf("payment", extra, "status")).toBe(status);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    expect(await balanceOf(`held:${extra}`)).toBe(0);
  });

  it.each([
    ["60.00", { refund: "42.00", helper: "76.00" }],
    ["0.00", { refund: "126.00", helper: "0.00" }],
  ])("at %s with extra work tells the sums that then move, before and after", async (amount, sums) => {
    const deal = await aPaidDeal();
    await withExtra(deal);
    const { id } = deal.payment;
    const newsOf = async (person: Person, step: string) => {
      const found = db.prepare(
        "SELECT data FROM notification WHERE user_id = ?1 AND type = 'dispute' AND data ->> 'step' = ?2",
      );
      const { results } = await found.bind(person.id, step).all<{ data: string }>();
      return results.map(({ data }) => JSON.parse(data));
    };
    await dispute(deal.owner, id);
    const opened = (await mailsTo(deal.owner.id)).find(({ template }) => template === "dispute_opened");
    expect(opened?.data).toMatchObject({ amount: "126.00", beside: 1 });
    expect(await newsOf(deal.helper, "opened")).toMatchObject([{ total: "114.00" }]);
    await propose(deal.helper, id, amount);
    expect(await newsOf(deal.owner, "proposed")).toMatchObject([{ ...sums, total: "126.00", beside: 1 }]);
    await accept(deal.owner, id);
    for (const person of [deal.owner, deal.helper]) expect(await newsOf(person, "agreed")).toMatchObject([sums]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(Number(sums.helper) * 100);
    expect(await timesNotified(deal.helper, "payment_released")).toBe(0);
  });

  it("stops the clock of extra work too", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    expect(await paymentOf(deal.owner, extra)).toMatchObject({ status: "held", job_disputed: false });
    await dispute(deal.owner, deal.payment.id);
    expect(await paymentOf(deal.owner, extra)).toMatchObject({ status: "held", job_disputed: true });
  });

  it.each([
    ["0.00", "refunded", 0],
    ["10.00", "released", 950],
  ])("about extra costs at %s settles them alone: the work goes on", async (amount, status, earned) => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, extra);
    await agreed(amount, Promise.resolve({ ...deal, id: extra }));
    expect(await valueOf("payment", extra, "status")).toBe(status);
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("held");
    expect(await valueOf("job", deal.job, "status")).toBe("reserved");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    expect(await act(deal.owner, deal.job, "solve")).toMatchObject({ status: 200 });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned + 9500);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
