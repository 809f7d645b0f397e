import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import worker from "../../workers/app";
import { thinEvent } from "../adapters/stripe-objects";
import { bearing, givesTaxData, type Person, type PersonOverrides, signedUp } from "./client";
import { aDeal, balanceOf, db, earns, sent, sums, valueOf } from "./money";
import { sides, stripePosts, stripeSettings, stripeSide } from "./provider-sides";
import { StripeDouble } from "./stripe-double";
import { notificationTypesOf } from "./world";

const double = new StripeDouble();
const side = stripeSide(double);
const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(double.fetch);
const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
let saidAll = "";
afterEach(() => {
  saidAll += JSON.stringify(written.mock.calls);
});
beforeEach(() => {
  double.down = false;
  double.faults.length = 0;
  double.calls = 0;
});
afterAll(() => {
  fetched.mockRestore();
  written.mockRestore();
});

const INTENT = "/api/payment/stripe/payment-intent/";
const CHECK = "/api/payment/stripe/account/";
const STATUS = "/api/payment/stripe/verification-status/";
const VERIFIED: PersonOverrides = { iban: "NL91ABNA0417164300" };
const at = (person: Person, settings: Partial<Env> = {}) => bearing(person.token, { ...stripeSettings, ...settings });
const deliver = (now?: number) => deliverDue({ ...env, ...stripeSettings }, now);
const countOf = (table: string, column: string, value: unknown) =>
  db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(value).first<number>("n");
const rowOf = (key: string) =>
  db.prepare("SELECT attempts, delivered_at, error, due_at FROM outbox WHERE key = ?").bind(key).first();

const UNAVAILABLE = { status: 503, body: { code: "unavailable" } };

async function aHelper() {
  const helper = await signedUp(VERIFIED);
  const { body } = await at(helper)("POST", CHECK);
  await side.tellsAccount(body.rootline_reference, "verify");
  await givesTaxData(helper);
  await earns(helper, 9500);
  return { helper, account: String(body.rootline_reference) };
}

async function aPayout() {
  const { helper, account } = await aHelper();
  const { body } = await at(helper)("POST", "/api/wallet/payout/", {});
  const id = Number(body.id);
  return { helper, account, id, key: `payout:${id}`, status: () => valueOf("payout", id, "status") };
}
const transfersOf = (id: number) =>
  [...double.transfers.values()].filter((one) => one["metadata[payout]"] === String(id));
const payoutsOf = (id: number) => double.payouts.filter((one) => one["metadata[payout]"] === String(id));

describe("while Stripe is down", () => {
  it("no payment is opened and nothing is kept, and later it is", async () => {
    const { owner, bid } = await aDeal();
    double.down = true;
    const refused = await at(owner)("POST", INTENT, bid.intent);
    expect(refused).toMatchObject(UNAVAILABLE);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await countOf("payment", "bid_id", bid.id)).toBe(0);
    double.down = false;
    expect(await at(owner)("POST", INTENT, bid.intent)).toMatchObject({ status: 201 });
  });

  it("no identity check is started", async () => {
    const person = await signedUp();
    double.down = true;
    const refused = await at(person)("POST", CHECK);
    expect(refused).toMatchObject(UNAVAILABLE);
    expect(refused.headers.get("Retry-After")).not.toBeNull();
    expect(await countOf("onboarding", "user_id", person.id)).toBe(0);
    expect((await at(person)("GET", STATUS)).body.status).toBe("none");
  });

  it("its events about accounts are not taken, so that it sends them again", async () => {
    const person = await signedUp();
    const { body } = await at(person)("POST", CHECK);
    double.accounts.set(body.rootline_reference, {
      transfers: { status: "active", status_details: [] },
    });
    const event = thinEvent("v2.core.account[requirements].updated", body.rootline_reference, { id: "evt_again" });
    double.down = true;
    expect(await stripePosts(event)).toBe(503);
    double.down = false;
    expect(await stripePosts(event)).toBe(200);
    expect((await at(person)("GET", STATUS)).body.status).toBe("verified");
  });

  it("an order waits, and is tried again a little later each time", async () => {
    const { id, key, status } = await aPayout();
    double.down = true;
    await deliver();
    const first = await rowOf(key);
    expect(first).toMatchObject({ attempts: 1, delivered_at: null, error: expect.stringContaining("no answer") });
    expect(Number(first?.due_at)).toBeGreaterThan(Date.now());
    await deliver();
    expect(await rowOf(key)).toMatchObject({ attempts: 1 });
    await deliver(Number(first?.due_at));
    const second = await rowOf(key);
    expect(second).toMatchObject({ attempts: 2, delivered_at: null });
    double.down = false;
    await deliver(Number(second?.due_at));
    expect(await rowOf(key)).toMatchObject({ delivered_at: expect.any(Number), error: null });
    expect(await status()).toBe("requested");
    expect(payoutsOf(id)).toHaveLength(1);
  });
});

describe("an identity check", () => {
  it("that broke off after the account was made goes on with that account", async () => {
    const person = await signedUp();
    const before = double.accounts.size;
    double.faults.push({ path: "/v2/core/account_links", status: 500 });
    expect(await at(person)("POST", CHECK)).toMatchObject(UNAVAILABLE);
    const { body } = await at(person)("POST", CHECK);
    expect(double.accounts.size).toBe(before + 1);
    const again = await at(person)("POST", CHECK);
    expect(again.body.rootline_reference).toBe(body.rootline_reference);
    expect(double.accounts.size).toBe(before + 1);
    expect(await countOf("onboarding", "user_id", person.id)).toBe(1);
  });

  it("is looked up at Stripe when asked to, as long as there is something to look for", async () => {
    const person = await signedUp();
    const status = async (refresh: string) => (await at(person)("GET", `${STATUS}${refresh}`)).body.status;
    expect(await status("?refresh=true")).toBe("none");
    expect(double.calls).toBe(0);
    const { body } = await at(person)("POST", CHECK);
    expect(await status("?refresh=true")).toBe("started");
    double.accounts.set(body.rootline_reference, { transfers: { status: "active", status_details: [] } });
    expect(await status("")).toBe("started");
    double.down = true;
    expect(await status("?refresh=true")).toBe("started");
    double.down = false;
    expect(await status("?refresh=true")).toBe("verified");
    expect(await notificationTypesOf(person)).toEqual(["kyc"]);
    double.calls = 0;
    expect(await status("?refresh=true")).toBe("verified");
    expect(double.calls).toBe(0);
  });

  it("that is looked up twenty times at once is decided once", async () => {
    const person = await signedUp();
    const { body } = await at(person)("POST", CHECK);
    double.accounts.set(body.rootline_reference, { transfers: { status: "active", status_details: [] } });
    const asks = Array.from({ length: 20 }, () => at(person)("GET", `${STATUS}?refresh=true`));
    for (const { status } of await Promise.all(asks)) expect(status).toBe(200);
    expect(await notificationTypesOf(person)).toEqual(["kyc"]);
  });
});

describe("a payout", () => {
  it("that died after the transfer, and after the payout, is made once", async () => {
    const { id, key, account, status } = await aPayout();
    double.faults.push({ path: "/v1/transfers", status: 500, done: true });
    await deliver();
    expect([transfersOf(id).length, payoutsOf(id).length]).toEqual([1, 0]);
    double.faults.push({ path: "/v1/payouts", status: 500, done: true });
    await deliver(Number((await rowOf(key))?.due_at));
    expect([transfersOf(id).length, payoutsOf(id).length]).toEqual([1, 1]);
    await deliver(Number((await rowOf(key))?.due_at));
    expect(await rowOf(key)).toMatchObject({ attempts: 3, delivered_at: expect.any(Number) });
    expect([transfersOf(id).length, payoutsOf(id).length]).toEqual([1, 1]);
    expect(payoutsOf(id)[0]).toMatchObject({ amount: "9025", account });
    expect(await status()).toBe("requested");
  });

  it("whose connection breaks off is asked for again at once, and made once", async () => {
    const { id, key } = await aPayout();
    double.faults.push({ path: "/v1/transfers", status: 0, done: true });
    await deliver();
    expect(await rowOf(key)).toMatchObject({ attempts: 1, delivered_at: expect.any(Number) });
    expect([transfersOf(id).length, payoutsOf(id).length]).toEqual([1, 1]);
  });

  it.each(["/v1/transfers", "/v1/payouts"])(
    "that Stripe declines (%s) fails at once, and all is back",
    async (path) => {
      const { helper, id, key, status } = await aPayout();
      double.refuses(path, "account_closed");
      await deliver();
      expect(await rowOf(key)).toMatchObject({ attempts: 1, delivered_at: expect.any(Number) });
      expect(await status()).toBe("failed");
      expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
      expect(side.apartFor(id)).toBe(0);
      expect(payoutsOf(id)).toHaveLength(0);
      expect(await notificationTypesOf(helper)).toEqual(["kyc", "payout_failed"]);
    },
  );

  it.each(["/v1/transfers", "/v1/payouts"])(
    "that there is no money for yet (%s) is asked for anew, by other keys",
    async (path) => {
      const { id, key, status } = await aPayout();
      double.refuses(path, "balance_insufficient");
      await deliver();
      expect(await rowOf(key)).toMatchObject({ attempts: 1, delivered_at: null });
      expect([await status(), side.apartFor(id)]).toEqual(["requested", 0]);
      await deliver(Number((await rowOf(key))?.due_at));
      expect(await rowOf(key)).toMatchObject({ attempts: 2, delivered_at: expect.any(Number), error: null });
      expect([await status(), side.apartFor(id), payoutsOf(id).length]).toEqual(["requested", 9025, 1]);
    },
  );

  it("that there never is money for fails in the end", async () => {
    const { helper, id, status } = await aPayout();
    const key = `payout:${id}`;
    await db.prepare("UPDATE outbox SET payload = json_set(payload, '$.round', 12) WHERE key = ?").bind(key).run();
    double.refuses("/v1/transfers", "balance_insufficient");
    await deliver();
    expect(await status()).toBe("failed");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });

  it("of somebody whom only the sandbox knows fails, without a word to Stripe", async () => {
    const helper = await signedUp({ ...VERIFIED, verification: "verified" });
    await db
      .prepare("INSERT INTO onboarding (session, user_id, created_at) VALUES (?, ?, 0)")
      .bind(`sandbox-${helper.id}`, helper.id)
      .run();
    await earns(helper, 9500);
    const { body } = await at(helper)("POST", "/api/wallet/payout/", {});
    await deliver();
    expect(await valueOf("payout", body.id, "status")).toBe("failed");
    expect(double.calls).toBe(0);
  });

  it("that failed is taken back even when Stripe is down just then", async () => {
    const { id } = await aPayout();
    await deliver();
    expect(await side.tellsPayout(id, "failed")).toBe(200);
    double.down = true;
    await deliver();
    expect(side.apartFor(id)).toBe(9025);
    double.down = false;
    await deliver(Number((await rowOf(`take_back:${id}`))?.due_at));
    expect(side.apartFor(id)).toBe(0);
  });
});

describe("a payment at Stripe", () => {
  it.each([
    [10_480, "104.50", "0.50"],
    [10_450, "104.50", "0.50"],
    [10_400, "104.00", "1.00"],
    [10_500, "105.00", "0.00"],
  ])("with %i cents of credits leaves what Stripe takes, or nothing", async (cents, credits_used, to_pay) => {
    const { owner, bid } = await aDeal();
    await earns(owner, cents, "credits");
    const opened = await at(owner)("POST", INTENT, { ...bid.intent, use_credits: true });
    expect(opened).toMatchObject({ status: 201, body: { credits_used, to_pay } });
  });

  it("is not moved by an event of the sandbox", async () => {
    const { owner, bid } = await aDeal();
    const { body } = await at(owner)("POST", INTENT, bid.intent);
    const session = (await valueOf("payment", body.id, "session")) ?? "";
    const [sandbox] = sides(double);
    expect(await sandbox?.tellsPayment(session, "succeed", 10_500)).toBe(200);
    expect(await valueOf("payment", body.id, "status")).toBe("open");
  });

  it("is refunded at Stripe even where the sandbox is chosen now", async () => {
    const { owner, bid } = await aDeal();
    const { body } = await at(owner)("POST", INTENT, bid.intent);
    const session = (await valueOf("payment", body.id, "session")) ?? "";
    await db.prepare("UPDATE bid SET status = 'withdrawn' WHERE id = ?").bind(bid.id).run();
    await side.tellsPayment(session, "succeed", 10_500);
    await deliverDue({ ...env, ...stripeSettings, PAYMENT_PROVIDER: "sandbox" });
    expect(await side.refundsOf(session)).toEqual([10_500]);
  });
});

describe("which provider is there", () => {
  const intentWith = async (settings: Partial<Env>) => {
    const { owner, bid } = await aDeal();
    return (await at(owner, settings)("POST", INTENT, bid.intent)).status;
  };
  const webhookOf = async (name: string, settings: Partial<Env>) =>
    (
      await sent(
        `/api/payment/webhook/${name}/`,
        "{}",
        { "Content-Type": "application/json" },
        { ...stripeSettings, ...settings },
      )
    ).status;
  const live = "sk_live_contract";

  it.each<[string, Partial<Env>, number, number]>([
    ["with test keys in development", { ENVIRONMENT: "development" }, 201, 400],
    ["with keys elsewhere", { ENVIRONMENT: "production", STRIPE_SECRET_KEY: live }, 201, 400],
    ["with a restricted key", { STRIPE_SECRET_KEY: "rk_test_contract" }, 201, 400],
    ["with one endpoint for everything", { STRIPE_ACCOUNT_WEBHOOK_SECRET: undefined }, 201, 400],
    ["without a secret key", { STRIPE_SECRET_KEY: undefined }, 503, 404],
    ["with an empty secret key", { STRIPE_SECRET_KEY: " " }, 503, 404],
    ["without a secret to know events by", { STRIPE_WEBHOOK_SECRET: "", STRIPE_ACCOUNT_WEBHOOK_SECRET: "" }, 503, 404],
    [
      "with keys to real money on a developer's machine",
      { ENVIRONMENT: "development", STRIPE_SECRET_KEY: live },
      503,
      404,
    ],
  ])("Stripe, %s", async (_, settings, intent, webhook) => {
    expect(await intentWith(settings)).toBe(intent);
    expect(await webhookOf("stripe", settings)).toBe(webhook);
  });

  it.each(["staging", "production"] as const)("never the sandbox in %s", async (ENVIRONMENT) => {
    expect(await intentWith({ ENVIRONMENT, PAYMENT_PROVIDER: "sandbox" })).toBe(503);
    expect(await webhookOf("sandbox", { ENVIRONMENT })).toBe(404);
  });

  it("and a browser may go from our forms to its pages, and to no other's", async () => {
    const formsOf = async (settings: Partial<Env>) => {
      const request = new Request("https://buurklusser.test/er-is-niets");
      const answer = await worker.fetch(request as never, { ...env, ...settings }, createExecutionContext());
      return /form-action [^;]*/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[0];
    };
    expect(await formsOf({})).toBe("form-action 'self'");
    expect(await formsOf(stripeSettings)).toBe(
      "form-action 'self' https://checkout.stripe.com https://connect.stripe.com https://accounts.stripe.com",
    );
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});

it("writes no secret down", async () => {
  const { results } = await db.prepare("SELECT error FROM outbox WHERE error IS NOT NULL").all();
  const all = saidAll + JSON.stringify(results);
  expect(all).toContain("stripe transfer: no answer");
  expect(all).not.toMatch(/sk_|rk_|whsec_/);
});
