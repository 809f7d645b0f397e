import { describe, expect, it } from "vitest";
import type { OnboardingOrder } from "../../workers/api/adapters/payments/port";
import { accountLink, accountObject, balanceSettings, capability, requirement } from "./stripe-objects";
import { formOf } from "./stripe-server";
import { expectCall, FORM, keyOf, stripeUnderTest } from "./stripe-under-test";

const { server, provider, asked, lines } = await stripeUnderTest();

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
