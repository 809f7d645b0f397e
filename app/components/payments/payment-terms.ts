import { type PayoutRhythm, type PayoutSchedule, scheduleFrom } from "~/domain/money/payout-schedule";

/** `held`: we hold the money until the work is done. `direct`: the two pay each other. */
export interface PaymentTerms {
  mode: "held" | "direct";
  percent: number;
  payouts: PayoutSchedule;
}

export const paymentTermsFrom = (settings: {
  payment_mode: "held" | "direct";
  fee_percent: string;
  payout_day: number;
  payout_schedule?: PayoutRhythm | undefined;
}): PaymentTerms => ({
  mode: settings.payment_mode,
  percent: Number(settings.fee_percent),
  payouts: scheduleFrom(settings),
});
