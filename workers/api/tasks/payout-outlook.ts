import { nextPayoutDate, type PayoutOutlook, payoutSchedule, periodAt } from "~/domain/payout-schedule";
import { isBeingChecked, type VerificationStatus } from "~/domain/verification";
import { isPayoutToday } from "~/domain/wallet";
import { HAS_TAX_DATA } from "../db/tax-data";
import { payoutKey } from "../operations/money/payout-request";

interface Earner {
  verification: VerificationStatus;
  iban: string | null;
  tax_data: number;
  paid: number;
}

const EARNER = `SELECT u.verification, u.iban, ${HAS_TAX_DATA} AS tax_data,
    EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?2) AS paid
  FROM user u WHERE u.id = ?1`;

export async function payoutOutlook(env: Env, user: number, now: number): Promise<PayoutOutlook> {
  if (env.PAYMENT_MODE === "direct") return "direct";
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const earner = await env.DB.prepare(EARNER).bind(user, payoutKey(period, user)).first<Earner>();
  if (earner && isBeingChecked(earner.verification)) return "checking";
  if (earner?.verification !== "verified") return "verify";
  if (!earner.iban) return "iban";
  if (earner.tax_data === 0) return "tax_data";
  const day = nextPayoutDate(now, schedule, earner.paid === 1 ? period : null);
  return { day, isToday: isPayoutToday({ next_payout_date: day }, now) };
}
