import { describe, expect, it } from "vitest";
import { ProviderDown } from "../../workers/api/adapters/payments/provider-down";
import { stripe } from "../../workers/api/adapters/payments/stripe";
import { checkoutSession, errorBody } from "./stripe-objects";
import { KEY, keyOf, order, stripeUnderTest } from "./stripe-under-test";

const { server, settings, written, provider, asked } = await stripeUnderTest();

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
