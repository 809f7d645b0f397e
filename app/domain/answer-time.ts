/** Our team answers a withdrawal and a report about accessibility within so many working days. */
export const ANSWER_WORKING_DAYS = 5;
