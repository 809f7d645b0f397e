import { isStopped } from "~/domain/money/money-stop";
import { providerNamed } from "../adapters/payments/choose";
import type { Ordered } from "../adapters/payments/key-life";
import type { PaymentProvider } from "../adapters/payments/port";
import { RetryLater } from "../adapters/retry-later";
import { paidAt } from "../db/bid-payment";
import { latestMoneyStop } from "../db/money-stop";
import { accountAt } from "../db/onboarding";
import { queuedAt } from "../db/outbox";
import { payoutWithId } from "../db/payout";
import { feeRefundKey, refundKey } from "../db/refunded";
import { retryOnConflict, Transaction } from "../db/transaction";
import { decidePayout } from "../operations/money/payout-decision";

function providerOrThrow(env: Env, name: string): PaymentProvider {
  const provider = providerNamed(env, name);
  if (!provider) throw new Error(`there is no provider ${name} here`);
  return provider;
}

async function refund(
  env: Env,
  { payment, cents, session, other, fee }: Record<string, unknown>,
  when: Ordered,
): Promise<void> {
  const former = session === undefined ? null : String(session);
  const at = await paidAt(env.DB, Number(payment), former);
  if (!at) throw new Error(`there is no payment ${String(payment)}`);
  if (!at.session || Number(cents) === 0) return;
  const key =
    fee === true ? feeRefundKey(Number(payment)) : refundKey(Number(payment), former ?? undefined, other === true);
  await providerOrThrow(env, at.provider).refund({ ...when, key, session: at.session, cents: Number(cents) });
}

interface PayoutRequest {
  payout: number;
  round: number;
}

const STOP_WAIT_MS = 5 * 60_000;

/** Some hours, since the wait doubles each time. */
const MAX_ROUNDS = 12;

async function payOut(env: Env, { payout: id, round }: PayoutRequest, when: Ordered): Promise<void> {
  const payout = await payoutWithId(env.DB, id);
  if (payout?.status !== "requested") return;
  if (isStopped("payout", await latestMoneyStop(env.DB))) {
    throw new RetryLater(`payout ${id} waits for the money stop`, { until: when.now + STOP_WAIT_MS, counts: false });
  }
  const { user_id, iban, net: cents, created_at } = payout;
  const { checkedAt } = when;
  const provider = providerOrThrow(env, env.PAYMENT_PROVIDER);
  const account = await accountAt(env.DB, provider.name, user_id);
  // The key contains the time: a recreated database reuses ids, and a provider remembers keys.
  const key = `payout:${id}:${created_at}:${round}`;
  const response = await provider.payOut({ ...when, key, payout: id, account, iban, cents });
  if (response === "ordered") return;
  if (response === "later" && round < MAX_ROUNDS) {
    // A provider repeats its answer to a key: a retry needs a new one.
    throw new RetryLater(`payout ${id} was put off`, {
      payload: { order: "payout", payout: id, round: round + 1, ...(checkedAt && { checked: checkedAt }) },
    });
  }
  const refused = { about: "payout", id: `refused:${id}`, type: "refused", payout: id, event: "failed" } as const;
  await retryOnConflict(() => decidePayout(new Transaction(env.DB), Date.now(), refused, []));
}

/** Idempotent, even after the provider forgot the keys (decision 070). */
export async function deliverProvider(
  env: Env,
  payload: Record<string, unknown>,
  outbox: number,
  now: number,
): Promise<void> {
  if (payload.order === "take_back") {
    return providerOrThrow(env, String(payload.provider)).takeBack(String(payload.set_apart));
  }
  const { checked } = payload;
  const when: Ordered = {
    orderedAt: await queuedAt(env.DB, outbox),
    now,
    ...(checked ? { checkedAt: Number(checked) } : {}),
  };
  if (payload.order === "refund") return refund(env, payload, when);
  if (payload.order === "payout") {
    return payOut(env, { payout: Number(payload.payout), round: Number(payload.round ?? 0) }, when);
  }
  throw new Error(`the provider has no order ${String(payload.order)}`);
}
