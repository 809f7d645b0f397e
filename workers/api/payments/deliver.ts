import { payoutWithId } from "../db/payout";
import { providerNamed } from "./choose";
import type { PaymentProvider } from "./port";

function providerOrThrow(env: Env, name: string): PaymentProvider {
  const provider = providerNamed(env, name);
  if (!provider) throw new Error(`there is no provider ${name} here`);
  return provider;
}

interface PaidAt {
  session: string;
  provider: string;
}

async function refund(env: Env, payment: number, cents: number): Promise<void> {
  const at = await env.DB.prepare("SELECT session, provider FROM payment WHERE id = ?").bind(payment).first<PaidAt>();
  if (!at) throw new Error(`there is no payment ${payment}`);
  await providerOrThrow(env, at.provider).refund({ key: `refund:${payment}`, session: at.session, cents });
}

async function payOut(env: Env, id: number): Promise<void> {
  const payout = await payoutWithId(env.DB, id);
  if (payout?.status !== "requested") return;
  const { iban, net: cents } = payout;
  await providerOrThrow(env, env.PAYMENT_PROVIDER).payOut({ key: `payout:${id}`, payout: id, iban, cents });
}

/** Does what an outbox row of kind `provider` asks of the payment provider. Safe to repeat. */
export async function deliverProvider(env: Env, payload: Record<string, unknown>): Promise<void> {
  if (payload.order === "refund") return refund(env, Number(payload.payment), Number(payload.cents));
  if (payload.order === "payout") return payOut(env, Number(payload.payout));
  throw new Error(`the provider has no order ${String(payload.order)}`);
}
