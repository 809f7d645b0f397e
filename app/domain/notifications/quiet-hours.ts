import { hourInAmsterdam } from "../values/calendar";

const HOUR = 3600 * 1000;

interface QuietHours {
  from: number | null;
  to: number | null;
}

function isQuiet(hour: number, { from, to }: QuietHours): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Steps by hour in Amsterdam, so that nights of 23 and 25 hours end on time. */
export function quietUntil(at: number, hours: QuietHours): number | null {
  if (!isQuiet(hourInAmsterdam(at), hours)) return null;
  let end = at - (at % HOUR) + HOUR;
  while (isQuiet(hourInAmsterdam(end), hours)) end += HOUR;
  return end;
}
