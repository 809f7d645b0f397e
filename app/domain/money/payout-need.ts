export const PAYOUT_NEEDS = ["not_verified", "iban_missing", "tax_data_missing"] as const;
export type PayoutNeed = (typeof PAYOUT_NEEDS)[number];
