import { dayFrom, dayInAmsterdam, startOfDayInAmsterdam } from "./calendar";

export const JOB_DAYS = 30;
/** The owner is asked this many days before the end whether the job is still needed. */
export const RENEWAL_ASKED_DAYS = 3;

const DAY_MS = 24 * 3600 * 1000;

/** When an open job expires: after its days, or at the end of the day it is for. A day that has passed does not count. */
export function jobExpiry(now: number, day: string | null): number {
  const latest = now + JOB_DAYS * DAY_MS;
  if (day === null || day < dayInAmsterdam(now)) return latest;
  return Math.min(latest, startOfDayInAmsterdam(dayFrom(day, 1)) - 1);
}

/** Returns whether an open job expires with the day it is for, so that renewing does not help. */
export const endsOnItsDay = (job: { expires_at: string | null; execution_date: string | null }): boolean =>
  job.expires_at !== null && dayInAmsterdam(Date.parse(job.expires_at)) === job.execution_date;
