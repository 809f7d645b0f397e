import { env } from "cloudflare:workers";
import { signed } from "../../workers/api/adapters/payments/sandbox-signature";
import { hmac } from "../../workers/api/secrets/secret";
import { capability, payoutObject, requirement, snapshotEvent, thinEvent } from "../adapters/stripe-objects";
import { sent } from "./money";
import type { StripeDouble } from "./stripe-double";

export type PaymentStep = "processing" | "succeed" | "fail" | "cancel";
export type AccountStep = "submit" | "verify" | "reject";

interface Differs {
  id?: string;
  cents?: number;
  currency?: string;
}

export interface Side {
  name: "sandbox" | "stripe";
  settings: Partial<Env>;
  pages: { pay: RegExp; check: RegExp };
  tellsPayment(session: string, step: PaymentStep, cents: number, of?: Differs): Promise<number>;
  tellsAccount(session: string, step: AccountStep): Promise<number>;
  tellsPayout(payout: number, event: "paid" | "failed"): Promise<number>;
  tellsUnsigned(session: string, cents: number): Promise<number>;
  refundsOf(session: string): Promise<number[]>;
  paidOutFor(payout: number): Promise<number[]>;
  forgets(): Promise<void>;
  /** Amount set apart for a payout and not returned; null if the provider does not do that. */
  apartFor(payout: number): number | null;
}

/** Only the test delivers the outbox. */
const WORK = { send: async () => undefined } as unknown as Queue;
const newId = () => `evt_${crypto.randomUUID()}`;
export const JSON_TYPE = { "Content-Type": "application/json" };

const SANDBOX_PAYMENT = { processing: "processing", succeed: "succeeded", fail: "failed", cancel: "cancelled" };
const SANDBOX_ACCOUNT = { submit: "pending", verify: "verified", reject: "rejected" };

async function sandboxOrders(about: string): Promise<number[]> {
  const found = env.DB.prepare("SELECT cents FROM sandbox_order WHERE about = ?").bind(about);
  return (await found.all<{ cents: number }>()).results.map(({ cents }) => cents);
}

function sandboxSide(): Side {
  const settings: Partial<Env> = { PAYMENT_PROVIDER: "sandbox", WORK };
  async function post(event: object, secret = env.SANDBOX_WEBHOOK_SECRET) {
    const body = JSON.stringify({ id: newId(), created: 1, ...event });
    const headers = { ...JSON_TYPE, "Sandbox-Signature": await signed(secret, body, Date.now()) };
    return (await sent("/api/payment/webhook/sandbox/", body, headers, settings)).status;
  }
  const payment = (
    session: string,
    step: PaymentStep,
    amount: number,
    { id = newId(), cents, currency }: Differs = {},
  ) => ({
    id,
    type: `payment.${SANDBOX_PAYMENT[step]}`,
    data: { session, amount: cents ?? amount, currency: currency ?? "eur" },
  });
  return {
    name: "sandbox",
    settings,
    pages: { pay: /\/api\/dev\/pay\/[\w-]+\/$/, check: /\/api\/dev\/kyc\/[\w-]+\/$/ },
    tellsPayment: (session, step, cents, of) => post(payment(session, step, cents, of)),
    tellsAccount: (session, step) => post({ type: `account.${SANDBOX_ACCOUNT[step]}`, data: { session } }),
    tellsPayout: (payout, event) => post({ type: `payout.${event}`, data: { payout } }),
    tellsUnsigned: (session, cents) => post(payment(session, "succeed", cents), "another"),
    refundsOf: (session) => sandboxOrders(`refund:${session}`),
    paidOutFor: (payout) => sandboxOrders(`payout:${payout}`),
    async forgets() {
      await env.DB.prepare("UPDATE sandbox_order SET created_at = created_at - 25 * 3600 * 1000").run();
    },
    apartFor: () => null,
  };
}

const STRIPE_PAYMENT: Record<PaymentStep, [string, "paid" | "unpaid"]> = {
  processing: ["checkout.session.completed", "unpaid"],
  succeed: ["checkout.session.completed", "paid"],
  fail: ["checkout.session.async_payment_failed", "unpaid"],
  cancel: ["checkout.session.expired", "unpaid"],
};
const STRIPE_ACCOUNT: Record<AccountStep, Parameters<StripeDouble["accounts"]["set"]>[1]> = {
  submit: { transfers: capability("pending", "requirements_pending_verification"), entries: [requirement("stripe")] },
  verify: { transfers: capability("active"), payouts: capability("active") },
  reject: {
    transfers: capability("restricted", "requirements_past_due"),
    entries: [requirement("user", "verification_document_expired")],
  },
};
const SECRETS = { platform: "whsec_platform", accounts: "whsec_accounts" };

export const stripeSettings: Partial<Env> = {
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_test_contract",
  STRIPE_WEBHOOK_SECRET: SECRETS.platform,
  STRIPE_ACCOUNT_WEBHOOK_SECRET: SECRETS.accounts,
  WORK,
};

export async function stripePosts(event: object, secret = SECRETS.platform, settings = stripeSettings) {
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const headers = { ...JSON_TYPE, "Stripe-Signature": `t=${at},v1=${await hmac(secret, `${at}.${body}`)}` };
  return (await sent("/api/payment/webhook/stripe/", body, headers, settings)).status;
}

export function stripeSide(double: StripeDouble): Side {
  function payment(
    session: string,
    step: PaymentStep,
    amount: number,
    { id = newId(), cents, currency = "eur" }: Differs = {},
  ) {
    const [type, payment_status] = STRIPE_PAYMENT[step];
    const known = double.sessions.get(session);
    return snapshotEvent(
      type,
      { ...known, id: session, amount_total: cents ?? amount, currency, payment_status },
      { id },
    );
  }
  const transfersOf = (payout: number) =>
    [...double.transfers].filter(([, transfer]) => transfer["metadata[payout]"] === String(payout));
  return {
    name: "stripe",
    settings: stripeSettings,
    pages: { pay: /^https:\/\/checkout\.stripe\.com\//, check: /^https:\/\/accounts\.stripe\.com\// },
    tellsPayment: (session, step, cents, of) => stripePosts(payment(session, step, cents, of)),
    tellsAccount: (session, step) => {
      double.accounts.set(session, STRIPE_ACCOUNT[step]);
      return stripePosts(
        thinEvent("v2.core.account[requirements].updated", session, { id: newId() }),
        SECRETS.accounts,
      );
    },
    tellsPayout: (payout, event) => {
      const [transfer = ""] = transfersOf(payout)[0] ?? [];
      const metadata = { payout: String(payout), transfer };
      const told = snapshotEvent(`payout.${event}`, payoutObject({ metadata }), { id: newId(), account: "acct_1" });
      return stripePosts(told, SECRETS.accounts);
    },
    tellsUnsigned: (session, cents) => stripePosts(payment(session, "succeed", cents), "whsec_other"),
    refundsOf: async (session) => {
      const intent = double.sessions.get(session)?.payment_intent;
      return double.refunds.filter((one) => one.payment_intent === intent).map(({ amount }) => Number(amount));
    },
    paidOutFor: async (payout) =>
      double.payouts.filter((one) => one["metadata[payout]"] === String(payout)).map(({ amount }) => Number(amount)),
    forgets: async () => double.forgetsKeys(),
    apartFor: (payout) =>
      transfersOf(payout)
        .filter(([, { reversed }]) => !reversed)
        .reduce((sum, [, { amount }]) => sum + Number(amount), 0),
  };
}

export const sides = (double: StripeDouble) => [sandboxSide(), stripeSide(double)];
