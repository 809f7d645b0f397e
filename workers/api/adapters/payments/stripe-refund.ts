import type Stripe from "stripe";
import { RetryLater } from "../retry-later";
import { keyToSend, mayBeForgotten } from "./key-life";
import type { RefundOrder } from "./port";
import { ProviderDown } from "./provider-down";
import { Declined, type StripeSettings, stripeRequest } from "./stripe-client";

const idOf = (thing: string | { id: string } | null) => (typeof thing === "string" ? thing : thing?.id);

const MAX_LISTED = 100;

const cameThrough = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

/** Throws a final error if there are other refunds: only a person can judge them. */
async function isRefunded(
  settings: StripeSettings,
  payment_intent: string,
  { key, cents }: RefundOrder,
): Promise<boolean> {
  const { data, has_more } = await stripeRequest(settings, "look for a refund", (client) =>
    client.refunds.list({ payment_intent, limit: MAX_LISTED }),
  );
  const made = data.filter(cameThrough);
  if (made.length === 0 && !has_more) return false;
  const [only] = made;
  if (made.length === 1 && !has_more && only?.metadata?.order === key && only.amount === cents) return true;
  const ids = made.map(({ id }) => id).join(", ");
  throw new RetryLater(`not sent: stripe has other refunds of this payment (${ids}), check them there`, {
    final: true,
  });
}

export async function refund(settings: StripeSettings, order: RefundOrder): Promise<void> {
  const { key, session, cents } = order;
  const paid = await stripeRequest(settings, "find a payment", (client) => client.checkout.sessions.retrieve(session));
  const payment_intent = idOf(paid.payment_intent);
  if (!payment_intent) throw new ProviderDown("stripe refund: the session was not paid");
  if (mayBeForgotten(order) && (await isRefunded(settings, payment_intent, order))) return;
  try {
    // A failure, now or later, comes as an event (operations/money/moved-elsewhere.ts).
    await stripeRequest(settings, "refund", (client) =>
      client.refunds.create(
        { payment_intent, amount: cents, metadata: { order: key } },
        { idempotencyKey: `${keyToSend(order)}:${session}` },
      ),
    );
  } catch (error) {
    const done = error instanceof Declined && error.reason === "charge_already_refunded";
    if (!done) throw error;
  }
}
