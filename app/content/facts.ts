import type { PayoutSchedule } from "~/domain/money/payout-schedule";

export interface Facts {
  mode: "held" | "direct";
  percent: number;
  earlyPercent: number;
  payouts: PayoutSchedule;
}
