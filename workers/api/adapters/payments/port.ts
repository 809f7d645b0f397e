import type { VerificationEvent } from "~/domain/accounts/verification";
import type { ChargebackEvent } from "~/domain/money/chargeback-life";
import type { Cents } from "~/domain/money/money";
import type { PaymentEvent } from "~/domain/money/payment-life";
import type { Language } from "~/domain/values/language";
import type { Ordered } from "./key-life";

export interface HostedSession {
  session: string;
  redirectUrl: string;
}

export interface PaymentOrder {
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
  account: string | null;
  language: Language;
  origin: string;
  returnTo: { done: string; again: string };
}

/**
 * Two calls with one `key` move money once. If the provider forgot the key, the adapter looks up earlier attempts; in
 * doubt it throws a final `RetryLater`.
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

export interface AccountState {
  event: Extract<VerificationEvent, "submit" | "verify" | "reject">;
  reason: string | Record<Language, string> | null;
}

interface MoneyMoved {
  id: string;
  type: string;
  reference: string;
  cents: Cents;
  currency: string;
}

/** `id` is the same at every delivery. `session` is null if the payment was not made on our pages. */
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
      setApart?: string;
    }
  | ({ about: "chargeback"; event: ChargebackEvent; session: string | null } & MoneyMoved)
  /** Failed after it was ordered, or made at the provider without an order of ours. */
  | ({ about: "refund"; event: "failed" | "made"; session: string | null; order: string | null } & MoneyMoved)
  /** Reversed without an order of ours. `cents` is the sum of all such reversals. */
  | ({ about: "transfer"; payout: number } & MoneyMoved)
  | { about: "nothing" };

/** After `ProviderDown` nothing is known to have happened, and a retry is safe. */
export interface PaymentProvider {
  name: "sandbox" | "stripe";
  least: Cents;
  startPayment(order: PaymentOrder): Promise<HostedSession>;
  startOnboarding(order: OnboardingOrder): Promise<HostedSession>;
  /** The account’s own pages at the provider, where its owner changes the bank account. The link works once. */
  openAccount(of: { account: string | null; origin: string }): Promise<HostedSession | null>;
  stateOf(session: string): Promise<AccountState | null>;
  refund(order: RefundOrder): Promise<void>;
  /** `ordered`: money will move. `refused`: it never will. `later`: not now; try again with another key. */
  payOut(order: PayoutOrder): Promise<"ordered" | "later" | "refused">;
  takeBack(setApart: string): Promise<void>;
  parseWebhook(signature: Headers, body: string, now: number): Promise<ProviderEvent | null>;
}
