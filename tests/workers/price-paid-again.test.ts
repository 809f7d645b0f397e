import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signedUp } from "./client";
import { goesBack, type PaidDeal, paidBeforeDone, paysAgain } from "./gone-money";
import { aPaidDeal, asked, balanceOf, db, INTENT, onPage, sessionOf, sums } from "./money";

let deal: PaidDeal;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
  await act(deal.helper, "done");
});

const act = (who: Person, action: string) => who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const statusOf = () => db.prepare("SELECT status FROM job WHERE id = ?").bind(deal.job).first<string>("status");

describe("the placer pays again himself", () => {
  const again = (who: Person, id = deal.payment.id) => who.api("POST", `/api/payment/${id}/again/`);
  const pay = async ({ id, amount_with_platform_cost, chat_uri }: Record<string, unknown>) => {
    const fields = { payment_request_id: id, chat_uri, amount_with_platform_cost };
    return sessionOf((await deal.owner.api("POST", INTENT, fields)).body.redirect_url);
  };

  it("opens a payment of the price that is missing, once, which the helper does not see before it is paid", async () => {
    await goesBack(deal);
    const { status, body } = await again(deal.owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "request",
      amount: "60.00",
      amount_with_platform_cost: "63.00",
      by_payer: true,
    });
    expect(await again(deal.owner)).toMatchObject({ status: 200, body: { id: body.id } });
    const seen = async () =>
      (await deal.helper.api("GET", `/api/payment/?chat_uri=${deal.bid.chat_uri}`)).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect(await seen()).not.toContain(body.id);
    await onPage(await pay(body));
    expect(await seen()).toContain(body.id);
    const { results } = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    expect(results.map(({ payment_request }: { payment_request: unknown }) => payment_request)).toContainEqual(
      expect.objectContaining({ id: body.id, status: "held" }),
    );
    await act(deal.owner, "solve");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("asks the whole price beside extra work, and the rest beside a part of the price", async () => {
    await paidBeforeDone(deal, "90.00");
    await goesBack(deal);
    expect((await again(deal.owner)).body.amount).toBe("60.00");
    await paysAgain(deal, "20.00");
    expect((await again(deal.owner)).body.amount).toBe("40.00");
  });

  it("is for the payer, of a price that went back, while the deal goes on", async () => {
    expect((await again(deal.owner)).body.code).toBe("transition");
    await goesBack(deal);
    expect((await again(deal.helper)).status).toBe(403);
    expect((await again(await signedUp())).status).toBe(404);
    await act(deal.owner, "solve");
    expect((await again(deal.owner)).body.code).toBe("transition");
  });

  it("pays a price once: not beside a request of the helper, nor twice", async () => {
    await goesBack(deal);
    const request = await asked(deal, "60.00");
    expect((await again(deal.owner)).body.code).toBe("transition");
    await deal.helper.api("DELETE", `/api/payment/${request.id}/`);
    const { body } = await again(deal.owner);
    await onPage(await pay(body));
    expect((await again(deal.owner)).body.code).toBe("transition");
  });

  it("gives way to a request of the helper, unless the payer is at the bank", async () => {
    await goesBack(deal);
    const first = (await again(deal.owner)).body;
    const request = await asked(deal, "60.00");
    const late = { payment_request_id: first.id, chat_uri: first.chat_uri, amount_with_platform_cost: "63.00" };
    expect((await deal.owner.api("POST", INTENT, late)).body.code).toBe("transition");
    await deal.helper.api("DELETE", `/api/payment/${request.id}/`);
    await pay((await again(deal.owner)).body);
    const ask = { chat_uri: deal.bid.chat_uri, amount: "60.00" };
    expect((await deal.helper.api("POST", "/api/payment/", ask)).body.code).toBe("transition");
  });

  it("is not changed or withdrawn by the helper", async () => {
    await goesBack(deal);
    const { id } = (await again(deal.owner)).body;
    expect((await deal.helper.api("PUT", `/api/payment/${id}/`, { amount: "90.00" })).body.code).toBe("transition");
    expect((await deal.helper.api("DELETE", `/api/payment/${id}/`)).body.code).toBe("transition");
  });
});

const payAgain = async () => {
  const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/again/`);
  const { id, chat_uri, amount_with_platform_cost } = body;
  const fields = { payment_request_id: id, chat_uri, amount_with_platform_cost };
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, fields)).body.redirect_url));
  return id as number;
};

const payRequest = async (amount: string) => {
  const { id, intent } = await asked(deal, amount);
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url));
  return id;
};

describe.each([
  ["the placer paid again", payAgain],
  ["the helper asked for after it went back", () => payRequest("60.00")],
])("what %s is the price", (_, pays) => {
  const appointment = () => `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answers = (who: Person, status: string) => who.api("PATCH", appointment(), { status });
  let paid: number;
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    await deal.helper.api("POST", appointment(), { starts_at: at(2), ends_at: at(4) });
    await answers(deal.owner, "accepted");
    await goesBack(deal);
    paid = await pays();
  });
  const begins = () =>
    db
      .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
      .bind(Date.now() - 3_600_000, Date.now() + 3_600_000, deal.bid.chat)
      .run();
  const statusOfPaid = () => db.prepare("SELECT status FROM payment WHERE id = ?").bind(paid).first<string>("status");

  it("pays the compensation of a late cancellation", async () => {
    expect((await act(deal.owner, "cancel&compensation=15.00")).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect([await statusOfPaid(), await statusOf()]).toEqual(["refunded", "open"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("goes back if the helper did not come", async () => {
    await begins();
    await answers(deal.owner, "missed");
    await answers(deal.helper, "admitted");
    expect([await statusOfPaid(), await statusOf()]).toEqual(["refunded", "open"]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
  });

  it("pays the compensation if the placer was not there", async () => {
    await begins();
    await answers(deal.helper, "missed");
    await answers(deal.owner, "admitted");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect(await statusOf()).toBe("open");
  });

  it("is disputed if an absence is contested", async () => {
    await begins();
    await answers(deal.owner, "missed");
    await answers(deal.helper, "contested");
    expect(await statusOfPaid()).toBe("disputed");
  });
});

describe("the price in parts", () => {
  const appointment = () => `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const cancellation = async () => (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.cancellation;
  const partOf = (id: number) =>
    db.prepare("SELECT for_price FROM payment WHERE id = ?").bind(id).first<number>("for_price");
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    await deal.helper.api("POST", appointment(), { starts_at: at(2), ends_at: at(4) });
    await deal.owner.api("PATCH", appointment(), { status: "accepted" });
  });

  it("pays one compensation, of what each replaces", async () => {
    await goesBack(deal);
    await payRequest("20.00");
    await payAgain();
    expect((await cancellation()).compensation).toBe("15.00");
    expect((await act(deal.owner, "cancel&compensation=15.00")).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    const ended = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.ended_deal;
    expect([ended.refund, ended.helper]).toEqual(["48.00", "15.00"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("is no more than the price that went back: the rest is extra work", async () => {
    await goesBack(deal);
    await payRequest("90.00");
    expect((await cancellation()).compensation).toBe("15.00");
  });

  it("costs nobody anything while a part of it is gone: a report moves no money and stops no cancelling", async () => {
    await goesBack(deal);
    await payRequest("20.00");
    await db
      .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
      .bind(Date.now() - 3_600_000, Date.now() + 3_600_000, deal.bid.chat)
      .run();
    await deal.helper.api("PATCH", appointment(), { status: "missed" });
    expect(await cancellation()).toMatchObject({
      allowed: true,
      reason: "gone",
      compensation: "0.00",
      refund: "21.00",
    });
    await deal.owner.api("PATCH", appointment(), { status: "admitted" });
    expect([await statusOf(), await balanceOf(`balance:${deal.helper.id}`)]).toEqual(["reserved", 0]);
    expect((await act(deal.owner, "cancel")).status).toBe(200);
    expect(await statusOf()).toBe("open");
  });

  it("has one last day: that of the first payment that is held", async () => {
    const id = await payRequest("20.00");
    const heldFrom = async (payment: number) =>
      (await deal.owner.api("GET", `/api/payment/${payment}/`)).body.job_held_from;
    const { paid_at } = (await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body;
    expect([await heldFrom(id), await heldFrom(deal.payment.id)]).toEqual([paid_at, paid_at]);
  });

  it("is asked once: a second request is extra work, and so is one from before", async () => {
    const before = await asked(deal, "10.00");
    await goesBack(deal);
    const first = await asked(deal, "60.00");
    const second = await asked(deal, "60.00");
    expect([await partOf(before.id), await partOf(first.id), await partOf(second.id)]).toEqual([0, 6000, 0]);
    await deal.helper.api("DELETE", `/api/payment/${first.id}/`);
    expect(await partOf((await asked(deal, "60.00")).id)).toBe(6000);
  });
});
