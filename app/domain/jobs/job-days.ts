export const JOB_DAYS = 30;
export const RENEWAL_ASKED_DAYS = 3;

const DAY_MS = 24 * 3600 * 1000;

export const jobExpiry = (now: number): number => now + JOB_DAYS * DAY_MS;
