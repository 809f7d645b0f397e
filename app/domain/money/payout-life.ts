export const PAYOUT_STATUSES = ["requested", "paid", "failed"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export type PayoutEvent = "paid" | "failed";

interface Transition {
  from: PayoutStatus;
  event: PayoutEvent;
  to: PayoutStatus;
}

export const PAYOUT_LIFE: readonly Transition[] = [
  { from: "requested", event: "paid", to: "paid" },
  { from: "requested", event: "failed", to: "failed" },
  // A bank can return money days later.
  { from: "paid", event: "failed", to: "failed" },
];

export function afterPayoutEvent(from: PayoutStatus, event: PayoutEvent): PayoutStatus | null {
  return PAYOUT_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;
}

export const hasArrived = (status: PayoutStatus): boolean => status === "paid";

export const cameBack = (status: PayoutStatus): boolean => status === "failed";
