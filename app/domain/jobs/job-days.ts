import { dayInAmsterdam } from "../values/calendar";

export const JOB_DAYS = 30;
export const RENEWAL_ASKED_DAYS = 3;

const DAY_MS = 24 * 3600 * 1000;

export const jobExpiry = (now: number): number => now + JOB_DAYS * DAY_MS;

/** The day in Amsterdam on which a job ends that is renewed now. */
export const renewedUntil = (now: number): string => dayInAmsterdam(jobExpiry(now));

export const gainsDays = ({ expires_at }: { expires_at: string | null }, now: number): boolean =>
  expires_at === null || dayInAmsterdam(Date.parse(expires_at)) < renewedUntil(now);

/** The placer of an open job that ends before this moment is asked to renew it. */
export const renewalAskedBefore = (now: number): number => now + RENEWAL_ASKED_DAYS * DAY_MS;
