import type { PaymentStatus } from "~/domain/payment";

export type Outcome = "paid" | "processing" | "refunded" | "failed";

/** What a payment's status means to who comes back from paying. An open one was paid a moment ago: its word is on the way. */
export function outcomeOf(status: PaymentStatus): Outcome {
  switch (status) {
    case "held":
    case "released":
    case "settled":
    case "disputed":
      return "paid";
    case "open":
    case "processing":
      return "processing";
    case "refunded":
      return "refunded";
    case "failed":
    case "cancelled":
    case "expired":
      return "failed";
  }
}
