import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LOSS } from "~/domain/money/ledger";
import { retryDelivery } from "../../workers/api/db/failed-delivery";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { recallPayouts } from "../../workers/api/operations/money/recall-payouts";
import { browserOf, textOf } from "./browser";
import { PASSWORD, signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  asked,
  aTapJob,
  balanceOf,
  type Deal,
  db,
  earns,
  entriesOf,
  INTENT,
  notificationTypesOf,
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

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => written.mockRestore());

const ROUNDS = Array.from({ length: 6 }, (_, at) => at);

type Word = "opened" | "won" | "lost";
interface Of {
  id?: string;
  amount?: number;
  currency?: string;
  reference?: string;
}

const bank = async (session: string, word: Word, { id, amount = 10_500, currency = "eur", reference }: Of = {}) =>
  (
    await webhook({
      id,
      type: `chargeback.${word}`,
      data: { session, reference: reference ?? `cb_${session}`, amount, currency },
    })
  ).status;

type Paid = Deal & { payment: { id: number; session: string } };
const solve = ({ owner, job }: Paid) => owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
const casesOf = async (payment: number) =>
  (
    await db
      .prepare("SELECT kind, cents, handled_at IS NOT NULL AS handled FROM money_case WHERE payment_id = ? ORDER BY id")
      .bind(payment)
      .all<{ kind: string; cents: number; handled: number }>()
  ).results.map(({ kind, cents, handled }) => [kind, cents, handled === 1]);
const booksOf = async ({ payment, helper }: Paid) => ({
  held: await balanceOf(`held:${payment.id}`),
  taken: await balanceOf(`taken:${payment.id}`),
  balance: await balanceOf(`balance:${helper.id}`),
});
let deal: Paid;

describe("a chargeback of held money", () => {
  beforeEach(async () => {
    deal = await aPaidDeal();
  });

  it("sets all of it apart, and tells both and our team", async () => {
    expect(await bank(deal.payment.session, "opened")).toBe(200);
    expect(await entriesOf(`chargeback_opened:sandbox:cb_${deal.payment.session}`)).toEqual({
      [`held:${deal.payment.id}`]: -10_500,
      [`taken:${deal.payment.id}`]: 10_500,
      platform: -10_500,
      outside: 10_500,
    });
    expect((await notificationTypesOf(deal.owner)).at(-1)).toBe("chargeback");
    expect((await notificationTypesOf(deal.helper)).at(-1)).toBe("chargeback");
    expect(await casesOf(deal.payment.id)).toEqual([["chargeback", 10_500, false]]);
    expect((await deal.helper.api("GET", "/api/wallet/")).body).toMatchObject({ held: "0.00", set_apart: "95.00" });
    for (const person of [deal.owner, deal.helper]) {
      expect(await paymentOf(person, deal.payment.id)).toMatchObject({
        status: "held",
        chargeback: { status: "open", amount: "105.00", from_balance: "0.00", closed_at: null },
      });
    }
  });

  it("is the status that an admin sees, until the bank decides", async () => {
    await bank(deal.payment.session, "opened");
    const admin = await browserOf(await signedUp({ roles: "admin" }));
    const shown = async () => textOf(await admin.get(`/admin/payments/${deal.payment.id}`));
    expect(await shown()).toMatch(/Status\s*Teruggeboekt/);
    await bank(deal.payment.session, "won");
    expect(await shown()).toMatch(/Status\s*In bewaring/);
  });

  it("is named in the job lists of both, open and lost", async () => {
    for (const [word, kind] of [
      ["opened", "charged_back"],
      ["lost", "chargeback_lost"],
    ] as const) {
      await bank(deal.payment.session, word);
      const [job] = (await deal.owner.api("GET", "/api/job/mine/")).body.results;
      const [bid] = (await deal.helper.api("GET", "/api/bid/")).body.results;
      expect([job.money_news, bid.money_news]).toEqual(Array(2).fill({ payment: deal.payment.id, kind }));
    }
  });

  it("stops whatever would move it", async () => {
    await bank(deal.payment.session, "opened");
    const { owner, helper, job, bid, payment } = deal;
    const refused = { status: 409, body: { code: "disputed" } };
    expect(await solve(deal)).toMatchObject(refused);
    expect(await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`)).toMatchObject(refused);
    expect(await helper.api("DELETE", "/api/bid/", { bid_id: bid.id })).toMatchObject(refused);
    expect(await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" })).toMatchObject(
      refused,
    );
    expect(await owner.api("POST", `/api/payment/${payment.id}/withdraw/`)).toMatchObject({
      status: 201,
      body: { withdrawn: { effect: "answered" } },
    });
    await db.prepare("UPDATE job SET done_at = 1 WHERE id = ?").bind(job).run();
    const now = new Date(Date.now() + 90 * 86_400_000).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner.id, now });
    expect([await valueOf("payment", payment.id, "status"), await valueOf("job", job, "status")]).toEqual([
      "held",
      "reserved",
    ]);
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 10_500, balance: 0 });
  });

  it("keeps both accounts until it ends", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "lost");
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("refunded");
    const other = await aPaidDeal();
    await solve(other);
    await bank(other.payment.session, "opened");
    for (const { api } of [other.owner, other.helper]) {
      const gone = await api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
      expect(gone).toMatchObject({ status: 409, body: { code: "money_open" } });
    }
  });

  it("that is won puts everything back, and the deal goes on", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "won");
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
    expect(await casesOf(deal.payment.id)).toEqual([["chargeback", 10_500, true]]);
    expect(await solve(deal)).toMatchObject({ status: 200 });
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 9500 });
  });

  it("that is lost is a refund: the helper is not paid", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "lost");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
    expect(await paymentOf(deal.owner, deal.payment.id)).toMatchObject({
      status: "refunded",
      refunded_amount: "105.00",
      chargeback: { status: "lost", closed_at: expect.any(String) },
    });
    expect(await refundsAtProvider(deal.payment.id)).toEqual([]);
    expect(await casesOf(deal.payment.id)).toEqual([
      ["chargeback", 10_500, true],
      ["chargeback_lost", 10_500, false],
    ]);
    expect((await solve(deal)).status).toBe(200);
    expect((await booksOf(deal)).balance).toBe(0);
  });

  it("that is lost leaves a deal without money: both are told, and ending it costs neither of them anything", async () => {
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await deal.helper.api("POST", path, { starts_at: at(1), ends_at: at(3) });
    await deal.owner.api("PATCH", path, { status: "accepted" });
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "lost");
    for (const who of [deal.owner, deal.helper]) {
      const { body } = await who.api("GET", "/api/user/todo/");
      expect(body.results.map(({ kind }: { kind: string }) => kind)).toContain("gone");
      const job = (await who.api("GET", `/api/job/single/${deal.job}/`)).body;
      expect(job.cancellation).toMatchObject({ allowed: true, refund: "0.00", compensation: "0.00", reason: "gone" });
    }
    const { body } = await asked(deal, "100.00", "Opnieuw");
    await db.prepare("UPDATE payment SET status = 'held', paid_at = 1 WHERE id = ?").bind(body.id).run();
    expect((await deal.owner.api("GET", "/api/user/todo/")).body.results).toEqual([
      expect.objectContaining({ kind: "appointment" }),
    ]);
    await db.prepare("UPDATE payment SET status = 'open' WHERE id = ?").bind(body.id).run();
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    expect(await db.prepare("SELECT late FROM bid WHERE id = ?").bind(deal.bid.id).first("late")).toBe(0);
  });

  it("of a part that is lost orders the rest at the provider", async () => {
    await bank(deal.payment.session, "opened", { amount: 4000 });
    await bank(deal.payment.session, "lost", { amount: 4000 });
    expect(await refundsAtProvider(deal.payment.id)).toEqual([6500]);
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
  });

  it("during a dispute stops that, and ends it when it is lost", async () => {
    const at = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", at, { reason: "Niet af" });
    await deal.owner.api("POST", `${at}proposal/`, { amount: "60.00" });
    await bank(deal.payment.session, "opened");
    const admin = await signedUp({ roles: "admin" });
    const decided = { outcome: "release", reason: "Af", statement: "Het is af." };
    const resolve = () => admin.api("POST", `/api/admin/disputes/${deal.payment.id}/resolve/`, decided);
    for (const answer of [
      await deal.helper.api("POST", `${at}accept/`),
      await deal.owner.api("DELETE", at),
      await resolve(),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: "transition" } });
    }
    await bank(deal.payment.session, "lost");
    expect(await paymentOf(deal.owner, deal.payment.id)).toMatchObject({
      status: "refunded",
      dispute: { status: "closed" },
    });
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
  });
});

describe("a chargeback of money that was released", () => {
  beforeEach(async () => {
    deal = await aPaidDeal(10_000, { verification: "verified", iban: "NL91ABNA0417164300" });
    await solve(deal);
  });

  const payOut = (amount?: string) => deal.helper.api("POST", "/api/wallet/payout/", amount ? { amount } : {});

  it("takes the helper's part off the balance, so that it is not paid out", async () => {
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 9500, balance: 0 });
    expect((await payOut()).status).toBe(409);
    expect(await paymentOf(deal.helper, deal.payment.id)).toMatchObject({
      status: "released",
      chargeback: { status: "open", from_balance: "95.00" },
    });
    const history = (await deal.helper.api("GET", "/api/wallet/history/")).body.results;
    expect(history[0]).toMatchObject({ kind: "chargeback", amount: "-95.00", payment: deal.payment.id });
    const wallet = async () => (await deal.helper.api("GET", "/api/wallet/")).body;
    expect(await wallet()).toMatchObject({ balance: "0.00", set_apart: "95.00", has_earned: true });
    await bank(deal.payment.session, "lost");
    expect(await wallet()).toMatchObject({ balance: "0.00", set_apart: "0.00", has_earned: true });
    expect((await deal.owner.api("GET", "/api/wallet/")).body).toMatchObject({ set_apart: "0.00", has_earned: false });
  });

  it("that is won gives it back", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "won");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 9500 });
    expect((await payOut()).status).toBe(201);
  });

  it("that is lost stays gone, and no longer counts as earned", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "lost");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
    expect(await paymentOf(deal.helper, deal.payment.id)).toMatchObject({ helper_amount: "0.00", helper_fee: "0.00" });
  });

  /** A delivery claimed the order: the provider may have it. */
  const claim = (payout: number) =>
    db.prepare("UPDATE outbox SET attempts = 1 WHERE key = ?").bind(`payout:${payout}`).run();

  it("stops a payout that was requested before, as long as no provider was asked for it", async () => {
    const { body } = await payOut("50.00");
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 9500, balance: 0 });
    expect(await valueOf("payout", body.id, "status")).toBe("failed");
    expect(await balanceOf(`payout:${body.id}`)).toBe(0);
    const left = "SELECT count(*) AS n FROM outbox WHERE key = ?";
    expect(await db.prepare(left).bind(`payout:${body.id}`).first("n")).toBe(0);
    await webhook({ type: "payout.paid", data: { payout: body.id } });
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 9500, balance: 0 });
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("stops no more payouts than it needs, and none of others", async () => {
    await earns(deal.helper, 10_000);
    const [first, second] = [(await payOut("90.00")).body, (await payOut("60.00")).body];
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 9500, balance: 1000 });
    expect(await valueOf("payout", first.id, "status")).toBe("requested");
    expect(await valueOf("payout", second.id, "status")).toBe("failed");
  });

  it("leaves a payout alone that a delivery claims at that moment", async () => {
    const { body } = await payOut("50.00");
    const { cents, writes } = await recallPayouts(db, Date.now(), deal.helper.id, 5000);
    expect(cents).toBe(5000);
    await claim(body.id);
    await expect(run(db, ...writes)).rejects.toThrow(ConflictError);
    expect(await valueOf("payout", body.id, "status")).toBe("requested");
  });

  it("leaves a payout alone whose order failed and is sent again", async () => {
    const { body } = await payOut("50.00");
    await db.prepare("UPDATE outbox SET failed_at = 1, attempts = 16 WHERE key = ?").bind(`payout:${body.id}`).run();
    const order = (await db
      .prepare("SELECT id FROM outbox WHERE key = ?")
      .bind(`payout:${body.id}`)
      .first<number>("id")) as number;
    await run(db, ...retryDelivery(db, Date.now(), order));
    expect((await recallPayouts(db, Date.now(), deal.helper.id, 5000)).cents).toBe(0);
  });

  it("reaches as far as the balance does: the rest is the platform's", async () => {
    await claim((await payOut("50.00")).body.id);
    const [platform, loss] = [await balanceOf("platform"), await balanceOf(LOSS)];
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 4500, balance: 0 });
    await bank(deal.payment.session, "lost");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
    expect([(await balanceOf("platform")) - platform, (await balanceOf(LOSS)) - loss]).toEqual([0, 4500 - 10_500]);
    expect(await paymentOf(deal.helper, deal.payment.id)).toMatchObject({ helper_amount: "50.00" });
  });

  it("leaves what was earned with others", async () => {
    await earns(deal.helper, 3000);
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 9500, balance: 3000 });
  });

  it.each(ROUNDS)("and a payout at once never move the same money (%i)", async () => {
    const [told, paid] = await Promise.all([bank(deal.payment.session, "opened"), payOut()]);
    expect(told).toBe(200);
    const { taken, balance } = await booksOf(deal);
    expect([taken, balance]).toEqual([9500, 0]);
    if (paid.status === 201) expect(await valueOf("payout", paid.body.id, "status")).toBe("failed");
  });
});

it.each(ROUNDS)("a chargeback and the release of its payment have one winner (%i)", async () => {
  deal = await aPaidDeal();
  const [told, solved] = await Promise.all([bank(deal.payment.session, "opened"), solve(deal)]);
  expect(told).toBe(200);
  const books = await booksOf(deal);
  expect(books).toEqual(
    solved.status === 200 ? { held: 0, taken: 9500, balance: 0 } : { held: 0, taken: 10_500, balance: 0 },
  );
});

describe("what the bank says", () => {
  beforeEach(async () => {
    deal = await aPaidDeal();
  });

  it("counts once, however often it is told and under however many ids", async () => {
    const { session } = deal.payment;
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => bank(session, "opened", { id: `evt_${session}_${at % 5}` })),
    );
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 10_500, balance: 0 });
    await Promise.all(Array.from({ length: 10 }, () => bank(session, "won")));
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
    expect((await notificationTypesOf(deal.helper)).filter((type) => type === "chargeback")).toHaveLength(2);
  });

  it("may come in any order: lost before opened", async () => {
    await bank(deal.payment.session, "lost");
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("refunded");
  });

  it("may come in any order: won before opened", async () => {
    await bank(deal.payment.session, "won");
    await bank(deal.payment.session, "opened");
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
    expect((await solve(deal)).status).toBe(200);
  });

  it("before the payment succeeded is asked for again", async () => {
    const { owner, bid } = await aDeal();
    const { body } = await owner.api("POST", "/api/payment/stripe/payment-intent/", bid.intent);
    const session = (await valueOf("payment", body.id, "session")) ?? "";
    expect(await bank(session, "opened", { id: `evt_${session}` })).toBe(503);
    await succeeded(session, 10_500);
    expect(await bank(session, "opened", { id: `evt_${session}` })).toBe(200);
    expect(await balanceOf(`taken:${body.id}`)).toBe(10_500);
  });

  it.each([
    ["another currency", { currency: "usd" }],
    ["more than was paid", { amount: 10_501 }],
    ["nothing", { amount: 0 }],
  ])("of %s is for our team: it books nothing, and the money waits until an admin has looked", async (_, of) => {
    await bank(deal.payment.session, "opened", of);
    expect((await casesOf(deal.payment.id)).map(([kind]) => kind)).toEqual(["unmatched"]);
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
    expect(await solve(deal)).toMatchObject({ status: 409, body: { code: "paused" } });
    await bank(deal.payment.session, "opened", of);
    for (const who of [deal.owner, deal.helper]) {
      const { results } = (await who.api("GET", "/api/notifications/")).body;
      expect(results.filter(({ type }: { type: string }) => type === "payment_decision")).toHaveLength(1);
    }
    const admin = await signedUp({ roles: "admin" });
    const why = { reason: "Nagekeken", statement: "De bank heeft het hersteld." };
    await admin.api("POST", `/api/admin/payments/${deal.payment.id}/resume/`, why);
    expect((await solve(deal)).status).toBe(200);
  });

  it("against what it said before is for our team", async () => {
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "won");
    await bank(deal.payment.session, "lost");
    expect((await casesOf(deal.payment.id)).map(([kind]) => kind)).toEqual(["chargeback", "unmatched"]);
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
  });

  it.each(["opened", "lost"] as const)("that our team has stays with it when it is told again (%s)", async (again) => {
    const { session } = deal.payment;
    await bank(session, "opened", { reference: `first_${session}`, amount: 4000 });
    await bank(session, "opened", { reference: `second_${session}` });
    await bank(session, "won", { reference: `first_${session}`, amount: 4000 });
    await bank(session, again, { reference: `second_${session}` });
    expect(await booksOf(deal)).toEqual({ held: 10_500, taken: 0, balance: 0 });
    const kinds = (await casesOf(deal.payment.id)).map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === "unmatched")).toHaveLength(again === "lost" ? 2 : 1);
  });

  it("of an unknown payment is for our team", async () => {
    expect(await bank("nobody", "opened", { reference: "du_nobody" })).toBe(200);
    const found = db.prepare("SELECT kind, payment_id FROM money_case WHERE reference = 'du_nobody:open'");
    expect(await found.first()).toEqual({ kind: "unmatched", payment_id: null });
  });

  it("is mailed to both", async () => {
    await bank(deal.payment.session, "opened");
    for (const person of [deal.owner, deal.helper]) {
      const { results } = await db
        .prepare("SELECT payload FROM outbox WHERE kind = 'mail' AND key LIKE ?")
        .bind(`%chargeback:${deal.payment.id}:%:${person.id}%`)
        .all();
      expect(results).toHaveLength(1);
    }
  });
});

it("a chargeback of a top-up sets the credits apart that are left", async () => {
  const person = await signedUp();
  const payment = await toppedUp(person, "20.00");
  const session = (await valueOf("payment", payment, "session")) ?? "";
  await bank(session, "opened", { amount: 2000 });
  expect([await balanceOf(`credits:${person.id}`), await balanceOf(`taken:${payment}`)]).toEqual([0, 2000]);
  await bank(session, "won", { amount: 2000 });
  expect([await balanceOf(`credits:${person.id}`), await balanceOf(`taken:${payment}`)]).toEqual([2000, 0]);
});

it("a chargeback of a payment that was refunded before is the platform's loss", async () => {
  deal = await aPaidDeal();
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
  const [platform, loss] = [await balanceOf("platform"), await balanceOf(LOSS)];
  await bank(deal.payment.session, "opened");
  await bank(deal.payment.session, "lost");
  expect([(await balanceOf("platform")) - platform, (await balanceOf(LOSS)) - loss]).toEqual([0, -10_500]);
  expect(await balanceOf(`taken:${deal.payment.id}`)).toBe(0);
});

it("the bank's page opens and ends a chargeback", async () => {
  deal = await aPaidDeal();
  expect((await onPage(deal.payment.session, "charge_back")).status).toBe(200);
  expect(await booksOf(deal)).toEqual({ held: 0, taken: 10_500, balance: 0 });
  await onPage(deal.payment.session, "charge_back_lost");
  expect(await valueOf("payment", deal.payment.id, "status")).toBe("refunded");
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
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
