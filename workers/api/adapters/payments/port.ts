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
  /** What is paid for, as our books call it (`bid:12`): found again in the provider's own records. */
  reference: string;
  cents: Cents;
  description: string;
  language: Language;
  /** Public origin of the product: return pages are on it. */
  origin: string;
  returnTo: { success: string; cancel: string };
}

export interface OnboardingOrder {
  user: number;
  email: string;
  business: boolean;
  /** By what name the provider knows this person from before. */
  account: string | null;
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
  /** By what name the provider knows who is paid. */
  account: string | null;
  iban: string;
  cents: Cents;
}

/** Where the provider stands with someone's identity. A reason may be told in the reader's language. */
export interface AccountState {
  event: Extract<VerificationEvent, "submit" | "verify" | "reject">;
  reason: string | Record<Language, string> | null;
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
  | ({ about: "account"; id: string; type: string; session: string } & AccountState)
  | {
      about: "payout";
      id: string;
      type: string;
      payout: number;
      event: "paid" | "failed";
      /** The provider's name for money that was set apart for this payout, and must come back when it failed. */
      setApart?: string;
    }
  | { about: "nothing" };

/**
 * Who takes money in and pays it out. Only its signed events move money or state. Throws `ProviderDown` where it did not
 * answer as it should: nothing is known to have happened, and asking again is safe.
 */
export interface PaymentProvider {
  name: "sandbox" | "stripe";
  /** It takes no payment of less. */
  least: Cents;
  startPayment(order: PaymentOrder): Promise<HostedSession>;
  startOnboarding(order: OnboardingOrder): Promise<HostedSession>;
  /** Asks how an identity check stands; null where there is nothing to tell. */
  stateOf(session: string): Promise<AccountState | null>;
  refund(order: RefundOrder): Promise<void>;
  /** Unless `ordered`, no money is on its way: `refused` for good, or `later` asked for again with another key. */
  payOut(order: PayoutOrder): Promise<"ordered" | "later" | "refused">;
  /** Brings back what was set apart for a payout that failed. */
  takeBack(setApart: string): Promise<void>;
  /** The event of a webhook, or null when it is not signed as it must be. */
  parseWebhook(signature: Headers, body: string, now: number): Promise<ProviderEvent | null>;
}
