export const MONEY_CASE_KINDS = [
  "chargeback",
  "chargeback_lost",
  "refund_failed",
  "refund_elsewhere",
  "transfer_reversed",
  "payout_returned",
  "unmatched",
  "unpaid_work",
  "other_amount",
] as const;
export type MoneyCaseKind = (typeof MONEY_CASE_KINDS)[number];

export const isUnpaidWork = (kind: MoneyCaseKind): kind is "unpaid_work" => kind === "unpaid_work";

export const isOtherAmount = (kind: MoneyCaseKind): kind is "other_amount" => kind === "other_amount";

export const OTHER_AMOUNT_OUTCOMES = ["refund", "accept"] as const;
export type OtherAmountOutcome = (typeof OTHER_AMOUNT_OUTCOMES)[number];

/** With less, the helper would get too little. */
export const coversAsked = ({ cents, currency, asked }: { cents: number; currency: string; asked: number }): boolean =>
  currency === "eur" && cents >= asked;

export const UNPAID_OUTCOMES = ["solved", "open"] as const;
export type UnpaidOutcome = (typeof UNPAID_OUTCOMES)[number];
