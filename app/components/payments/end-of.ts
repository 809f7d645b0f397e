import { formatDay, formatTime, type Locale } from "../format";

export function endOf(until: string | null | undefined, locale: Locale): { day: string; moment: string } {
  if (!until) return { day: "", moment: "" };
  const day = formatDay(until, locale);
  return { day, moment: `${day}, ${formatTime(until, locale)}` };
}
