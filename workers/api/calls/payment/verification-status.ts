import { contract } from "~/api/contract";
import { providerNamed } from "../../adapters/payments/choose";
import { ProviderDown } from "../../adapters/payments/provider-down";
import { decideVerification } from "../../changes/accounts/verification";
import { accountAt } from "../../db/onboarding";
import { triggerDelivery } from "../../db/outbox";
import { verificationOf } from "../../db/verification";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { findVerification } from "./start-verification";

/** When the provider is down, its event arrives later. */
async function askAnew(c: CallContext<typeof contract.payment.verificationStatus>): Promise<void> {
  const provider = providerNamed(c.env, c.env.PAYMENT_PROVIDER);
  const session = provider && !c.viewer.verified ? await accountAt(c.db, provider.name, c.viewer.id) : null;
  if (!provider || !session) return;
  try {
    const state = await provider.stateOf(session);
    if (!state) return;
    const event = { about: "account", id: crypto.randomUUID(), type: "asked", session, ...state } as const;
    await decideVerification(c.tx, c.now, event, []);
    triggerDelivery(c);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
  }
}

export const verificationStatus = endpoint(contract.payment.verificationStatus, {
  handle: async (c) => {
    const { refresh } = await c.fields();
    if (refresh) await askAnew(c);
    return verificationOf(await findVerification(c.db, c.viewer.id), c.language);
  },
});
