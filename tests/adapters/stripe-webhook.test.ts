import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderDown } from "../../workers/api/adapters/payments/provider-down";
import { stripe } from "../../workers/api/adapters/payments/stripe";
import {
  accountObject,
  capability,
  checkoutSession,
  disputeObject,
  payoutObject,
  refundObject,
  requirement,
  snapshotEvent,
  thinEvent,
  transferObject,
} from "./stripe-objects";
import { stripeServer } from "./stripe-server";

const SECRET = "whsec_platform";
const ACCOUNTS = "whsec_accounts";
const NOW = 1_795_000_100_000;
const server = await stripeServer();
const webhookSecrets = [SECRET, ACCOUNTS];
const provider = stripe({ secretKey: "sk_test_hook", webhookSecrets, apiOrigin: server.origin });

const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => server.forget());
afterAll(() => {
  server.stop();
  written.mockRestore();
});

const codeOf = (secret: string, at: number, body: string) =>
  createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
const seconds = NOW / 1000;
const header = (body: string, { secret = SECRET, at = seconds } = {}) => `t=${at},v1=${codeOf(secret, at, body)}`;

const parse = (body: string, signature?: string) =>
  provider.parseWebhook(new Headers(signature === undefined ? {} : { "Stripe-Signature": signature }), body, NOW);
const told = (event: object, secret = SECRET) => {
  const body = JSON.stringify(event);
  return parse(body, header(body, { secret }));
};

const NOTHING = { about: "nothing" };
const paid = snapshotEvent(
  "checkout.session.completed",
  checkoutSession({ payment_status: "paid", status: "complete" }),
);
const body = JSON.stringify(paid);

describe("a signature", () => {
  it.each([
    ["of now", header(body)],
    ["of almost five minutes ago", header(body, { at: seconds - 299 })],
    ["of a clock that is a little ahead", header(body, { at: seconds + 299 })],
    ["by the other endpoint's secret", header(body, { secret: ACCOUNTS })],
    [
      "beside one by a secret that is being replaced",
      `${header(body, { secret: "whsec_old" })},v1=${codeOf(SECRET, seconds, body)}`,
    ],
    ["beside one of a test scheme", `${header(body)},v0=${"0".repeat(64)}`],
  ])("%s is believed", async (_, signature) => {
    expect(await parse(body, signature)).toMatchObject({ about: "payment", event: "succeed" });
  });

  it.each([
    ["that is missing", undefined],
    ["that is empty", ""],
    ["that is no signature", "nonsense"],
    ["without a time", `v1=${codeOf(SECRET, seconds, body)}`],
    ["without a code", `t=${seconds}`],
    ["by another secret", header(body, { secret: "whsec_other" })],
    ["by no secret", header(body, { secret: "" })],
    ["of another body", header(`${body} `)],
    ["more than five minutes old", header(body, { at: seconds - 301 })],
    ["from the future", header(body, { at: seconds + 301 })],
    ["whose time was changed", header(body).replace(/^t=\d+/, `t=${seconds - 1}`)],
    ["of a test scheme alone", header(body).replace("v1=", "v0=")],
    ["of twice the time", `t=${seconds - 9999},${header(body, { at: seconds - 9999 })}`],
  ])("%s is not", async (_, signature) => {
    expect(await parse(body, signature)).toBeNull();
  });

  it("of a body that was tampered with is not believed", async () => {
    expect(await parse(body.replace("10500", "1"), header(body))).toBeNull();
    expect(await parse("", header(""))).toBeNull();
  });

  it("is asked of garbage too, which then says nothing", async () => {
    expect(await parse("{", header("{"))).toEqual(NOTHING);
    expect(await parse("[]", header("[]"))).toEqual(NOTHING);
    expect(await parse("{", "t=1,v1=0")).toBeNull();
  });
});

describe("an event", () => {
  const about = { about: "payment", id: "evt_1", session: "cs_test_a1", cents: 10_500, currency: "eur" };
  it.each([
    ["checkout.session.completed", "paid", "succeed"],
    ["checkout.session.completed", "unpaid", "processing"],
    ["checkout.session.async_payment_succeeded", "paid", "succeed"],
    ["checkout.session.async_payment_failed", "unpaid", "fail"],
    ["checkout.session.expired", "unpaid", "cancel"],
  ])("%s (%s) means %s", async (type, payment_status, event) => {
    expect(await told(snapshotEvent(type, checkoutSession({ payment_status })))).toEqual({ ...about, type, event });
  });

  it("tells sum and currency as they are", async () => {
    const other = checkoutSession({ payment_status: "paid", amount_total: 1, currency: "usd" });
    expect(await told(snapshotEvent("checkout.session.completed", other))).toMatchObject({ cents: 1, currency: "usd" });
  });

  it.each([
    ["payout.paid", "paid"],
    ["payout.failed", "failed"],
    ["payout.canceled", "failed"],
  ])("%s is the end of a payout of ours", async (type, event) => {
    const payout = payoutObject({ metadata: { payout: "7", transfer: "tr_1" } });
    expect(await told(snapshotEvent(type, payout, { account: "acct_1" }), ACCOUNTS)).toEqual({
      about: "payout",
      id: "evt_1",
      type,
      payout: 7,
      event,
      setApart: "tr_1",
    });
  });

  it.each([
    ["a refund we ordered", snapshotEvent("charge.refunded", refundObject())],
    ["a payout on its way", snapshotEvent("payout.created", payoutObject({ metadata: { payout: "7" } }))],
    ["a payout that is not ours", snapshotEvent("payout.paid", payoutObject())],
    ["a payout with an odd number", snapshotEvent("payout.paid", payoutObject({ metadata: { payout: "7.5" } }))],
    ["a session without a sum", snapshotEvent("checkout.session.completed", checkoutSession({ amount_total: null }))],
    [
      "a session that cost nothing",
      snapshotEvent("checkout.session.completed", checkoutSession({ payment_status: "no_payment_required" })),
    ],
    ["a session event of tomorrow", snapshotEvent("checkout.session.odd", checkoutSession({ payment_status: "paid" }))],
    ["an inherited name", snapshotEvent("constructor", checkoutSession())],
    ["an event without a thing", { id: "evt_1", object: "event", type: "payout.paid" }],
    ["another thin event", thinEvent("v2.core.account[identity].updated")],
    ["a thin event about no account", thinEvent("v2.core.account[requirements].updated", "person_1")],
  ])("of %s says nothing, and nobody is asked", async (_, event) => {
    expect(await told(event)).toEqual(NOTHING);
    expect(server.asked).toHaveLength(0);
  });
});

describe("an event about money that changes at Stripe", () => {
  const page = { body: { object: "list", data: [checkoutSession({ id: "cs_9" })], has_more: false, url: "/v1" } };
  const none = { body: { object: "list", data: [], has_more: false, url: "/v1" } };
  const reversal = (amount: number, metadata: object = {}) => ({
    id: "trr_1",
    object: "transfer_reversal",
    amount,
    metadata,
  });

  it.each([
    ["charge.dispute.created", "needs_response", "open"],
    ["charge.dispute.created", "under_review", "open"],
    ["charge.dispute.funds_withdrawn", "needs_response", "open"],
    ["charge.dispute.funds_reinstated", "won", "win"],
    ["charge.dispute.closed", "won", "win"],
    ["charge.dispute.closed", "lost", "lose"],
  ])("%s (%s) is a chargeback of the page that Stripe names", async (type, status, event) => {
    server.answersWith(page);
    expect(await told(snapshotEvent(type, disputeObject({ status })))).toEqual({
      about: "chargeback",
      id: "evt_1",
      type,
      event,
      reference: "du_1",
      session: "cs_9",
      cents: 10_500,
      currency: "eur",
    });
    expect(server.asked.map(({ method, path, query }) => [method, path, query.get("payment_intent")])).toEqual([
      ["GET", "/v1/checkout/sessions", "pi_1"],
    ]);
  });

  it.each([
    ["without a page of ours", none, disputeObject()],
    ["without a payment", null, disputeObject({ payment_intent: null })],
  ])("%s names none", async (_, answer, object) => {
    if (answer) server.answersWith(answer);
    expect(await told(snapshotEvent("charge.dispute.created", object))).toMatchObject({ session: null });
  });

  it.each([
    ["refund.failed", refundObject({ status: "failed", metadata: { order: "refund:12" } }), "failed", "refund:12"],
    ["refund.updated", refundObject({ status: "canceled", metadata: { order: "refund:12" } }), "failed", "refund:12"],
    ["refund.created", refundObject(), "made", null],
    ["refund.created", refundObject({ status: "pending" }), "made", null],
  ])("%s is a refund that failed, or one that is not ours", async (type, object, event, order) => {
    server.answersWith(page);
    expect(await told(snapshotEvent(type, object))).toMatchObject({
      about: "refund",
      event,
      order,
      reference: "re_1",
      session: "cs_9",
      cents: 10_500,
      currency: "eur",
    });
  });

  it("of a transfer counts what others reversed", async () => {
    const data = [reversal(9025, { order: "take_back" }), reversal(1000), reversal(500)];
    const transfer = transferObject({ metadata: { payout: "7" }, reversals: { data } });
    expect(await told(snapshotEvent("transfer.reversed", transfer))).toEqual({
      about: "transfer",
      id: "evt_1",
      type: "transfer.reversed",
      payout: 7,
      reference: "tr_1",
      cents: 1500,
      currency: "eur",
    });
  });

  it("is not taken while Stripe cannot be asked, so that it is sent again", async () => {
    server.answersWith({ status: 500, body: {} }, { status: 500, body: {} });
    await expect(told(snapshotEvent("charge.dispute.created", disputeObject()))).rejects.toThrow(ProviderDown);
  });

  it.each([
    ["an inquiry, which moves no money", "charge.dispute.created", disputeObject({ status: "warning_needs_response" })],
    ["an inquiry that is closed", "charge.dispute.closed", disputeObject({ status: "warning_closed" })],
    ["our own refund", "refund.created", refundObject({ metadata: { order: "refund:12" } })],
    ["a refund that goes on", "refund.updated", refundObject({ status: "succeeded" })],
    [
      "our own reversal",
      "transfer.reversed",
      transferObject({ metadata: { payout: "7" }, reversals: { data: [reversal(9025, { order: "take_back" })] } }),
    ],
    ["a transfer that is not ours", "transfer.reversed", transferObject({ reversals: { data: [reversal(9025)] } })],
    ["something odd", "charge.dispute.created", { id: 7 }],
  ])("of %s says nothing, and nobody is asked", async (_, type, object) => {
    expect(await told(snapshotEvent(type, object))).toEqual(NOTHING);
    expect(server.asked).toHaveLength(0);
  });
});

describe("an event about an account", () => {
  const TYPES = [
    "v2.core.account[requirements].updated",
    "v2.core.account[configuration.recipient].capability_status_updated",
  ];
  const pending = capability("pending", "requirements_pending_verification");

  it.each(TYPES)("%s has Stripe asked how it stands", async (type) => {
    server.answersWith({ body: accountObject({ id: "acct_9", transfers: capability("active") }) });
    expect(await told(thinEvent(type, "acct_9"), ACCOUNTS)).toEqual({
      about: "account",
      id: "evt_test_65",
      type,
      session: "acct_9",
      event: "verify",
      reason: null,
    });
    expect(server.asked.map(({ path }) => path)).toEqual(["/v2/core/accounts/acct_9"]);
  });

  it.each([
    ["submitted", { transfers: pending, entries: [requirement("stripe")] }, "submit"],
    ["rejected", { transfers: pending, entries: [requirement("user", "verification_document_expired")] }, "reject"],
  ])("tells that it was %s", async (_, is, event) => {
    server.answersWith({ body: accountObject(is) });
    expect(await told(thinEvent(String(TYPES[0])))).toMatchObject({ about: "account", event });
  });

  it("says nothing while its owner is at it", async () => {
    server.answersWith({ body: accountObject({ transfers: pending, entries: [requirement("user")] }) });
    expect(await told(thinEvent(String(TYPES[0])))).toEqual(NOTHING);
  });

  it("is not taken while Stripe cannot be asked, so that it is sent again", async () => {
    server.answersWith({ status: 500, headers: { "Stripe-Should-Retry": "false" } });
    await expect(told(thinEvent(String(TYPES[0])))).rejects.toThrow(ProviderDown);
  });

  it("is not asked for when it is not signed", async () => {
    const text = JSON.stringify(thinEvent(String(TYPES[0])));
    expect(await parse(text, header(text, { secret: "whsec_other" }))).toBeNull();
    expect(server.asked).toHaveLength(0);
  });
});
