import type { Cents } from "~/domain/money";
import type { PaymentEvent } from "~/domain/payment";
import type { Language } from "~/domain/value";
import type { VerificationEvent } from "~/domain/verification";

/** Where a payer or a person in an identity check is sent, and by what name the provider's events call it. */
export interface HostedSession {
  session: string;
  redirectUrl: string;
}

export interface PaymentOrder {
  cents: Cents;
  description: string;
  language: Language;
  /** Public origin of the product: return pages are on it. */
  origin: string;
  returnTo: { success: string; cancel: string };
}

export interface OnboardingOrder {
  user: number;
  language: Language;
  origin: string;
  returnTo: { done: string; again: string };
}

/** Money that goes out; asking twice with one `key` moves it once. */
export interface RefundOrder {
  key: string;
  session: string;
  cents: Cents;
}

export interface PayoutOrder {
  key: string;
  payout: number;
  iban: string;
  cents: Cents;
}

/** What a provider tells, in the domain's words; `id` is the provider's own, the same at every delivery. */
export type ProviderEvent =
  | {
      about: "payment";
      id: string;
      type: string;
      session: string;
      event: Extract<PaymentEvent, "processing" | "succeed" | "fail" | "cancel">;
      cents: Cents;
      currency: string;
    }
  | {
      about: "account";
      id: string;
      type: string;
      session: string;
      event: Extract<VerificationEvent, "submit" | "verify" | "reject">;
      reason: string | null;
    }
  | { about: "payout"; id: string; type: string; payout: number; event: "paid" | "failed" }
  | { about: "nothing" };

/** Who takes money in and pays it out. Only its signed events move money or state. */
export interface PaymentProvider {
  name: string;
  startPayment(order: PaymentOrder): Promise<HostedSession>;
  startOnboarding(order: OnboardingOrder): Promise<HostedSession>;
  refund(order: RefundOrder): Promise<void>;
  payOut(order: PayoutOrder): Promise<void>;
  /** The event of a webhook, or null when it is not signed as it must be. */
  parseWebhook(signature: Headers, body: string, now: number): Promise<ProviderEvent | null>;
}
