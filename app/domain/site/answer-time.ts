export const ANSWER_WORKING_DAYS = 5;
