import { keyToSend, mayBeForgotten } from "./key-life";
import type { PayoutOrder } from "./port";
import { Declined, type StripeSettings, stripeRequest } from "./stripe-client";
import { type Earlier, earlierOf } from "./stripe-payout-lookup";

async function setApart(settings: StripeSettings, account: string, order: PayoutOrder): Promise<string> {
  const { cents, payout } = order;
  const transfer = await stripeRequest(settings, "transfer", (client) =>
    client.transfers.create(
      {
        amount: cents,
        currency: "eur",
        destination: account,
        transfer_group: `payout:${payout}`,
        metadata: { payout: String(payout) },
      },
      { idempotencyKey: `${keyToSend(order)}:transfer` },
    ),
  );
  return transfer.id;
}

const isForNow = ({ reason }: Declined) => reason === "balance_insufficient";

async function toBank(settings: StripeSettings, account: string, order: PayoutOrder, transfer: string): Promise<void> {
  const { cents, payout } = order;
  const metadata = { payout: String(payout), transfer };
  await stripeRequest(settings, "pay out", (client) =>
    client.payouts.create(
      { amount: cents, currency: "eur", metadata },
      { stripeAccount: account, idempotencyKey: `${keyToSend(order)}:payout` },
    ),
  );
}

const NOTHING_YET: Earlier = { transfer: null, payout: "none" };

export async function payOut(settings: StripeSettings, order: PayoutOrder): Promise<"ordered" | "later" | "refused"> {
  const { account } = order;
  if (!account) return "refused";
  const earlier = mayBeForgotten(order) ? await earlierOf(settings, account, order) : NOTHING_YET;
  if (earlier.payout === "ordered") return "ordered";
  let { transfer } = earlier;
  if (earlier.payout === "failed" && transfer) {
    await reversePayout(settings, transfer);
    return "refused";
  }
  try {
    transfer ??= await setApart(settings, account, order);
    await toBank(settings, account, order, transfer);
    return "ordered";
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    if (transfer) await reversePayout(settings, transfer);
    return isForNow(error) ? "later" : "refused";
  }
}

const isReversed = async (settings: StripeSettings, transfer: string): Promise<boolean> =>
  (await stripeRequest(settings, "find a transfer", (client) => client.transfers.retrieve(transfer))).reversed;

/** Stripe never reverses more than the transfer, so only the answer to a repeat needs a check. */
export async function reversePayout(settings: StripeSettings, transfer: string): Promise<void> {
  try {
    await stripeRequest(settings, "reverse a transfer", (client) =>
      client.transfers.createReversal(
        transfer,
        { metadata: { order: "take_back" } },
        { idempotencyKey: `${transfer}:reversal` },
      ),
    );
  } catch (error) {
    const done = error instanceof Declined && (await isReversed(settings, transfer));
    if (!done) throw error;
  }
}
