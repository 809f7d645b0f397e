import type { PaymentStatus } from "~/domain/payment-life";

export type Outcome = "paid" | "processing" | "refunded" | "declined" | "failed";

/** What a payment's status means to a payer who comes back. An open one was paid a moment ago: its word is on the way. */
export const OUTCOMES: Record<PaymentStatus, Outcome> = {
  open: "processing",
  processing: "processing",
  held: "paid",
  released: "paid",
  settled: "paid",
  disputed: "paid",
  refunded: "refunded",
  failed: "declined",
  cancelled: "failed",
  expired: "failed",
};
