import type { PayoutSchedule } from "~/domain/payout-schedule";

/** Settings that the texts depend on. */
export interface Facts {
  mode: "held" | "direct";
  /** Added to the bid for the placer, deducted for the helper. */
  percent: number;
  /** The fee of a payout before the payout day. */
  earlyPercent: number;
  payouts: PayoutSchedule;
}
