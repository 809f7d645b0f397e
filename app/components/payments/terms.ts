import { type PayoutRhythm, type PayoutSchedule, scheduleFrom } from "~/domain/payout-schedule";

/** How this site pays, by its settings: the money is held by us until the work is done, or settled between the two. */
export interface PaymentTerms {
  mode: "held" | "direct";
  /** What the platform costs. */
  percent: number;
  /** The days on which everyone is paid out. */
  payouts: PayoutSchedule;
}

/** From what `GET /api/settings/` says. */
export const termsFrom = (settings: {
  payment_mode: "held" | "direct";
  fee_percent: string;
  payout_day: number;
  payout_schedule?: PayoutRhythm | undefined;
}): PaymentTerms => ({
  mode: settings.payment_mode,
  percent: Number(settings.fee_percent),
  payouts: scheduleFrom(settings),
});
