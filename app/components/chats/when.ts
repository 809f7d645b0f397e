import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";
import { formatDay, formatTime, type Locale } from "../format";

export function dayWord(date: string, now: number): "today" | "yesterday" | null {
  const today = dayInAmsterdam(now);
  if (date === today) return "today";
  return date === dayFrom(today, -1) ? "yesterday" : null;
}

export function shortMoment(moment: string, now: number, locale: Locale): string {
  const today = dayWord(dayInAmsterdam(Date.parse(moment)), now) === "today";
  return today ? formatTime(moment, locale) : formatDay(moment, locale);
}
