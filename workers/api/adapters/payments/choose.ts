import { isLocal } from "~/domain/site/environment";
import { refuse } from "../../http/refusal";
import type { PaymentProvider } from "./port";
import { sandbox } from "./sandbox";
import { stripe } from "./stripe";

/** An endpoint can have an old secret that is being replaced. */
const each = (secrets = "") => secrets.split(/\s+/).filter(Boolean);

function stripeHere(env: Env): PaymentProvider | null {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  const webhookSecrets = [...each(env.STRIPE_WEBHOOK_SECRET), ...each(env.STRIPE_ACCOUNT_WEBHOOK_SECRET)];
  if (!secretKey || webhookSecrets.length === 0) return null;
  const wero = env.STRIPE_WERO === "on";
  if (!isLocal(env.ENVIRONMENT)) return stripe({ secretKey, webhookSecrets, wero });
  const isTest = /^[sr]k_test_/.test(secretKey);
  return isTest ? stripe({ secretKey, webhookSecrets, wero, apiOrigin: env.STRIPE_API_ORIGIN }) : null;
}

/** The sandbox never handles real money. */
export function providerNamed(env: Env, name: string): PaymentProvider | null {
  if (import.meta.env.DEPLOYED) return name === "stripe" ? stripeHere(env) : null;
  if (name === "sandbox") return isLocal(env.ENVIRONMENT) ? sandbox(env.SANDBOX_WEBHOOK_SECRET, env.DB) : null;
  return name === "stripe" ? stripeHere(env) : null;
}

export function chosenProvider(env: Env): PaymentProvider {
  return providerNamed(env, env.PAYMENT_PROVIDER) ?? refuse("unavailable");
}
