import type { HostedSession, PaymentOrder } from "./port";
import { ProviderDown } from "./provider-down";
import { type StripeSettings, stripeRequest } from "./stripe-client";

/**
 * Stripe's minimum is 30 minutes, plus one for clock skew; ours is 15 (operations/money/success.ts handles a success in
 * between).
 */
const OPEN_SECONDS = 31 * 60;

/** Pays to the platform alone: earnings of helpers leave it later, by separate transfers. */
export async function startPayment(settings: StripeSettings, order: PaymentOrder): Promise<HostedSession> {
  const { cents, description, language, origin, reference, returnTo } = order;
  const metadata = { reference };
  const { id, url } = await stripeRequest(settings, "open a payment", (client) =>
    client.checkout.sessions.create(
      {
        mode: "payment",
        // Stripe offers those that are enabled and fit the payment.
        allowed_payment_method_types: ["card", "ideal", ...(settings.wero ? (["wero"] as const) : [])],
        // A price in another currency would be another amount.
        adaptive_pricing: { enabled: false },
        line_items: [
          { quantity: 1, price_data: { currency: "eur", unit_amount: cents, product_data: { name: description } } },
        ],
        locale: language,
        client_reference_id: reference,
        metadata,
        payment_intent_data: { description, metadata },
        expires_at: Math.floor(Date.now() / 1000) + OPEN_SECONDS,
        success_url: origin + returnTo.success,
        cancel_url: origin + returnTo.cancel,
      },
      // The SDK's own retry returns the same session. An unused session is never paid.
      { idempotencyKey: `${reference}:${crypto.randomUUID()}` },
    ),
  );
  if (!url) throw new ProviderDown("stripe open a payment: no address");
  return { session: id, redirectUrl: url };
}
