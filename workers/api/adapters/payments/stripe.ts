import type { PaymentProvider } from "./port";
import type { StripeSettings } from "./stripe-client";

// Lazy: most requests never pay, and the SDK is a large part of the Worker.
const checkout = () => import("./stripe-checkout");
const accounts = () => import("./stripe-account");
const refunds = () => import("./stripe-refund");
const payouts = () => import("./stripe-payout");
const webhooks = () => import("./stripe-webhook");

export function stripe(settings: StripeSettings): PaymentProvider {
  return {
    name: "stripe",
    least: 50,
    startPayment: async (order) => (await checkout()).startPayment(settings, order),
    startOnboarding: async (order) => (await accounts()).startOnboarding(settings, order),
    openAccount: async ({ account }) => (account === null ? null : (await accounts()).openAccount(settings, account)),
    stateOf: async (account) => (await accounts()).stateOf(settings, account),
    refund: async (order) => (await refunds()).refund(settings, order),
    payOut: async (order) => (await payouts()).payOut(settings, order),
    takeBack: async (transfer) => (await payouts()).reversePayout(settings, transfer),
    parseWebhook: async (headers, body, now) => (await webhooks()).parseWebhook(settings, headers, body, now),
  };
}
