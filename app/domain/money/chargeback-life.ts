import type { PaymentStatus } from "./payment-status";

export const CHARGEBACK_STATUSES = ["open", "won", "lost"] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];
export type ChargebackEvent = "open" | "win" | "lose";

export type ChargebackMoment = "opened" | "won" | "lost";

export type ChargebackStep =
  | `payer_${ChargebackMoment}`
  | `payer_${ChargebackMoment}_credits`
  | `payer_${ChargebackMoment}_spent`
  | "payer_lost_held"
  | "payer_won_held"
  | "payee_kept_held"
  | `payee_${ChargebackMoment}_${"held" | "balance" | "nothing"}`;

interface Transition {
  from: ChargebackStatus;
  event: ChargebackEvent;
  to: ChargebackStatus;
}

export const CHARGEBACK_LIFE: readonly Transition[] = [
  { from: "open", event: "win", to: "won" },
  { from: "open", event: "lose", to: "lost" },
];

export const afterChargebackEvent = (from: ChargebackStatus, event: ChargebackEvent): ChargebackStatus | null =>
  CHARGEBACK_LIFE.find((step) => step.from === from && step.event === event)?.to ?? null;

export const contradicts = (status: ChargebackStatus, event: ChargebackEvent): boolean =>
  (status === "won" && event === "lose") || (status === "lost" && event === "win");

export const isWon = (status: ChargebackStatus): boolean => status === "won";

export function wentOn({ chargeback, released_at }: Ended): boolean {
  if (!chargeback || !isWon(chargeback.status)) return false;
  return released_at === null || (chargeback.closed_at !== null && released_at >= chargeback.closed_at);
}

export const isTakenBack = ({ chargeback }: Pick<Standing, "chargeback">): boolean =>
  chargeback != null && !isWon(chargeback.status);

interface Ended {
  released_at: string | null;
  chargeback?: { status: ChargebackStatus; closed_at: string | null } | null | undefined;
}

interface Standing {
  status: PaymentStatus;
  chargeback?: { status: ChargebackStatus } | null | undefined;
}

export const isChargedBack = ({ chargeback }: Pick<Standing, "chargeback">): boolean => chargeback?.status === "open";

export const isKeptByPayer = ({ chargeback }: Pick<Standing, "chargeback">): boolean => chargeback?.status === "lost";

/** Held money that the bank took back counts as disputed. */
export const standingOf = (payment: Standing): PaymentStatus =>
  payment.status === "held" && isChargedBack(payment) ? "disputed" : payment.status;
