import { describe, expect, it } from "vitest";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  asked,
  aTapJob,
  balanceOf,
  db,
  entriesOf,
  INTENT,
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
import { act, inDirectMode, notificationTypesOf } from "./world";

const CREDITS = "/api/user/credits/";
const creditsOf = async (person: Person) => (await person.api("GET", "/api/wallet/")).body.credits;
const historyOf = async (person: Person) => (await person.api("GET", "/api/wallet/history/")).body.results;

async function aDealWith(credits: string) {
  const deal = await aDeal();
  await toppedUp(deal.owner, credits);
  const pay = (more: object = {}) => deal.owner.api("POST", INTENT, { ...deal.bid.intent, use_credits: true, ...more });
  return { ...deal, pay };
}

describe("topping up", () => {
  it("opens a payment that becomes credits once it is paid", async () => {
    const person = await signedUp();
    const { status, body } = await person.api("POST", CREDITS, { amount: "20,00" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "credits",
      status: "open",
      amount: "20.00",
      platform_cost: "0.00",
      amount_with_platform_cost: "20.00",
      to_pay: "20.00",
      helper_fee: "0.00",
      helper_amount: "0.00",
      payee: null,
      bid_id: null,
      chat_uri: null,
      job_id: null,
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(15 * 60_000);
    expect(await creditsOf(person)).toBe("0.00");
    const session = sessionOf(body.redirect_url);
    expect((await visitor.api("GET", `/api/dev/pay/${session}/`)).body).toMatch(/€\s20,00/);
    expect((await onPage(session)).headers.get("Location")).toBe(
      `https://buurklusser.test/payment/success?page=wallet&payment=${body.id}`,
    );
    expect(await paymentOf(person, body.id)).toMatchObject({
      status: "released",
      paid_at: expect.any(String),
      released_at: expect.any(String),
      redirect_url: null,
    });
    expect(await entriesOf(`credits_topup:${body.id}`)).toEqual({ outside: -2000, [`credits:${person.id}`]: 2000 });
    expect(await creditsOf(person)).toBe("20.00");
    expect(await historyOf(person)).toMatchObject([
      {
        kind: "credit_topup",
        amount: "20.00",
        account: "credits",
        balance_after: "20.00",
        payment: body.id,
        job: null,
      },
    ]);
    const receipt = await db
      .prepare("SELECT payload FROM outbox WHERE key = ?")
      .bind(`mail:receipt:${body.id}`)
      .first<string>("payload");
    expect(JSON.parse(receipt ?? "")).toMatchObject({
      template: "receipt_credits",
      user: person.id,
      data: { amount: "20.00" },
    });
    await succeeded(session, 2000);
    expect(await creditsOf(person)).toBe("20.00");
  });

  it("is refused beyond its limits, and where payment is direct", async () => {
    const person = await signedUp();
    for (const amount of ["0.99", "1000.01", "9999.01", "x", undefined]) {
      const { status, body } = await person.api("POST", CREDITS, { amount });
      expect([status, Object.keys(body), body.amount?.length]).toEqual([400, ["amount"], 1]);
    }
    expect(await person.api("POST", CREDITS, { amount: "1000.00" })).toMatchObject({ status: 201 });
    expect(await visitor.api("POST", CREDITS, { amount: "20" })).toMatchObject({ status: 401 });
    expect(await inDirectMode(person)("POST", CREDITS, { amount: "20" })).toMatchObject({
      status: 409,
      body: { code: "direct_mode" },
    });
    expect(await inDirectMode(person)("POST", CREDITS, { amount: "0" })).toMatchObject({ status: 400 });
  });

  it("goes back when there is nobody any more to have it", async () => {
    const person = await signedUp();
    const { body } = await person.api("POST", CREDITS, { amount: "20" });
    await db.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(person.id).run();
    await succeeded(sessionOf(body.redirect_url), 2000);
    expect(await valueOf("payment", body.id, "status")).toBe("refunded");
    expect(await balanceOf(`credits:${person.id}`)).toBe(0);
    expect(await refundsAtProvider(body.id)).toEqual([2000]);
  });
});

describe("a top-up that is refunded at the provider", () => {
  it("takes its credits that are left, so that the account can be deleted", async () => {
    const person = await signedUp();
    const payment = await toppedUp(person, "50.00");
    const erase = () => person.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await erase()).body.code).toBe("money_open");
    const session = await valueOf("payment", payment, "session");
    const data = { session, reference: `re_top_up_${payment}`, amount: 5_000, currency: "eur", order: "" };
    expect((await webhook({ type: "refund.made", data })).status).toBe(200);
    expect(await balanceOf(`credits:${person.id}`)).toBe(0);
    const { results } = (await person.api("GET", "/api/wallet/history/")).body;
    expect(results[0]).toMatchObject({ kind: "credit_refund", amount: "-50.00" });
    expect((await erase()).status).toBe(204);
  });
});

describe("paying with credits", () => {
  it("takes as much as there is, and the rest at the provider", async () => {
    const { owner, helper, job, bid, pay } = await aDealWith("20.00");
    const { status, body } = await pay();
    expect([status, body]).toMatchObject([201, { credits_used: "20.00", to_pay: "85.00", status: "open" }]);
    expect(await creditsOf(owner)).toBe("20.00");
    expect(await pay()).toMatchObject({ status: 200, body: { id: body.id } });
    // Without credits it is another payment; both may be open.
    const without = await pay({ use_credits: false });
    expect(without).toMatchObject({ status: 201, body: { credits_used: "0.00", to_pay: "105.00" } });
    await succeeded(sessionOf(body.redirect_url), 10_500);
    expect(await valueOf("payment", body.id, "status")).toBe("open");
    await onPage(sessionOf(body.redirect_url));
    expect(await entriesOf(`payment_succeeded:${body.id}`)).toEqual({
      [`credits:${owner.id}`]: -2000,
      outside: -8500,
      [`held:${body.id}`]: 10_500,
    });
    expect(await creditsOf(owner)).toBe("0.00");
    expect(await valueOf("payment", without.body.id, "status")).toBe("cancelled");
    await act(owner, job, "cancel");
    expect(await entriesOf(`refunded:${body.id}`)).toEqual({
      [`held:${body.id}`]: -10_500,
      [`credits:${owner.id}`]: 2000,
      outside: 8500,
    });
    expect(await refundsAtProvider(body.id)).toEqual([8500]);
    expect(
      (await historyOf(owner)).map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount]),
    ).toEqual([
      ["credit_refund", "20.00"],
      ["credit_spent", "-20.00"],
      ["credit_topup", "20.00"],
    ]);
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
  });

  it("holds at once what credits pay whole, and goes on to the success page", async () => {
    const { owner, helper, job, bid, pay } = await aDealWith("200.00");
    const { status, body } = await pay();
    expect([status, body]).toMatchObject([
      201,
      {
        status: "held",
        credits_used: "105.00",
        to_pay: "0.00",
        redirect_url: `https://buurklusser.test/payment/success?page=singlechat&uri=${bid.chat_uri}&payment=${body.id}`,
      },
    ]);
    expect(await valueOf("job", job, "status")).toBe("reserved");
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    expect(await creditsOf(owner)).toBe("95.00");
    expect(await notificationTypesOf(helper)).toEqual(expect.arrayContaining(["bid_accepted", "payment_held"]));
    expect((await paymentOf(owner, body.id)).redirect_url).toBeNull();
    expect(await pay()).toMatchObject({ status: 409, body: { code: "bid_not_pending" } });
    await act(owner, job, "cancel");
    expect(await creditsOf(owner)).toBe("200.00");
    expect(await refundsAtProvider(body.id)).toEqual([]);
  });

  it("goes for a request, too", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    await toppedUp(owner, "30.00");
    const [first, second] = [await asked({ helper, bid }), await asked({ helper, bid })];
    const whole = await owner.api("POST", INTENT, { ...first.intent, use_credits: true });
    expect(whole).toMatchObject({ status: 201, body: { id: first.id, status: "held", credits_used: "21.00" } });
    const part = await owner.api("POST", INTENT, { ...second.intent, use_credits: true });
    expect(part).toMatchObject({ status: 201, body: { credits_used: "9.00", to_pay: "12.00" } });
    await onPage(sessionOf(part.body.redirect_url));
    expect(await valueOf("payment", second.id, "status")).toBe("held");
    expect(await creditsOf(owner)).toBe("0.00");
  });

  it("is refunded when the credits were spent meanwhile", async () => {
    const { owner, pay } = await aDealWith("20.00");
    const { body } = await pay();
    const other = await aPayableBid(await aTapJob(owner), owner, await signedUp(), 1000);
    await owner.api("POST", INTENT, { ...other.intent, use_credits: true });
    expect(await creditsOf(owner)).toBe("9.50");
    await onPage(sessionOf(body.redirect_url));
    expect(await paymentOf(owner, body.id)).toMatchObject({ status: "refunded", refunded_amount: "85.00" });
    expect(await entriesOf(`refunded:${body.id}`)).toEqual({ [`held:${body.id}`]: -8500, outside: 8500 });
    expect(await refundsAtProvider(body.id)).toEqual([8500]);
    expect(await creditsOf(owner)).toBe("9.50");
  });
});

describe("a window that has passed", () => {
  it("is seen at once, before anyone wrote it down", async () => {
    const { owner, bid } = await aDeal();
    const { body } = await owner.api("POST", INTENT, bid.intent);
    await db
      .prepare("UPDATE payment SET expires_at = ? WHERE id = ?")
      .bind(Date.now() - 1, body.id)
      .run();
    expect(await paymentOf(owner, body.id)).toMatchObject({ status: "expired", redirect_url: null, expires_at: null });
    const listed = async (status: string) =>
      (await owner.api("GET", `/api/payment/?status=${status}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await listed("expired")).toEqual([body.id]);
    expect(await listed("open")).toEqual([]);
    expect(await valueOf("payment", body.id, "status")).toBe("open");
    const page = `/api/dev/pay/${sessionOf(body.redirect_url)}/`;
    expect(await visitor.api("POST", page, { action: "success" })).toMatchObject({ status: 409 });
    const next = await owner.api("POST", INTENT, bid.intent);
    expect([next.status, next.body.id === body.id]).toEqual([201, false]);
    await succeeded(sessionOf(body.redirect_url), 10_500);
    expect(await valueOf("payment", body.id, "status")).toBe("held");
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
