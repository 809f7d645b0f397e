/** A form that was filled in offline, and whose session ended, waits this long for its writer. */
export const LEFT_DAYS = 30;
