import { hourInAmsterdam } from "./calendar";

const HOUR = 3600 * 1000;

/** The hours of a person in which no push may come: from the first up to the second, over midnight too. */
interface QuietHours {
  from: number | null;
  to: number | null;
}

/** Half of a pair, and a pair of equal hours, is no quiet at all. */
function isQuiet(hour: number, { from, to }: QuietHours): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/**
 * The moment (epoch milliseconds) until which a push waits; null when it need not. Hour by hour in Amsterdam, where an
 * hour begins when one begins in UTC: nights of 23 and of 25 hours end when the clock says so.
 */
export function quietUntil(at: number, hours: QuietHours): number | null {
  if (!isQuiet(hourInAmsterdam(at), hours)) return null;
  let end = at - (at % HOUR) + HOUR;
  while (isQuiet(hourInAmsterdam(end), hours)) end += HOUR;
  return end;
}
