import type { PayoutOrder } from "./port";
import { ask, Declined, type StripeSettings } from "./stripe-client";

async function setApart(settings: StripeSettings, account: string, order: PayoutOrder): Promise<string> {
  const { key, cents, payout } = order;
  const transfer = await ask(settings, "transfer", (client) =>
    client.transfers.create(
      {
        amount: cents,
        currency: "eur",
        destination: account,
        transfer_group: `payout:${payout}`,
        metadata: { payout: String(payout) },
      },
      { idempotencyKey: `${key}:transfer` },
    ),
  );
  return transfer.id;
}

/** Money paid in can be spent once it has settled. */
const isForNow = ({ reason }: Declined) => reason === "balance_insufficient";

/** First to the account at Stripe, then from there to the bank. Both happen once per key. */
export async function payOut(settings: StripeSettings, order: PayoutOrder): Promise<"ordered" | "later" | "refused"> {
  const { key, cents, payout, account } = order;
  if (!account) return "refused";
  let transfer: string | null = null;
  try {
    transfer = await setApart(settings, account, order);
    const metadata = { payout: String(payout), transfer };
    await ask(settings, "pay out", (client) =>
      client.payouts.create(
        { amount: cents, currency: "eur", metadata },
        { stripeAccount: account, idempotencyKey: `${key}:payout` },
      ),
    );
    return "ordered";
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (transfer) await reversePayout(settings, transfer);
    return isForNow(error) ? "later" : "refused";
  }
}

export async function reversePayout(settings: StripeSettings, transfer: string): Promise<void> {
  await ask(settings, "reverse a transfer", (client) =>
    client.transfers.createReversal(transfer, {}, { idempotencyKey: `${transfer}:reversal` }),
  );
}
