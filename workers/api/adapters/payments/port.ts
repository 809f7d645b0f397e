import type { ChargebackEvent } from "~/domain/chargeback-life";
import type { Language } from "~/domain/language";
import type { Cents } from "~/domain/money";
import type { PaymentEvent } from "~/domain/payment-life";
import type { VerificationEvent } from "~/domain/verification";
import type { Ordered } from "./key-life";

/** `session` is the id by which the provider's events refer to the page. */
export interface HostedSession {
  session: string;
  redirectUrl: string;
}

export interface PaymentOrder {
  /** Our reference (`bid:12`), found again in the provider's own records. */
  reference: string;
  cents: Cents;
  description: string;
  language: Language;
  origin: string;
  returnTo: { success: string; cancel: string };
}

export interface OnboardingOrder {
  user: number;
  email: string;
  business: boolean;
  /** The provider's id of a person from an earlier check. */
  account: string | null;
  language: Language;
  origin: string;
  returnTo: { done: string; again: string };
}

/**
 * Money that goes out. Asking twice with one `key` moves it once, also when the provider has forgotten the key: the adapter
 * then looks first, and throws a final `RetryLater` when it cannot tell whether the money moved.
 */
export interface RefundOrder extends Ordered {
  key: string;
  session: string;
  cents: Cents;
}

export interface PayoutOrder extends Ordered {
  key: string;
  payout: number;
  account: string | null;
  iban: string;
  cents: Cents;
}

/** The reason in each language the provider has. */
export interface AccountState {
  event: Extract<VerificationEvent, "submit" | "verify" | "reject">;
  reason: string | Record<Language, string> | null;
}

interface MoneyMoved {
  id: string;
  type: string;
  /** The provider's id of the chargeback, refund or transfer. */
  reference: string;
  cents: Cents;
  currency: string;
}

/** `id` is the provider's own, the same at every delivery. `session` is null when the payment is not one of our pages. */
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
      /** The provider's id of the transfer to reverse when the payout failed. */
      setApart?: string;
    }
  | ({ about: "chargeback"; event: ChargebackEvent; session: string | null } & MoneyMoved)
  /** A refund failed after it was ordered, or was made at the provider itself: then it has no order of ours. */
  | ({ about: "refund"; event: "failed" | "made"; session: string | null; order: string | null } & MoneyMoved)
  /** A transfer for a payout was reversed, not by us. `cents`: of all its reversals by others. */
  | ({ about: "transfer"; payout: number } & MoneyMoved)
  | { about: "nothing" };

/** Only its signed events change money or state. `ProviderDown`: nothing is known to have happened, a retry is safe. */
export interface PaymentProvider {
  name: "sandbox" | "stripe";
  least: Cents;
  startPayment(order: PaymentOrder): Promise<HostedSession>;
  startOnboarding(order: OnboardingOrder): Promise<HostedSession>;
  /** Null when there is no identity check. */
  stateOf(session: string): Promise<AccountState | null>;
  refund(order: RefundOrder): Promise<void>;
  /** Unless `ordered`, no money moves: `refused` for good, or `later`, to be retried with another key. */
  payOut(order: PayoutOrder): Promise<"ordered" | "later" | "refused">;
  takeBack(setApart: string): Promise<void>;
  /** Null when the webhook's signature is not valid. */
  parseWebhook(signature: Headers, body: string, now: number): Promise<ProviderEvent | null>;
}
