import type { ChatFacts } from "~/live/chat-facts";
import type { PaymentTerms } from "../payments/payment-terms";

export interface NextStepProps extends Omit<ChatFacts, "otherPaid" | "otherBids"> {
  viewer: number | null;
  terms: PaymentTerms;
  now: number;
}
