import { beforeEach, describe, expect, it } from "vitest";
import { bank, booksOf, casesOf, type Paid, silenceErrors, solve } from "./charged-back";
import { signedUp } from "./client";
import { aDeal, aPaidDeal, balanceOf, db, succeeded, valueOf } from "./money";
import { notificationTypesOf } from "./world";

silenceErrors();

let deal: Paid;

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
