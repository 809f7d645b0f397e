export const MONEY_CASE_KINDS = [
  "chargeback",
  "chargeback_lost",
  "refund_failed",
  "refund_elsewhere",
  "transfer_reversed",
  "payout_returned",
  "unmatched",
  "unpaid_work",
] as const;
export type MoneyCaseKind = (typeof MONEY_CASE_KINDS)[number];

/** The other kinds are about money at the provider: an admin handles those there. */
export const isUnpaidWork = (kind: MoneyCaseKind): kind is "unpaid_work" => kind === "unpaid_work";

export const UNPAID_OUTCOMES = ["solved", "open"] as const;
export type UnpaidOutcome = (typeof UNPAID_OUTCOMES)[number];
