export const JOB_DAYS = 30;
export const RENEWAL_ASKED_DAYS = 3;

const DAY_MS = 24 * 3600 * 1000;

export const jobExpiry = (now: number): number => now + JOB_DAYS * DAY_MS;

/** The placer of an open job that ends before this moment is asked to renew it. */
export const renewalAskedBefore = (now: number): number => now + RENEWAL_ASKED_DAYS * DAY_MS;
