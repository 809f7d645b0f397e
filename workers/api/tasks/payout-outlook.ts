import { isBeingChecked } from "~/domain/accounts/verification";
import { nextPayoutDate, type PayoutOutlook, payoutSchedule, periodAt } from "~/domain/money/payout-schedule";
import { isPayoutToday, payoutNeeds } from "~/domain/money/wallet";
import { findPayoutState } from "../db/earner";
import { payoutKey } from "../operations/money/payout-request";

export async function payoutOutlook(env: Env, user: number, now: number): Promise<PayoutOutlook> {
  if (env.PAYMENT_MODE === "direct") return "direct";
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const earner = await findPayoutState(env.DB, user, payoutKey(period, user));
  const needs = payoutNeeds({
    verified: earner?.verification === "verified",
    iban: earner?.iban ?? null,
    tax_data: earner?.tax_data === 1,
    balance: earner?.balance ?? 0,
  });
  if (needs.length > 0) return { needs, isChecking: earner !== null && isBeingChecked(earner.verification) };
  const day = nextPayoutDate(now, schedule, earner?.paid === 1 ? period : null);
  return { day, isToday: isPayoutToday({ next_payout_date: day }, now) };
}
