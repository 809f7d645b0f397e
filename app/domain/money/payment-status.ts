export const PAYMENT_STATUSES = [
  "open",
  "processing",
  "held",
  "released",
  "refunded",
  "failed",
  "cancelled",
  "expired",
  "disputed",
  "settled",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

interface Moved {
  status: PaymentStatus;
  refunded_at: string | null;
}

/** Part went to the helper, part back to the payer. */
export const isSplit = ({ status, refunded_at }: Moved): boolean => status === "released" && refunded_at !== null;

export const PAYMENT_KINDS = ["bid", "request", "credits", "tip"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const RELEASED_BY = ["owner", "time", "dispute", "team", "together"] as const;
export type ReleasedBy = (typeof RELEASED_BY)[number];
