import { nextPayoutDate, payoutSchedule, periodAt } from "~/domain/payout-schedule";
import { isPayoutToday } from "~/domain/wallet";
import { payoutKey } from "../changes/money/payout-request";
import type { PayoutOutlook } from "../texts/payout-line";

interface Earner {
  verification: string;
  iban: string | null;
  paid: number;
}

const EARNER = `SELECT verification, iban, EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?2) AS paid
  FROM user WHERE id = ?1`;

export async function payoutOutlook(env: Env, user: number, now: number): Promise<PayoutOutlook> {
  if (env.PAYMENT_MODE === "direct") return "direct";
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const earner = await env.DB.prepare(EARNER).bind(user, payoutKey(period, user)).first<Earner>();
  if (earner?.verification !== "verified") return "verify";
  if (!earner.iban) return "iban";
  const day = nextPayoutDate(now, schedule, earner.paid === 1 ? period : null);
  return { day, isToday: isPayoutToday({ next_payout_date: day }, now) };
}
