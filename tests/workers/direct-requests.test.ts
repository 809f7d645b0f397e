import { describe, expect, it } from "vitest";
import { type Person, signedUp } from "./client";
import { aDeal, aPaidDeal, asked, db, sums, valueOf } from "./money";
import { accepted, act, inDirectMode, notificationTypesOf } from "./world";

const REQUEST = "/api/payment/";

describe("where payment is direct", () => {
  async function aDirectDeal() {
    const deal = await aDeal();
    await accepted(deal.owner, deal.bid.id);
    const ask = await inDirectMode(deal.helper)("POST", REQUEST, { chat_uri: deal.bid.chat_uri, amount: "100.00" });
    return { ...deal, ask, id: ask.body.id as number };
  }
  const settle = (person: Person, id: number) =>
    inDirectMode(person)("PUT", "/api/payment/transaction/", { payment_id: id, status: "settled" });

  it("a request costs nothing beside itself, and the payer's word settles it", async () => {
    const { owner, helper, bid, ask, id } = await aDirectDeal();
    expect(ask).toMatchObject({
      status: 201,
      body: { platform_cost: "0.00", amount_with_platform_cost: "100.00", helper_fee: "0.00", helper_amount: "100.00" },
    });
    expect(await settle(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await settle(helper, id)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await settle(owner, id)).toMatchObject({ status: 200, body: { status: "settled" } });
    const { results } = (await helper.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results).toMatchObject([
      { message: "Betaald: €\u00a0100", chat_user: { id: owner.id }, payment_request: null },
      { payment_request: { id, status: "settled" } },
    ]);
    expect(await notificationTypesOf(helper)).toContain("payment_request");
    expect(await settle(owner, id)).toMatchObject({ status: 409, body: { code: "transition" } });
    const booked = await db
      .prepare("SELECT count(*) AS n FROM ledger_transaction WHERE payment_id = ?")
      .bind(id)
      .first("n");
    expect(booked).toBe(0);
    expect(await inDirectMode(helper)("PUT", `/api/payment/${id}/`, { amount: "90" })).toMatchObject({ status: 409 });
  });

  it("can be changed while it is open, and ends with the deal", async () => {
    const { owner, helper, job, id } = await aDirectDeal();
    const changed = await inDirectMode(helper)("PUT", `/api/payment/${id}/`, { amount: "90.00" });
    expect(changed).toMatchObject({ status: 200, body: { amount: "90.00", platform_cost: "0.00" } });
    await act(owner, job, "cancel");
    expect(await valueOf("payment", id, "status")).toBe("cancelled");
    expect(await settle(owner, id)).toMatchObject({ status: 409 });
  });

  it("only there: where money is held nobody's word moves anything", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    const say = (person: Person, status: unknown) =>
      person.api("PUT", "/api/payment/transaction/", { payment_id: id, status });
    expect(await say(owner, "settled")).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await say(helper, "settled")).toMatchObject({ status: 403 });
    for (const word of ["succeeded", 5, null]) expect(await say(owner, word)).toMatchObject({ status: 200 });
    expect(await valueOf("payment", id, "status")).toBe("open");
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
