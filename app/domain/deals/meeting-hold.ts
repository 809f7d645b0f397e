import { HOLD_DAYS, holdOf } from "../money/payment-life";
import { dayFrom, dayInAmsterdam } from "../values/calendar";
import { dayOfWork } from "./bid-life";

const DAY = 24 * 3600 * 1000;

/** The held money goes back on the day after. */
const dayBefore = (returnsAt: number): string => dayFrom(dayInAmsterdam(returnsAt), -1);

/** `heldFrom` is null without held money, and once the work began: then the money does not go back by itself. */
export const lastMeetingDay = (heldFrom: number | null): string | null =>
  heldFrom === null ? null : dayBefore(heldFrom + HOLD_DAYS * DAY);

export function lastMeetingDayAmong(payments: readonly Parameters<typeof holdOf>[0][]): string | null {
  const returns = payments.flatMap((payment) => {
    const hold = holdOf(payment);
    return hold?.waitsFor === "work" || hold?.waitsFor === "team" ? [Date.parse(hold.until)] : [];
  });
  return returns.length === 0 ? null : dayBefore(Math.min(...returns));
}

export const isAfterHold = (startsAt: number, lastDay: string | null): boolean =>
  lastDay !== null && dayInAmsterdam(startsAt) > lastDay;

/** The held money goes back today: no day is left. */
export const isHoldOver = (lastDay: string | null, today: string): boolean => lastDay !== null && lastDay < today;

/** Null if the work can begin while money that is paid now is held. */
export function workAfterHold(days: Parameters<typeof dayOfWork>[0], now: number) {
  const work = dayOfWork(days, dayInAmsterdam(now));
  const lastDay = lastMeetingDay(now);
  return work && lastDay !== null && work.day > lastDay ? { ...work, lastDay } : null;
}
