import { refuse } from "../kernel/refusal";
import type { PaymentProvider } from "./port";
import { sandbox } from "./sandbox";

const isLocal = (env: Env) => env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test";

/** The provider of that name, where it may be used; null otherwise. The sandbox never takes part in real money. */
export function providerNamed(env: Env, name: string): PaymentProvider | null {
  return name === "sandbox" && isLocal(env) ? sandbox(env.SANDBOX_WEBHOOK_SECRET) : null;
}

/** The provider that takes payments here; refused with `unavailable` where none is set up. */
export function chosenProvider(env: Env): PaymentProvider {
  return providerNamed(env, env.PAYMENT_PROVIDER) ?? refuse("unavailable");
}
