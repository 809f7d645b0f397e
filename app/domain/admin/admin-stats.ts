import { z } from "zod";
import { moneyOut } from "../money/money-schema";
import { dayFrom, dayInAmsterdam } from "../values/calendar";
import { STAT_PERIODS, type StatPeriod } from "./stat-periods";

export const STAT_COUNTS: Record<StatPeriod, number> = { day: 28, week: 26 };

const statRow = z.object({
  day: z.string(),
  sign_ups: z.int(),
  jobs: z.int(),
  bids: z.int(),
  deals: z.int(),
  turnover: moneyOut,
  fees: moneyOut,
  /** Negative: the bank took money that was paid out. Older back ends omit it and count it in `fees`. */
  losses: moneyOut.optional(),
  disputes: z.int(),
  payouts: moneyOut,
});
export type StatRow = z.output<typeof statRow>;

export const stats = z.object({ by: z.enum(STAT_PERIODS), results: z.array(statRow) });
export type Stats = z.output<typeof stats>;

export function statDays(by: StatPeriod, now: number): string[] {
  const today = dayInAmsterdam(now);
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const [first, step] = by === "day" ? [today, 1] : [dayFrom(today, -weekday), 7];
  return Array.from({ length: STAT_COUNTS[by] }, (_, at) => dayFrom(first, -at * step));
}

export const dayAfter = (by: StatPeriod, day: string): string => dayFrom(day, by === "day" ? 1 : 7);
