import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function morning(now: number, days: number, minutes: number): number {
  const midnight = Date.parse(`${dayFrom(dayInAmsterdam(now), -days)}T00:00:00Z`);
  return midnight + 8 * HOUR + minutes * MINUTE;
}
