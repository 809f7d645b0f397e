const timeZone = "Europe/Amsterdam";

/** Lazy: the first formatter of an isolate loads the locale data, a large part of its start time. */
function onFirstUse(make: () => Intl.DateTimeFormat): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const days = onFirstUse(() => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }));
const hours = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }));

const HOUR_MS = 3600 * 1000;
/** Valid for an hour: days begin on a whole hour in Amsterdam and in UTC. */
let latest = { hour: Number.NaN, day: "" };

/** Epoch milliseconds. Empty for `NaN`. */
export function dayInAmsterdam(at: number): string {
  if (Number.isNaN(at)) return "";
  const hour = Math.floor(at / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: days().format(at) };
  return latest.day;
}

export function hourInAmsterdam(at: number): number {
  return Number(hours().format(at));
}

export const isDayAhead = (day: string | null | undefined, now: number): day is string =>
  !!day && day >= dayInAmsterdam(now);

/** In epoch milliseconds. Amsterdam is UTC+1 or UTC+2. */
export function startOfDayInAmsterdam(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return dayInAmsterdam(midnight - 2 * HOUR_MS) === day ? midnight - 2 * HOUR_MS : midnight - HOUR_MS;
}

/** Days are not 24 hours each: the days on which the clock changes have 23 and 25. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** One night in spring skips 02:00 to 03:00. */
export function isOnClock(day: string, clock: string): boolean {
  return hourInAmsterdam(momentInAmsterdam(day, clock)) === Number(clock.slice(0, 2));
}

/** In epoch milliseconds. The first moment, if the local time occurs twice. */
export function momentInAmsterdam(day: string, clock: string): number {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  const inSummer = asUtc - 2 * HOUR_MS;
  return hourInAmsterdam(inSummer) === Number(clock.slice(0, 2)) ? inSummer : asUtc - HOUR_MS;
}
