import { beforeEach, describe, expect, it } from "vitest";
import { LOSS } from "~/domain/money/ledger";
import { retryDelivery } from "../../workers/api/db/failed-delivery";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { recallPayouts } from "../../workers/api/operations/money/recall-payouts";
import { browserOf, textOf } from "./browser";
import { bank, booksOf, type Paid, silenceErrors, solve } from "./charged-back";
import { mailsOf } from "./client";
import { aPaidDeal, balanceOf, db, earns, onPage, paymentOf, sessionOf, sums, valueOf, webhook } from "./money";

silenceErrors();

let deal: Paid;

const ROUNDS = Array.from({ length: 6 }, (_, at) => at);

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

  it("names the other in mails and receipts", async () => {
    const nameOf = ({ id }: { id: number }) => valueOf<string>("user", id, "name");
    const [placer, helper] = [await nameOf(deal.owner), await nameOf(deal.helper)];
    await bank(deal.payment.session, "opened");
    await bank(deal.payment.session, "won");
    const receipt = async (who: Paid["owner"]) =>
      textOf(await (await browserOf(who)).get(`/wallet/betaling/${deal.payment.id}`));
    expect(await mailsOf(deal.helper, "chargeback")).toMatchObject([
      expect.stringContaining(`De bank van ${placer} heeft de betaling`),
      expect.stringContaining("Terugboeking afgewezen"),
    ]);
    expect((await mailsOf(deal.owner, "chargeback")).at(-1)).toContain(`Daarom houdt ${helper} het geld voor het werk`);
    expect(await receipt(deal.owner)).toContain(`${helper} houdt het geld voor het werk`);
    expect(await receipt(deal.helper)).toMatch(/De € 105 van \S.* is weer bij ons/);
  });

  it("of a tip says so in the subject", async () => {
    const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/tip/`, { amount: "10.00" });
    await onPage(sessionOf(body.redirect_url));
    await bank(sessionOf(body.redirect_url), "opened", { amount: 1_000 });
    for (const who of [deal.owner, deal.helper])
      expect((await mailsOf(who, "chargeback")).at(-1)).toMatch(/^Fooi teruggeboekt door de bank/);
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

it("a chargeback of a payment that was refunded before is the platform's loss", async () => {
  deal = await aPaidDeal();
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
  const [platform, loss] = [await balanceOf("platform"), await balanceOf(LOSS)];
  await bank(deal.payment.session, "opened");
  await bank(deal.payment.session, "lost");
  expect([(await balanceOf("platform")) - platform, (await balanceOf(LOSS)) - loss]).toEqual([0, -10_500]);
  expect(await balanceOf(`taken:${deal.payment.id}`)).toBe(0);
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
