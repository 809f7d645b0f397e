/** Working days within which we answer a withdrawal or an accessibility report. */
export const ANSWER_WORKING_DAYS = 5;
