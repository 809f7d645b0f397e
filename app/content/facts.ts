import type { PayoutSchedule } from "~/domain/payout-schedule";

/** What the setting of the site decides of its texts: how it is paid, and what that costs. */
export interface Facts {
  mode: "held" | "direct";
  /** Of the bid, for the placer on top of it, and for the helper off it. */
  percent: number;
  /** Of a payout before the payout day. */
  earlyPercent: number;
  /** The days on which everyone is paid out. */
  payouts: PayoutSchedule;
}
