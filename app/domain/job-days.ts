export const JOB_DAYS = 30;
/** The owner is asked this many days before the end whether the job is still needed. */
export const RENEWAL_ASKED_DAYS = 3;
