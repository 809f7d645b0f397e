import type { PaymentStatus } from "~/domain/money/payment-status";

export type Outcome = "paid" | "processing" | "refunded" | "declined" | "failed" | "unsure";

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
  /** The provider has not answered: the bank may have charged it. */
  expired: "unsure",
};
