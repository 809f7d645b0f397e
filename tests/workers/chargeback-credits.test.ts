import { beforeEach, describe, expect, it } from "vitest";
import { bank, booksOf, type Paid, silenceErrors } from "./charged-back";
import { signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  asked,
  aTapJob,
  balanceOf,
  type Deal,
  db,
  INTENT,
  onPage,
  paymentOf,
  sessionOf,
  sums,
  toppedUp,
  valueOf,
  webhook,
} from "./money";
import { notificationTypesOf } from "./world";

silenceErrors();

let deal: Paid;

it("a chargeback of a top-up sets the credits apart that are left", async () => {
  const person = await signedUp();
  const payment = await toppedUp(person, "20.00");
  const session = (await valueOf("payment", payment, "session")) ?? "";
  await bank(session, "opened", { amount: 2000 });
  expect([await balanceOf(`credits:${person.id}`), await balanceOf(`taken:${payment}`)]).toEqual([0, 2000]);
  await bank(session, "won", { amount: 2000 });
  expect([await balanceOf(`credits:${person.id}`), await balanceOf(`taken:${payment}`)]).toEqual([2000, 0]);
});

describe("a chargeback of a top-up of which the credits are spent", () => {
  let topUp: number;
  let session: string;
  beforeEach(async () => {
    deal = { ...(await aDeal(10_000, { verification: "verified" })), payment: { id: 0, session: "" } };
    topUp = await toppedUp(deal.owner, "105.00");
    session = (await valueOf("payment", topUp, "session")) ?? "";
    deal.payment.id = await paysWithCredits(deal);
  });

  async function paysWithCredits({ owner, bid }: Deal): Promise<number> {
    const { status, body } = await owner.api("POST", INTENT, { ...bid.intent, use_credits: true });
    expect(status).toBe(201);
    return body.id;
  }
  const creditsOf = async () => (await deal.owner.api("GET", "/api/wallet/")).body.credits;
  const act = (action: string) => deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);

  it("stops the deals that were paid with them, and tells both", async () => {
    await bank(session, "opened");
    const refused = { status: 409, body: { code: "disputed" } };
    for (const action of ["solve", "cancel"]) expect(await act(action)).toMatchObject(refused);
    expect(await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id })).toMatchObject(refused);
    await db.prepare("UPDATE job SET done_at = 1 WHERE id = ?").bind(deal.job).run();
    for (const days of [8, 90]) {
      const now = new Date(Date.now() + days * 86_400_000).toISOString();
      await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id, now });
    }
    expect(await paymentOf(deal.helper, deal.payment.id)).toMatchObject({
      status: "held",
      chargeback: { status: "open", amount: "105.00", from_balance: "0.00", closed_at: null },
    });
    expect((await deal.helper.api("GET", "/api/wallet/")).body.held).toBe("0.00");
    for (const who of [deal.owner, deal.helper]) expect((await notificationTypesOf(who)).at(-1)).toBe("chargeback");
    expect(await creditsOf()).toBe("0.00");
  });

  it("that is won lets the deal go on, with days left to object", async () => {
    await db.prepare("UPDATE job SET done_at = 1 WHERE id = ?").bind(deal.job).run();
    await bank(session, "opened");
    await bank(session, "won");
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id });
    expect((await paymentOf(deal.helper, deal.payment.id)).status).toBe("held");
    expect(await act("solve")).toMatchObject({ status: 200 });
    expect((await booksOf(deal)).balance).toBe(9500);
  });

  it("that is lost ends the deal's payment: its credits go to the top-up, and the helper is not paid", async () => {
    await bank(session, "opened");
    await bank(session, "lost");
    expect(await paymentOf(deal.helper, deal.payment.id)).toMatchObject({
      status: "refunded",
      chargeback: { status: "lost", amount: "105.00", from_balance: "0.00", closed_at: expect.any(String) },
    });
    expect(await creditsOf()).toBe("0.00");
    await act("solve");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
    expect(await valueOf("chargeback", await chargebackOf(topUp), "set_apart")).toBe(10_500);
    const platform =
      "SELECT sum(e.cents) AS n FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE t.payment_id IN (?, ?) AND e.account IN ('platform', 'platform:loss')";
    expect(await db.prepare(platform).bind(topUp, deal.payment.id).first("n")).toBe(0);
    expect((await notificationTypesOf(deal.helper)).filter((type) => type === "chargeback")).toHaveLength(2);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  const chargebackOf = async (payment: number) =>
    (await db.prepare("SELECT id FROM chargeback WHERE payment_id = ?").bind(payment).first<number>("id")) ?? 0;

  it("of a part ends no more deals than it misses, and leaves the rest", async () => {
    const other = { ...deal, ...(await anotherDeal()) };
    await toppedUp(deal.owner, "105.00");
    await paysWithCredits(other);
    await bank(session, "opened", { amount: 4000 });
    await bank(session, "lost", { amount: 4000 });
    const statuses = await Promise.all([deal.bid.id, other.bid.id].map(statusOfBid));
    expect(statuses).toEqual(["held", "refunded"]);
    expect(await creditsOf()).toBe("65.00");
    expect(await act("solve")).toMatchObject({ status: 200 });
  });

  async function anotherDeal() {
    const job = await aTapJob(deal.owner);
    return { job, bid: await aPayableBid(job, deal.owner, deal.helper) };
  }
  const statusOfBid = (bid: number) =>
    db.prepare("SELECT status FROM payment WHERE bid_id = ?").bind(bid).first<string>("status");

  it("that ends two payments of one deal says of both that the price is gone", async () => {
    const { owner, helper, job, bid, payment } = await aPaidDeal();
    const session = payment.session;
    await webhook({
      type: "refund.made",
      data: { session, reference: `re_${session}`, amount: 10_500, currency: "eur", order: "" },
    });
    const spent = await toppedUp(owner, "126.00");
    const { body: again } = await owner.api("POST", `/api/payment/${payment.id}/again/`);
    const intent = { chat_uri: bid.chat_uri, amount_with_platform_cost: "105.00", use_credits: true };
    const pays = async (one: object) => (await owner.api("POST", INTENT, { ...one, use_credits: true })).status;
    expect(await pays({ ...intent, payment_request_id: again.id })).toBe(201);
    expect(await pays((await asked({ helper, bid })).intent)).toBe(201);
    await db.prepare("UPDATE job SET done_at = 1 WHERE id = ?").bind(job).run();
    const taken = (await valueOf("payment", spent, "session")) ?? "";
    for (const word of ["opened", "lost"] as const) await bank(taken, word, { amount: 12_600 });
    const { results } = await db
      .prepare(
        "SELECT json_extract(data, '$.done') AS done FROM notification WHERE user_id = ? AND json_extract(data, '$.step') = 'payee_lost_held'",
      )
      .bind(helper.id)
      .all<{ done: number | null }>();
    expect(results).toEqual([{ done: 1 }, { done: 1 }]);
  });

  it("does not stop a deal that was paid with credits of later", async () => {
    await bank(session, "opened");
    await toppedUp(deal.owner, "105.00");
    expect(await creditsOf()).toBe("105.00");
    const later = await anotherDeal();
    await db.prepare("UPDATE chargeback SET opened_at = opened_at - 1000 WHERE payment_id = ?").bind(topUp).run();
    await paysWithCredits({ ...deal, ...later });
    expect((await deal.owner.api("PATCH", `/api/job/single/${later.job}/?action=cancel`)).status).toBe(200);
    expect(await valueOf("chargeback", await chargebackOf(topUp), "set_apart")).toBe(10_500);
    expect(await creditsOf()).toBe("0.00");
  });

  it("takes credits that return from a payment that was itself taken back", async () => {
    const { payment } = await withCard();
    await bank(session, "opened");
    await bank(payment.session, "opened", { amount: 100 });
    await bank(session, "lost");
    await bank(payment.session, "lost", { amount: 100 });
    expect(await valueOf("chargeback", await chargebackOf(topUp), "set_apart")).toBe(10_500);
    expect(await creditsOf()).toBe("1.00");
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  async function withCard() {
    await act("cancel");
    const later = await anotherDeal();
    await toppedUp(deal.owner, "1.00");
    await db.prepare("UPDATE bid SET amount = 20000 WHERE id = ?").bind(later.bid.id).run();
    const intent = { ...later.bid.intent, amount_with_platform_cost: "210.00", use_credits: true };
    const { body } = await deal.owner.api("POST", INTENT, intent);
    await onPage(sessionOf(body.redirect_url));
    return { payment: { id: body.id as number, session: sessionOf(body.redirect_url) } };
  }
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
