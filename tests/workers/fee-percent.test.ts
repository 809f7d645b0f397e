import { describe, expect, it } from "vitest";
import { visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  asked,
  balanceOf,
  type Deal,
  db,
  entriesOf,
  INTENT,
  onPage,
  opened,
  paymentOf,
  sessionOf,
  succeeded,
  valueOf,
} from "./money";

const PERCENT = 10;

const atOtherFee = (id: number) =>
  db
    .prepare(
      `UPDATE payment SET fee_percent = ?2, platform_cost = amount * ?2 / 100, helper_fee = amount * ?2 / 100,
         helper_amount = amount - amount * ?2 / 100 WHERE id = ?1`,
    )
    .bind(id, PERCENT)
    .run();

async function heldAtOtherFee() {
  const deal = await aDeal();
  const payment = await opened(deal.owner, deal.bid);
  await atOtherFee(payment.id);
  await succeeded(payment.session, 11_000);
  expect(await entriesOf(`payment_succeeded:${payment.id}`)).toEqual({
    outside: -11_000,
    [`held:${payment.id}`]: 11_000,
  });
  return { ...deal, id: payment.id };
}

const act = (deal: Deal, action: string) => deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);

async function mailTo({ email }: Deal["owner"], template: string): Promise<string> {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`);
  return body.results[0]?.text ?? "";
}

describe("a payment held under another fee", () => {
  it("stores and shows the fee of its own time", async () => {
    const deal = await heldAtOtherFee();
    expect(await paymentOf(deal.owner, deal.id)).toMatchObject({ fee_percent: "10.00", platform_cost: "10.00" });
    expect(await mailTo(deal.owner, "receipt")).toContain("10%");
    const now = await aPaidDeal();
    expect(await paymentOf(now.owner, now.payment.id)).toMatchObject({ fee_percent: "5.00", platform_cost: "5.00" });
  });

  it("is released by its own", async () => {
    const deal = await heldAtOtherFee();
    expect((await act(deal, "solve")).status).toBe(200);
    expect(await entriesOf(`released:${deal.id}`)).toEqual({
      [`held:${deal.id}`]: -11_000,
      [`balance:${deal.helper.id}`]: 9000,
      platform: 2000,
    });
    expect(await mailTo(deal.helper, "payment_released")).toContain("10%");
  });

  it("is refunded by its own", async () => {
    const deal = await heldAtOtherFee();
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.cancellation.refund).toBe("110.00");
    expect((await act(deal, "cancel&total=110.00")).status).toBe(200);
    expect(await entriesOf(`refunded:${deal.id}`)).toEqual({ [`held:${deal.id}`]: -11_000, outside: 11_000 });
  });

  it("is cancelled late by its own", async () => {
    const deal = await heldAtOtherFee();
    const [starts_at, ends_at] = [2, 4].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    await deal.helper.api("POST", path, { starts_at, ends_at });
    await deal.owner.api("PATCH", path, { status: "accepted" });
    expect((await act(deal, "cancel&compensation=25.00")).status).toBe(200);
    expect(await entriesOf(`cancel_fee:${deal.id}`)).toEqual({
      [`held:${deal.id}`]: -11_000,
      [`balance:${deal.helper.id}`]: 2500,
      outside: 8500,
    });
  });

  it("is split by its own", async () => {
    const deal = await heldAtOtherFee();
    const path = `/api/payment/${deal.id}/dispute/`;
    await deal.owner.api("POST", path, { reason: "Niet af" });
    await deal.owner.api("POST", `${path}proposal/`, { amount: "60.00" });
    expect((await deal.helper.api("POST", `${path}accept/`)).body).toMatchObject({
      helper_fee: "6.00",
      helper_amount: "54.00",
      refunded_amount: "44.00",
    });
    expect(await entriesOf(`split:${deal.id}`)).toEqual({
      [`held:${deal.id}`]: -11_000,
      [`balance:${deal.helper.id}`]: 5400,
      platform: 1200,
      outside: 4400,
    });
  });
});

describe("a payment that is not held yet", () => {
  it("keeps its fee when a request gets another amount, also for a success of its former session", async () => {
    const deal = await aPaidDeal();
    const request = await asked(deal, "20.00");
    await atOtherFee(request.id);
    const intent = { ...request.intent, amount_with_platform_cost: "22.00" };
    const session = sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url);
    const changed = await deal.helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" });
    expect(changed.body).toMatchObject({ fee_percent: "10.00", platform_cost: "3.00", helper_amount: "27.00" });
    await succeeded(session, 2200);
    expect(await balanceOf(`held:${request.id}`)).toBe(0);
    const again = { ...request.intent, amount_with_platform_cost: "33.00" };
    await onPage(sessionOf((await deal.owner.api("POST", INTENT, again)).body.redirect_url));
    expect(await balanceOf(`held:${request.id}`)).toBe(3300);
  });

  it("of a bid is replaced by one at the fee of today", async () => {
    const deal = await aDeal();
    const old = await opened(deal.owner, deal.bid);
    await atOtherFee(old.id);
    const anew = await opened(deal.owner, deal.bid);
    expect(anew.id).not.toBe(old.id);
    await onPage(anew.session);
    expect(await valueOf("payment", anew.id, "status")).toBe("held");
    expect(await balanceOf(`held:${anew.id}`)).toBe(10_500);
  });
});
