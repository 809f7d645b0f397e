export const WITHDRAWAL_EFFECTS = ["refunded", "compensated", "answered"] as const;
export type WithdrawalEffect = (typeof WITHDRAWAL_EFFECTS)[number];
