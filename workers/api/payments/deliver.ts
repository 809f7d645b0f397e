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

/** How money came in: by the session of the payment, or by one that its request had before. */
const PAID_AT = `SELECT session, provider FROM payment WHERE id = ?1 AND ?2 IS NULL
  UNION ALL SELECT session, provider FROM former_session WHERE session = ?2 AND payment_id = ?1`;

async function refund(env: Env, { payment, cents, session }: Record<string, unknown>): Promise<void> {
  const former = session === undefined ? null : String(session);
  const at = await env.DB.prepare(PAID_AT).bind(Number(payment), former).first<PaidAt>();
  if (!at) throw new Error(`there is no payment ${String(payment)}`);
  const key = former === null ? `refund:${String(payment)}` : `refund:${String(payment)}:${former}`;
  await providerOrThrow(env, at.provider).refund({ key, session: at.session, cents: Number(cents) });
}

async function payOut(env: Env, id: number): Promise<void> {
  const payout = await payoutWithId(env.DB, id);
  if (payout?.status !== "requested") return;
  const { iban, net: cents } = payout;
  await providerOrThrow(env, env.PAYMENT_PROVIDER).payOut({ key: `payout:${id}`, payout: id, iban, cents });
}

/** Does what an outbox row of kind `provider` asks of the payment provider. Safe to repeat. */
export async function deliverProvider(env: Env, payload: Record<string, unknown>): Promise<void> {
  if (payload.order === "refund") return refund(env, payload);
  if (payload.order === "payout") return payOut(env, Number(payload.payout));
  throw new Error(`the provider has no order ${String(payload.order)}`);
}
