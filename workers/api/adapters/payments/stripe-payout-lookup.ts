import type Stripe from "stripe";
import { RetryLater } from "../retry-later";
import type { PayoutOrder } from "./port";
import { type StripeSettings, stripeRequest } from "./stripe-client";

export interface Earlier {
  transfer: string | null;
  payout: "none" | "ordered" | "failed";
}

const MAX_LISTED = 100;
const CLOCK_SKEW_SECONDS = 3600;

function unclear(why: string): never {
  throw new RetryLater(`not sent: ${why}, check it at stripe`, { final: true });
}

/** A recreated database reuses the ids of payouts: older traces belong to another one. */
const since = ({ orderedAt }: PayoutOrder) => ({ gte: Math.floor(orderedAt / 1000) - CLOCK_SKEW_SECONDS });

async function transferOf(settings: StripeSettings, account: string, order: PayoutOrder): Promise<string | null> {
  const { payout, cents } = order;
  const { data, has_more } = await stripeRequest(settings, "look for a transfer", (client) =>
    client.transfers.list({ transfer_group: `payout:${payout}`, created: since(order), limit: MAX_LISTED }),
  );
  const [one, ...others] = data.filter(({ reversed }) => !reversed);
  if (others.length > 0 || has_more) return unclear(`payout ${payout} has more than one transfer`);
  if (!one) return null;
  const isWhole = one.amount === cents && one.amount_reversed === 0;
  const destination = typeof one.destination === "string" ? one.destination : one.destination?.id;
  if (!isWhole || destination !== account) return unclear(`transfer ${one.id} is not as payout ${payout} ordered it`);
  return one.id;
}

const failed = ({ status }: Stripe.Payout) => status === "failed" || status === "canceled";

/**
 * Stripe may have forgotten the keys of earlier attempts. Throws a final error if these are inconsistent: a person must
 * check.
 */
export async function earlierOf(settings: StripeSettings, account: string, order: PayoutOrder): Promise<Earlier> {
  const { payout, cents } = order;
  const transfer = await transferOf(settings, account, order);
  const { data, has_more } = await stripeRequest(settings, "look for a payout", (client) =>
    client.payouts.list({ created: since(order), limit: MAX_LISTED }, { stripeAccount: account }),
  );
  if (has_more) return unclear(`account ${account} has too many payouts`);
  const byHand = data.find((one) => !failed(one) && !one.metadata?.payout && one.amount === cents);
  if (byHand) return unclear(`somebody paid out ${byHand.id} by hand`);
  const own = data.filter(({ metadata }) => metadata?.payout === String(payout));
  const [made, ...others] = own.filter((one) => !failed(one));
  if (!made) return { transfer, payout: own.some((one) => one.metadata?.transfer === transfer) ? "failed" : "none" };
  if (others.length > 0 || made.amount !== cents || made.metadata?.transfer !== transfer) {
    return unclear(`payout ${made.id} does not match the transfer of payout ${payout}`);
  }
  return { transfer, payout: "ordered" };
}
