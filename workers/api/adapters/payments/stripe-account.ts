import type Stripe from "stripe";
import { LOCALES } from "~/domain/values/language";
import { sha256 } from "../../secrets/secret";
import type { AccountState, HostedSession, OnboardingOrder } from "./port";
import { type StripeSettings, stripeRequest } from "./stripe-client";
import { reasonOf } from "./stripe-rejections";

type Account = Stripe.V2.Core.Account;

function recipient({ user, email, business, language }: OnboardingOrder): Stripe.V2.Core.AccountCreateParams {
  return {
    contact_email: email,
    dashboard: "express",
    identity: { country: "nl", entity_type: business ? "company" : "individual" },
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
    defaults: {
      currency: "eur",
      locales: [LOCALES[language]],
      responsibilities: { fees_collector: "application", losses_collector: "application" },
    },
    metadata: { user: String(user) },
  };
}

/** Retries return the same account. Other details get another key, because Stripe would reject them. */
async function open(settings: StripeSettings, order: OnboardingOrder): Promise<string> {
  const wanted = recipient(order);
  const idempotencyKey = `account:${order.user}:${(await sha256(JSON.stringify(wanted))).slice(0, 16)}`;
  const { id } = await stripeRequest(settings, "open an account", (client) =>
    client.v2.core.accounts.create(wanted, { idempotencyKey }),
  );
  // We decide the time of a payout: the payout day, or earlier on request.
  await stripeRequest(settings, "set payouts to manual", (client) =>
    client.balanceSettings.update(
      { payments: { payouts: { schedule: { interval: "manual" } } } },
      { stripeAccount: id, idempotencyKey: `manual:${id}` },
    ),
  );
  return id;
}

export async function startOnboarding(settings: StripeSettings, order: OnboardingOrder): Promise<HostedSession> {
  const account = order.account ?? (await open(settings, order));
  const { origin, returnTo } = order;
  const link = await stripeRequest(settings, "start an identity check", (client) =>
    client.v2.core.accountLinks.create({
      account,
      use_case: {
        type: "account_onboarding",
        account_onboarding: { return_url: origin + returnTo.done, refresh_url: origin + returnTo.again },
      },
    }),
  );
  return { session: account, redirectUrl: link.url };
}

export async function openAccount(settings: StripeSettings, account: string): Promise<HostedSession> {
  const link = await stripeRequest(settings, "open an account’s own pages", (client) =>
    client.accounts.createLoginLink(account),
  );
  return { session: account, redirectUrl: link.url };
}

const REJECTED = /^(?:rejected|restricted_other|unsupported)/;

/** Null: its owner has to act. */
function stateIn({ closed, configuration, requirements }: Account): AccountState | null {
  const { payouts, stripe_transfers: transfers } = configuration?.recipient?.capabilities?.stripe_balance ?? {};
  const active = transfers?.status === "active" && (payouts?.status ?? "active") === "active";
  if (active && !closed) return { event: "verify", reason: null };
  const codes = [...(transfers?.status_details ?? []), ...(payouts?.status_details ?? [])].map(({ code }) => code);
  if (closed || codes.some((code) => REJECTED.test(code))) return { event: "reject", reason: reasonOf(null) };
  const requirementsNow = (requirements?.entries ?? []).filter(
    (entry) => entry.awaiting_action_from === "user" && entry.minimum_deadline.status !== "eventually_due",
  );
  const error = requirementsNow.flatMap((entry) => entry.errors)[0];
  if (error) return { event: "reject", reason: reasonOf(error.code) };
  const waiting = requirementsNow.length === 0 && transfers && !codes.includes("determining_status");
  return waiting ? { event: "submit", reason: null } : null;
}

export async function stateOf(settings: StripeSettings, account: string): Promise<AccountState | null> {
  return stateIn(
    await stripeRequest(settings, "read an account", (client) =>
      client.v2.core.accounts.retrieve(account, { include: ["configuration.recipient", "requirements"] }),
    ),
  );
}
