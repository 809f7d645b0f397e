import { beforeEach, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { bank, booksOf, casesOf, type Paid, silenceErrors, solve } from "./charged-back";
import { PASSWORD, signedUp, visitor } from "./client";
import { aPaidDeal, asked, db, entriesOf, onPage, paymentOf, refundsAtProvider, valueOf } from "./money";
import { notificationTypesOf } from "./world";

silenceErrors();

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
    const detail = "De bank heeft een betaling voor deze klus teruggeboekt en beslist nog.";
    const refused = { status: 409, body: { code: "disputed", detail } };
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
      dispute: { status: "closed", statement: "De betaling is bij de bank of betaaldienst zelf al terugbetaald." },
    });
    const inEnglish = await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`, undefined, {
      "Accept-Language": "en",
    });
    expect(inEnglish.body.dispute.statement).toBe(
      "The payment was already refunded by the bank or the payment provider itself.",
    );
    expect(await booksOf(deal)).toEqual({ held: 0, taken: 0, balance: 0 });
  });
});

it("the bank's page opens and ends a chargeback", async () => {
  deal = await aPaidDeal();
  expect((await onPage(deal.payment.session, "charge_back")).status).toBe(200);
  expect(await booksOf(deal)).toEqual({ held: 0, taken: 10_500, balance: 0 });
  await onPage(deal.payment.session, "charge_back_lost");
  expect(await valueOf("payment", deal.payment.id, "status")).toBe("refunded");
});
