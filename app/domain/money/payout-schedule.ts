import { dayFrom, dayInAmsterdam } from "../values/calendar";
import type { Language } from "../values/language";
import type { PayoutNeed } from "./payout-need";

export type PayoutSchedule = number | "weekly" | "daily";

export const PAYOUT_RHYTHMS = ["monthly", "weekly", "daily"] as const;
export type PayoutRhythm = (typeof PAYOUT_RHYTHMS)[number];

/** @throws on an invalid setting, because payouts would stop */
export function payoutSchedule(setting: string): PayoutSchedule {
  if (setting === "weekly" || setting === "daily") return setting;
  const day = Number(setting);
  if (Number.isInteger(day) && day >= 1 && day <= 31) return day;
  throw new Error(`PAYOUT_DAY is "${setting}"; use a day of the month (25), weekly or daily`);
}

export const rhythmOf = (schedule: PayoutSchedule): PayoutRhythm =>
  typeof schedule === "number" ? "monthly" : schedule;

/** Older back ends pay monthly. */
export const scheduleFrom = ({ payout_schedule, payout_day }: ScheduleFields): PayoutSchedule =>
  payout_schedule === "weekly" || payout_schedule === "daily" ? payout_schedule : payout_day;

interface ScheduleFields {
  payout_day: number;
  payout_schedule?: PayoutRhythm | undefined;
}

/** `payout_day` is always a day of the month, for older clients. */
export const scheduleFields = (schedule: PayoutSchedule, now: number) => ({
  payout_schedule: rhythmOf(schedule),
  payout_day: typeof schedule === "number" ? schedule : Number(nextPayoutDate(now, schedule).slice(8)),
});

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

function dayOfMonth(today: string, day: number, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const index = month - 1 + months;
  return new Date(Date.UTC(year, index, Math.min(day, lastDayOf(year, index)))).toISOString().slice(0, 10);
}

const MONDAY = 1;
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

const monday = (day: string, weeks: number) => dayFrom(day, weeks * 7 - ((weekday(day) - MONDAY + 7) % 7));

function payoutDayOf(today: string, schedule: PayoutSchedule, periods: number): string {
  if (schedule === "daily") return dayFrom(today, periods);
  return schedule === "weekly" ? monday(today, periods) : dayOfMonth(today, schedule, periods);
}

/** The ledger pays each person once per period. */
export const periodOf = (day: string, schedule: PayoutSchedule): string =>
  typeof schedule === "number" ? day.slice(0, 7) : day;

export const periodAt = (now: number, schedule: PayoutSchedule): string =>
  periodOf(payoutDayOf(dayInAmsterdam(now), schedule, 0), schedule);

export function nextPayoutDate(now: number, schedule: PayoutSchedule, paid: string | null = null): string {
  const today = dayInAmsterdam(now);
  const own = payoutDayOf(today, schedule, 0);
  return own >= today && periodOf(own, schedule) !== paid ? own : payoutDayOf(today, schedule, 1);
}

export function lastPayoutDate(now: number, schedule: PayoutSchedule): string {
  const today = dayInAmsterdam(now);
  const own = payoutDayOf(today, schedule, 0);
  return own <= today ? own : payoutDayOf(today, schedule, -1);
}

const ENDINGS = new Intl.PluralRules("en-GB", { type: "ordinal" });
const ORDINAL = { one: "st", two: "nd", few: "rd", other: "th" } as Record<Intl.LDMLPluralRule, string>;

export function payoutsInWords(schedule: PayoutSchedule, language: Language): string {
  if (schedule === "daily") return language === "nl" ? "elke dag" : "every day";
  if (schedule === "weekly") return language === "nl" ? "elke maandag" : "every Monday";
  if (language === "nl") return `op de ${schedule}e van de maand`;
  return `on the ${schedule}${ORDINAL[ENDINGS.select(schedule)]} of the month`;
}

export type PayoutOutlook =
  | { day: string; isToday: boolean }
  | { needs: readonly PayoutNeed[]; isChecking: boolean }
  | "direct";

export const FREE_SOON_DAYS = 2;

export const isEarlyPayoutOffered = (next_payout_date: string, now: number): boolean =>
  next_payout_date > dayFrom(dayInAmsterdam(now), FREE_SOON_DAYS);

export const hasEarlyPayouts = (schedule: PayoutSchedule): boolean => schedule !== "daily";
