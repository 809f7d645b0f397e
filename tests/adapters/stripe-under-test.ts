import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import type { PaymentOrder } from "../../workers/api/adapters/payments/port";
import { stripe } from "../../workers/api/adapters/payments/stripe";
import { type ReceivedRequest, stripeServer } from "./stripe-server";

export const KEY = "sk_test_4eC39HqLyjWDarjtT1zdp7dc";
const VERSION = "2026-10-28.endive";
export const FORM = "application/x-www-form-urlencoded";

/** Starts a server in place of Stripe for one test file; it fails a test that logs the secret key. */
export async function stripeUnderTest() {
  const server = await stripeServer();
  const settings = { secretKey: KEY, webhookSecrets: ["whsec_test"], apiOrigin: server.origin };
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
  return {
    server,
    settings,
    written,
    provider: stripe(settings),
    asked: (index: number): ReceivedRequest => server.asked[index] ?? expect.fail(`there was no call ${index}`),
    lines: () => server.asked.map(({ method, path }) => `${method} ${path}`),
  };
}

export const keyOf = ({ headers }: ReceivedRequest) => headers["idempotency-key"];
export const queryOf = ({ query }: ReceivedRequest) => Object.fromEntries(query);
export const listOf = (...data: object[]) => ({ body: { object: "list", data, has_more: false, url: "/v1" } });

export function expectCall(call: ReceivedRequest, line: string, type?: string) {
  expect(`${call.method} ${call.path}`).toBe(line);
  expect(call.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(call.headers["stripe-version"]).toBe(VERSION);
  if (type) expect(call.headers["content-type"]).toBe(type);
}

export const order: PaymentOrder = {
  reference: "bid:12",
  cents: 10_500,
  description: "Kraan & afvoer lekken",
  language: "nl",
  origin: "https://buurklusser.test",
  returnTo: { success: "/payment/success?page=singlechat&uri=abc", cancel: "/payment/cancel?page=singlechat&uri=abc" },
};

const HOUR = 3600 * 1000;
const orderedAt = 1_795_000_000_000;
export const fresh = { orderedAt, now: orderedAt + 22 * HOUR };
/** Stripe may have forgotten the key of an earlier attempt. */
export const old = { orderedAt, now: orderedAt + 30 * HOUR };
export const notSent = { message: expect.stringMatching(/^not sent: /), options: { final: true } };
