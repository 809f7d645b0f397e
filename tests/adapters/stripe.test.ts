import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OnboardingOrder, PaymentOrder, PayoutOrder } from "../../workers/api/adapters/payments/port";
import { ProviderDown } from "../../workers/api/adapters/payments/provider-down";
import { stripe } from "../../workers/api/adapters/payments/stripe";
import {
  accountLink,
  accountObject,
  balanceSettings,
  capability,
  checkoutSession,
  errorBody,
  payoutObject,
  refundObject,
  requirement,
  reversalObject,
  transferObject,
} from "./stripe-objects";
import { type Asked, formOf, stripeServer } from "./stripe-server";

const KEY = "sk_test_4eC39HqLyjWDarjtT1zdp7dc";
const VERSION = "2026-10-28.endive";
const server = await stripeServer();
const settings = { secretKey: KEY, webhookSecrets: ["whsec_test"], apiOrigin: server.origin };
const provider = stripe(settings);

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => {
  server.forget();
});
afterEach(() => {
  if (JSON.stringify(written.mock.calls).includes(KEY)) throw new Error("the key was written down");
});
afterAll(() => {
  server.stop();
  written.mockRestore();
});

const asked = (index: number): Asked => server.asked[index] ?? expect.fail(`there was no call ${index}`);
const keyOf = ({ headers }: Asked) => headers["idempotency-key"];
const lines = () => server.asked.map(({ method, path }) => `${method} ${path}`);

function expectCall(call: Asked, line: string, type?: string) {
  expect(`${call.method} ${call.path}`).toBe(line);
  expect(call.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(call.headers["stripe-version"]).toBe(VERSION);
  if (type) expect(call.headers["content-type"]).toBe(type);
}
const FORM = "application/x-www-form-urlencoded";

const order: PaymentOrder = {
  reference: "bid:12",
  cents: 10_500,
  description: "Kraan & afvoer lekken",
  language: "nl",
  origin: "https://buurklusser.test",
  returnTo: { success: "/payment/success?page=singlechat&uri=abc", cancel: "/payment/cancel?page=singlechat&uri=abc" },
};

describe("a payment", () => {
  it("can be by Wero apart, where that is switched on", async () => {
    server.answersWith({ body: checkoutSession() });
    await stripe({ ...settings, wero: true }).startPayment(order);
    expect(formOf(asked(0))).toMatchObject({
      "allowed_payment_method_types[1]": "ideal",
      "allowed_payment_method_types[2]": "wero",
    });
  });

  it("opens a Checkout page for the whole sum, on our own account", async () => {
    server.answersWith({ body: checkoutSession() });
    const before = Math.floor(Date.now() / 1000);
    const at = await provider.startPayment(order);
    expect(at).toEqual({ session: "cs_test_a1", redirectUrl: "https://checkout.stripe.com/c/pay/cs_test_a1" });
    expect(server.asked).toHaveLength(1);
    const call = asked(0);
    expectCall(call, "POST /v1/checkout/sessions", FORM);
    expect(call.headers["stripe-account"]).toBeUndefined();
    const { expires_at, ...form } = formOf(call);
    expect(form).toEqual({
      mode: "payment",
      "allowed_payment_method_types[0]": "card",
      "allowed_payment_method_types[1]": "ideal",
      "adaptive_pricing[enabled]": "false",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "10500",
      "line_items[0][price_data][product_data][name]": "Kraan & afvoer lekken",
      locale: "nl",
      client_reference_id: "bid:12",
      "metadata[reference]": "bid:12",
      "payment_intent_data[description]": "Kraan & afvoer lekken",
      "payment_intent_data[metadata][reference]": "bid:12",
      success_url: "https://buurklusser.test/payment/success?page=singlechat&uri=abc",
      cancel_url: "https://buurklusser.test/payment/cancel?page=singlechat&uri=abc",
    });
    // Stripe requires at least half an hour.
    expect(Number(expires_at) - before).toBeGreaterThan(30 * 60);
    expect(Number(expires_at) - before).toBeLessThan(32 * 60);
  });

  it("asked for twice is two payments, each by a key of its own", async () => {
    server.answersWith({ body: checkoutSession() }, { body: checkoutSession({ id: "cs_test_a2" }) });
    await provider.startPayment({ ...order, language: "en" });
    await provider.startPayment(order);
    expect(formOf(asked(0)).locale).toBe("en");
    expect(keyOf(asked(0))).toMatch(/^bid:12:[0-9a-f-]{36}$/);
    expect(keyOf(asked(1))).not.toBe(keyOf(asked(0)));
  });

  it("without an address to go to is none", async () => {
    server.answersWith({ body: checkoutSession({ url: null }) });
    await expect(provider.startPayment(order)).rejects.toThrow(ProviderDown);
  });
});

const HOUR = 3600 * 1000;
const orderedAt = 1_795_000_000_000;
const fresh = { orderedAt, now: orderedAt + 22 * HOUR };
/** Stripe may have forgotten the key of an earlier attempt. */
const old = { orderedAt, now: orderedAt + 30 * HOUR };
const listOf = (...data: object[]) => ({ body: { object: "list", data, has_more: false, url: "/v1" } });
const queryOf = ({ query }: Asked) => Object.fromEntries(query);
const notSent = { message: expect.stringMatching(/^not sent: /), options: { final: true } };

describe("a refund", () => {
  const refund = { key: "refund:3", session: "cs_test_a1", cents: 4200, ...fresh };
  const paid = { body: checkoutSession({ payment_intent: "pi_1", payment_status: "paid", status: "complete" }) };

  it("gives back part of what the session brought in", async () => {
    server.answersWith(paid, { body: refundObject({ amount: 4200 }) });
    await provider.refund(refund);
    expectCall(asked(0), "GET /v1/checkout/sessions/cs_test_a1");
    expectCall(asked(1), "POST /v1/refunds", FORM);
    expect(formOf(asked(1))).toEqual({ payment_intent: "pi_1", amount: "4200", "metadata[order]": "refund:3" });
    expect(keyOf(asked(1))).toBe("refund:3:cs_test_a1");
  });

  it("asked for again has the same key, so that it is given once", async () => {
    server.answersWith(paid, { body: refundObject() }, paid, { body: refundObject() });
    await provider.refund(refund);
    await provider.refund(refund);
    expect(keyOf(asked(3))).toBe(keyOf(asked(1)));
    expect(asked(3).body).toBe(asked(1).body);
  });

  it("that was given before is done", async () => {
    const before = { status: 400, body: errorBody("invalid_request_error", "charge_already_refunded") };
    server.answersWith(paid, before);
    await expect(provider.refund(refund)).resolves.toBeUndefined();
  });

  it("that is old is looked for first, and sent when it is not there", async () => {
    server.answersWith(paid, listOf(refundObject({ status: "failed" })), { body: refundObject({ amount: 4200 }) });
    await provider.refund({ ...refund, ...old });
    expect(lines()).toEqual(["GET /v1/checkout/sessions/cs_test_a1", "GET /v1/refunds", "POST /v1/refunds"]);
    expect(queryOf(asked(1))).toEqual({ payment_intent: "pi_1", limit: "100" });
    expect(keyOf(asked(2))).toBe("refund:3:cs_test_a1");
  });

  it.each(["succeeded", "pending", "requires_action"])(
    "that is old and there (%s) is not sent again",
    async (status) => {
      server.answersWith(paid, listOf(refundObject({ status, amount: 4200, metadata: { order: "refund:3" } })));
      await provider.refund({ ...refund, ...old });
      expect(lines()).not.toContain("POST /v1/refunds");
    },
  );

  const ours = refundObject({ amount: 4200, metadata: { order: "refund:3" } });
  it.each([
    ["somebody gave back by hand", [refundObject({ amount: 4200 })]],
    ["another sum was given back", [refundObject({ amount: 4100, metadata: { order: "refund:3" } })]],
    ["it was given twice", [ours, { ...ours, id: "re_2" }]],
  ])("that is old is not sent when %s, and says so", async (_, given) => {
    server.answersWith(paid, listOf(...given));
    await expect(provider.refund({ ...refund, ...old })).rejects.toMatchObject(notSent);
    expect(lines()).not.toContain("POST /v1/refunds");
  });

  it("that is old is not sent when it cannot be looked for", async () => {
    const broken = { status: 500, body: errorBody("api_error"), headers: { "Stripe-Should-Retry": "false" } };
    server.answersWith(paid, broken);
    await expect(provider.refund({ ...refund, ...old })).rejects.toThrow(ProviderDown);
    expect(lines()).not.toContain("POST /v1/refunds");
  });

  it.each([
    ["of a session that nobody paid", [{ body: checkoutSession() }]],
    [
      "of a session that Stripe does not know",
      [{ status: 404, body: errorBody("invalid_request_error", "resource_missing") }],
    ],
  ])("%s is tried again later", async (_, answers) => {
    server.answersWith(...answers);
    await expect(provider.refund(refund)).rejects.toThrow(ProviderDown);
  });
});

describe("an identity check", () => {
  const person: OnboardingOrder = {
    user: 5,
    email: "hassan@example.test",
    business: false,
    account: null,
    language: "nl",
    origin: "https://buurklusser.test",
    returnTo: { done: "/account/kyc/return", again: "/account/kyc/refresh" },
  };
  const opened = [{ body: accountObject() }, { body: balanceSettings() }, { body: accountLink() }];

  it("opens an account that only receives, is paid out when we say so, and leads to Stripe's pages", async () => {
    server.answersWith(...opened);
    const at = await provider.startOnboarding(person);
    expect(at).toEqual({ session: "acct_1", redirectUrl: "https://accounts.stripe.com/r/acct_1#alu_test_1" });
    expectCall(asked(0), "POST /v2/core/accounts", "application/json");
    expect(JSON.parse(asked(0).body)).toEqual({
      contact_email: "hassan@example.test",
      dashboard: "express",
      identity: { country: "nl", entity_type: "individual" },
      configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
      defaults: {
        currency: "eur",
        locales: ["nl-NL"],
        responsibilities: { fees_collector: "application", losses_collector: "application" },
      },
      metadata: { user: "5" },
    });
    expect(keyOf(asked(0))).toMatch(/^account:5:[0-9a-f]{16}$/);
    expectCall(asked(1), "POST /v1/balance_settings", FORM);
    expect(asked(1).headers["stripe-account"]).toBe("acct_1");
    expect(formOf(asked(1))).toEqual({ "payments[payouts][schedule][interval]": "manual" });
    expectCall(asked(2), "POST /v2/core/account_links", "application/json");
    expect(JSON.parse(asked(2).body)).toEqual({
      account: "acct_1",
      use_case: {
        type: "account_onboarding",
        account_onboarding: {
          return_url: "https://buurklusser.test/account/kyc/return",
          refresh_url: "https://buurklusser.test/account/kyc/refresh",
        },
      },
    });
    expect(server.asked).toHaveLength(3);
  });

  it("asked for again before it was written down opens the same account, and another one for other details", async () => {
    server.answersWith(...opened, ...opened, ...opened);
    await provider.startOnboarding(person);
    await provider.startOnboarding(person);
    await provider.startOnboarding({ ...person, business: true, language: "en" });
    expect(keyOf(asked(3))).toBe(keyOf(asked(0)));
    expect(keyOf(asked(6))).not.toBe(keyOf(asked(0)));
    const { identity, defaults } = JSON.parse(asked(6).body);
    expect([identity.entity_type, defaults.locales]).toEqual(["company", ["en-GB"]]);
  });

  it("goes on with an account that is there", async () => {
    server.answersWith({ body: accountLink("acct_9") });
    expect(await provider.startOnboarding({ ...person, account: "acct_9" })).toMatchObject({ session: "acct_9" });
    expect(lines()).toEqual(["POST /v2/core/account_links"]);
  });

  it("opens the account’s own pages with a link that works once", async () => {
    server.answersWith({
      body: { object: "login_link", created: 1, url: "https://connect.stripe.com/express/acct_9/x" },
    });
    expect(await provider.openAccount({ account: "acct_9", origin: person.origin })).toEqual({
      session: "acct_9",
      redirectUrl: "https://connect.stripe.com/express/acct_9/x",
    });
    expect(lines()).toEqual(["POST /v1/accounts/acct_9/login_links"]);
    expect(await provider.openAccount({ account: null, origin: person.origin })).toBe(null);
  });

  const active = capability("active");
  const pending = capability("pending", "requirements_pending_verification");
  const due = capability("restricted", "requirements_past_due");
  it.each([
    ["verified when it may receive and be paid out", { transfers: active, payouts: active }, "verify"],
    ["verified when Stripe names no payouts", { transfers: active }, "verify"],
    [
      "verified while something is due later",
      { transfers: active, entries: [requirement("user", undefined, "eventually_due")] },
      "verify",
    ],
    ["not verified while it may not be paid out", { transfers: active, payouts: pending }, "submit"],
    ["submitted while Stripe looks at it", { transfers: pending, entries: [requirement("stripe")] }, "submit"],
    ["at its owner while something is to be filled in", { transfers: due, entries: [requirement("user")] }, null],
    ["unknown while Stripe makes up its mind", { transfers: capability("pending", "determining_status") }, null],
    ["unknown without capabilities", {}, null],
    [
      "rejected when a document is no good",
      { transfers: due, entries: [requirement("user", "verification_document_not_readable")] },
      "reject",
    ],
    ["rejected for good", { transfers: capability("rejected", "rejected_fraud") }, "reject"],
    ["rejected where it cannot be", { transfers: capability("unsupported", "unsupported_business") }, "reject"],
    ["rejected when it was closed", { transfers: active, closed: true }, "reject"],
  ])("is %s", async (_, is, event) => {
    server.answersWith({ body: accountObject(is) });
    const state = await provider.stateOf("acct_1");
    expect(state?.event ?? null).toBe(event);
    expectCall(asked(0), "GET /v2/core/accounts/acct_1");
    expect([...asked(0).query]).toEqual([
      ["include[0]", "configuration.recipient"],
      ["include[1]", "requirements"],
    ]);
  });

  it.each([
    ["verification_document_expired", "verlopen"],
    ["verification_document_name_mismatch", "anders dan je invulde"],
    ["verification_document_fraudulent", "kunnen dit document niet gebruiken"],
    ["verification_document_failed_greyscale", "niet goed lezen"],
    ["verification_failed_address_match", "adres"],
    ["invalid_dob_age_under_18", "geboortedatum"],
    ["something_new", "konden je gegevens niet"],
  ])("says of %s what is wrong, in the reader's language", async (code, words) => {
    server.answersWith({ body: accountObject({ transfers: due, entries: [requirement("user", code)] }) });
    const state = await provider.stateOf("acct_1");
    expect(state?.reason).toEqual({ nl: expect.stringContaining(words), en: expect.any(String) });
  });
});

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
      const created = { "created[gte]": String(orderedAt / 1000 - 3600), limit: "100" };
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

describe("trouble", () => {
  const said = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => expect.fail("it went well"),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderDown);
    expect(error).toMatchObject({ code: "unavailable", status: 503 });
    // The error contains no input or message, because it may be logged.
    const all = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack} ${JSON.stringify(written.mock.calls)}`;
    expect(all).not.toMatch(/sk_test|What Stripe says|Kraan|Bearer/);
    expect(written).toHaveBeenCalledTimes(1);
    return (error as Error).message;
  };

  it("of a card that is refused (402) is said by its kind", async () => {
    server.answersWith({ status: 402, body: errorBody("card_error", "card_declined") });
    expect(await said(provider.startPayment(order))).toBe(
      "stripe open a payment: 402 StripeCardError card_declined req_1",
    );
    expect(server.asked).toHaveLength(1);
  });

  it("of too many calls (429) is tried again when Stripe says so, by the same key", async () => {
    const busy = { status: 429, body: errorBody("invalid_request_error", "rate_limit") };
    server.answersWith({ ...busy, headers: { "Stripe-Should-Retry": "true" } }, { body: checkoutSession() });
    await provider.startPayment(order);
    expect(server.asked).toHaveLength(2);
    expect(keyOf(asked(1))).toBe(keyOf(asked(0)));
    server.forget();
    server.answersWith(busy);
    expect(await said(provider.startPayment(order))).toContain("429 StripeRateLimitError");
    expect(server.asked).toHaveLength(1);
  });

  it("inside Stripe (500) is tried once more, by the same key", async () => {
    const broken = { status: 500, body: errorBody("api_error") };
    server.answersWith(broken, broken);
    expect(await said(provider.startPayment(order))).toContain("500 StripeAPIError");
    expect(server.asked).toHaveLength(2);
    expect(keyOf(asked(1))).toBe(keyOf(asked(0)));
    expect(asked(1).body).toBe(asked(0).body);
  });

  it("of an answer that is no answer (502 in HTML)", async () => {
    const page = { status: 502, body: "<html>Bad gateway</html>", headers: { "Content-Type": "text/html" } };
    server.answersWith(page, page);
    expect(await said(provider.startPayment(order))).toContain("StripeAPIError");
  });

  it("of v2 is told alike", async () => {
    server.answersWith({ status: 400, body: { error: { code: "invalid_fields", message: "What Stripe says of it" } } });
    expect(await said(provider.stateOf("acct_1"))).toContain("read an account: 400");
  });

  it("of a connection that breaks, twice", async () => {
    server.answersWith({ instead: "break" }, { instead: "break" });
    expect(await said(provider.startPayment(order))).toContain("no answer StripeConnectionError");
    expect(keyOf(asked(1))).toBe(keyOf(asked(0)));
  });

  it("of silence ends after a while", async () => {
    const hasty = stripe({ ...settings, secretKey: `${KEY}_hasty`, timeoutMs: 80 });
    server.answersWith({ instead: "silence" }, { instead: "silence" });
    expect(await said(hasty.startPayment(order))).toContain("no answer StripeConnectionError");
    expect(server.asked).toHaveLength(2);
  });

  it("of nobody at that address", async () => {
    const nowhere = stripe({ ...settings, apiOrigin: "http://127.0.0.1:9" });
    expect(await said(nowhere.startPayment(order))).toContain("no answer StripeConnectionError");
  });
});
