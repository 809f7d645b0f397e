/** An open job lives so many days. */
export const JOB_DAYS = 30;
/** So many days before its end the owner is asked whether it is still needed. */
export const RENEWAL_ASKED_DAYS = 3;
