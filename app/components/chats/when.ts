import { dayInAmsterdam } from "~/domain/calendar";
import { formatDay, formatTime, type Locale } from "../format";

const DAY_MS = 86_400_000;

/** Which word says the day ('Vandaag', 'Gisteren'); null when only its date does. */
export function dayWord(date: string, now: number): "today" | "yesterday" | null {
  if (date === dayInAmsterdam(now)) return "today";
  return date === dayInAmsterdam(now - DAY_MS) ? "yesterday" : null;
}

/** '14:05' of today, the day of what is older. */
export function shortMoment(moment: string, now: number, locale: Locale): string {
  const today = dayWord(dayInAmsterdam(Date.parse(moment)), now) === "today";
  return today ? formatTime(moment, locale) : formatDay(moment, locale);
}
