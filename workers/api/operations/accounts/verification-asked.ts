import { providerNamed } from "../../adapters/payments/choose";
import { ProviderDown } from "../../adapters/payments/provider-down";
import { accountAt } from "../../db/onboarding";
import type { Transaction } from "../../db/transaction";
import { decideVerification } from "./verification";

export async function askVerification(env: Env, tx: Transaction, now: number, user: number): Promise<void> {
  const provider = providerNamed(env, env.PAYMENT_PROVIDER);
  const session = provider && (await accountAt(tx.db, provider.name, user));
  if (!provider || !session) return;
  try {
    const state = await provider.stateOf(session);
    if (!state) return;
    const event = { about: "account", id: crypto.randomUUID(), type: "asked", session, ...state } as const;
    await decideVerification(tx, now, event, []);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
  }
}
