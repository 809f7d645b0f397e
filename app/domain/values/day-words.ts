import { dayFrom, dayInAmsterdam } from "./calendar";
import { type Language, LOCALES } from "./language";

const NEAR_DAYS = 300;

/** Without the year, readers would take it for a day of another year. */
export function needsYear(day: string, now: number): boolean {
  const today = dayInAmsterdam(now);
  return day.slice(0, 4) !== today.slice(0, 4) || day > dayFrom(today, NEAR_DAYS) || day < dayFrom(today, -NEAR_DAYS);
}

/** 'vrijdag 12 februari', with the year if it needs one. */
export const dayInWords = (day: string, language: Language, now = Date.now()): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(needsYear(day, now) && { year: "numeric" }),
    timeZone: "UTC",
  });
