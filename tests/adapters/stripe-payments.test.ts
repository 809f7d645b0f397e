import { describe, expect, it } from "vitest";
import { ProviderDown } from "../../workers/api/adapters/payments/provider-down";
import { stripe } from "../../workers/api/adapters/payments/stripe";
import { checkoutSession, errorBody, refundObject } from "./stripe-objects";
import { formOf } from "./stripe-server";
import {
  expectCall,
  FORM,
  fresh,
  keyOf,
  listOf,
  notSent,
  old,
  order,
  queryOf,
  stripeUnderTest,
} from "./stripe-under-test";

const { server, settings, provider, asked, lines } = await stripeUnderTest();

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
