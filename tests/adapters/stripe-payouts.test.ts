import { describe, expect, it } from "vitest";
import type { PayoutOrder } from "../../workers/api/adapters/payments/port";
import { ProviderDown } from "../../workers/api/adapters/payments/provider-down";
import { errorBody, payoutObject, reversalObject, transferObject } from "./stripe-objects";
import { formOf } from "./stripe-server";
import { expectCall, FORM, fresh, keyOf, listOf, notSent, old, queryOf, stripeUnderTest } from "./stripe-under-test";

const { server, provider, asked, lines } = await stripeUnderTest();

describe("a payout", () => {
  const payout: PayoutOrder = {
    key: "payout:7:1795000000000",
    payout: 7,
    account: "acct_1",
    iban: "NL91ABNA0417164300",
    cents: 9025,
    ...fresh,
  };
  const transferred = { body: transferObject() };
  const declined = (code: string) => ({ status: 400, body: errorBody("invalid_request_error", code) });

  it("is a transfer to the helper's account and a payout from there", async () => {
    server.answersWith(transferred, { body: payoutObject() });
    expect(await provider.payOut(payout)).toBe("ordered");
    expectCall(asked(0), "POST /v1/transfers", FORM);
    expect(asked(0).headers["stripe-account"]).toBeUndefined();
    expect(formOf(asked(0))).toEqual({
      amount: "9025",
      currency: "eur",
      destination: "acct_1",
      transfer_group: "payout:7",
      "metadata[payout]": "7",
    });
    expect(keyOf(asked(0))).toBe("payout:7:1795000000000:transfer");
    expectCall(asked(1), "POST /v1/payouts", FORM);
    expect(asked(1).headers["stripe-account"]).toBe("acct_1");
    expect(formOf(asked(1))).toEqual({
      amount: "9025",
      currency: "eur",
      "metadata[payout]": "7",
      "metadata[transfer]": "tr_1",
    });
    expect(keyOf(asked(1))).toBe("payout:7:1795000000000:payout");
  });

  it("that died between the two does both once: the same keys and the same words", async () => {
    server.answersWith(transferred, { status: 500, headers: { "Stripe-Should-Retry": "false" } }, transferred, {
      body: payoutObject(),
    });
    await expect(provider.payOut(payout)).rejects.toThrow(ProviderDown);
    expect(await provider.payOut(payout)).toBe("ordered");
    expect(lines()).toEqual(["POST /v1/transfers", "POST /v1/payouts", "POST /v1/transfers", "POST /v1/payouts"]);
    for (const first of [0, 1]) {
      expect(keyOf(asked(first + 2))).toBe(keyOf(asked(first)));
      expect(asked(first + 2).body).toBe(asked(first).body);
    }
  });

  it("is refused for whom Stripe does not know, without a word to it", async () => {
    expect(await provider.payOut({ ...payout, account: null })).toBe("refused");
    expect(server.asked).toHaveLength(0);
  });

  it("is refused when the transfer is", async () => {
    server.answersWith(declined("account_invalid"));
    expect(await provider.payOut(payout)).toBe("refused");
    expect(lines()).toEqual(["POST /v1/transfers"]);
  });

  it("that there is no money for yet may be asked for later, and nothing stays on the way", async () => {
    server.answersWith(declined("balance_insufficient"));
    expect(await provider.payOut(payout)).toBe("later");
    server.answersWith(transferred, declined("balance_insufficient"), { body: reversalObject() });
    expect(await provider.payOut(payout)).toBe("later");
    expect(lines().slice(1)).toEqual(["POST /v1/transfers", "POST /v1/payouts", "POST /v1/transfers/tr_1/reversals"]);
  });

  it("that the account cannot make is refused, and the transfer comes back", async () => {
    server.answersWith(transferred, declined("payouts_not_allowed"), { body: reversalObject() });
    expect(await provider.payOut(payout)).toBe("refused");
    expectCall(asked(2), "POST /v1/transfers/tr_1/reversals");
    expect(asked(2).headers["stripe-account"]).toBeUndefined();
    expect(keyOf(asked(2))).toBe("tr_1:reversal");
  });

  it("that failed at the bank is taken back whole", async () => {
    server.answersWith({ body: reversalObject() });
    await provider.takeBack("tr_1");
    expectCall(asked(0), "POST /v1/transfers/tr_1/reversals");
    expect(asked(0).body).toBe("metadata[order]=take_back");
    expect(keyOf(asked(0))).toBe("tr_1:reversal");
  });

  it("that was taken back before is done, and one that was not is tried again", async () => {
    const again = declined("invalid_request");
    server.answersWith(again, { body: transferObject({ reversed: true }) });
    await provider.takeBack("tr_1");
    expect(lines()).toEqual(["POST /v1/transfers/tr_1/reversals", "GET /v1/transfers/tr_1"]);
    server.answersWith(again, { body: transferObject() });
    await expect(provider.takeBack("tr_1")).rejects.toThrow(ProviderDown);
  });

  describe("that is old", () => {
    const made = payoutObject({ metadata: { payout: "7", transfer: "tr_1" } });
    const payOld = () => provider.payOut({ ...payout, ...old });
    const found = (transfers: object[], payouts: object[] = []) =>
      server.answersWith(listOf(...transfers), listOf(...payouts));
    const sent = () => lines().filter((line) => line.startsWith("POST"));

    it("is looked for first, and sent when it is not there", async () => {
      found([transferObject({ id: "tr_0", reversed: true })]);
      server.answersWith(transferred, { body: payoutObject() });
      expect(await payOld()).toBe("ordered");
      const created = { "created[gte]": String(old.orderedAt / 1000 - 3600), limit: "100" };
      expectCall(asked(0), "GET /v1/transfers");
      expect(queryOf(asked(0))).toEqual({ transfer_group: "payout:7", ...created });
      expect(asked(0).headers["stripe-account"]).toBeUndefined();
      expectCall(asked(1), "GET /v1/payouts");
      expect(queryOf(asked(1))).toEqual(created);
      expect(asked(1).headers["stripe-account"]).toBe("acct_1");
      expect(sent()).toEqual(["POST /v1/transfers", "POST /v1/payouts"]);
    });

    it.each(["pending", "in_transit", "paid"])("and there (%s) is not sent again", async (status) => {
      found([transferObject()], [{ ...made, status }, payoutObject({ id: "po_9", metadata: { payout: "8" } })]);
      expect(await payOld()).toBe("ordered");
      expect(sent()).toEqual([]);
    });

    it("and has its transfer already goes on from there", async () => {
      found([transferObject()]);
      server.answersWith({ body: payoutObject() });
      expect(await payOld()).toBe("ordered");
      expect(sent()).toEqual(["POST /v1/payouts"]);
      expect(formOf(asked(2))["metadata[transfer]"]).toBe("tr_1");
    });

    it.each(["failed", "canceled"])("and %s at the bank is taken back", async (status) => {
      found([transferObject()], [{ ...made, status }]);
      server.answersWith({ body: reversalObject() });
      expect(await payOld()).toBe("refused");
      expect(sent()).toEqual(["POST /v1/transfers/tr_1/reversals"]);
    });

    it.each<[string, object[], object[]]>([
      ["there are two transfers", [transferObject(), transferObject({ id: "tr_2" })], []],
      ["the transfer is of another sum", [transferObject({ amount: 9000 })], []],
      ["the transfer went to another account", [transferObject({ destination: "acct_2" })], []],
      ["part of the transfer came back", [transferObject({ amount_reversed: 25 })], []],
      ["the payout has no transfer any more", [transferObject({ reversed: true })], [made]],
      ["it was paid out twice", [transferObject()], [made, { ...made, id: "po_2" }]],
      ["somebody paid it out by hand", [transferObject()], [payoutObject()]],
    ])("is not sent when %s, and says so", async (_, transfers, payouts) => {
      found(transfers, payouts);
      await expect(payOld()).rejects.toMatchObject(notSent);
      expect(sent()).toEqual([]);
    });

    it("is not sent when it cannot be looked for", async () => {
      const broken = { status: 500, body: errorBody("api_error"), headers: { "Stripe-Should-Retry": "false" } };
      server.answersWith(listOf(transferObject()), broken);
      await expect(payOld()).rejects.toThrow(ProviderDown);
      expect(sent()).toEqual([]);
    });
  });

  it.each([
    [
      "a key that is in use",
      {
        status: 409,
        body: errorBody("idempotency_error", "idempotency_key_in_use"),
        headers: { "Stripe-Should-Retry": "false" },
      },
    ],
    ["a key that was used for something else", { status: 400, body: errorBody("idempotency_error") }],
    ["too many at once", { status: 429, body: errorBody("invalid_request_error", "rate_limit") }],
    ["too many at once, the other way", { status: 400, body: errorBody("invalid_request_error", "rate_limit") }],
    ["a secret key that is no good", { status: 401, body: errorBody("invalid_request_error") }],
    ["a key that may not do this", { status: 403, body: errorBody("invalid_request_error") }],
  ])("is no refusal but tried again after %s", async (_, answer) => {
    server.answersWith(answer);
    await expect(provider.payOut(payout)).rejects.toThrow(ProviderDown);
    expect(lines()).toEqual(["POST /v1/transfers"]);
  });
});
