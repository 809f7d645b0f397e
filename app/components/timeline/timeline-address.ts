/** The page of everything that happened in the deal about a job. */
export const timelineAddress = (job: number): string => `/task/${job}/verloop`;
