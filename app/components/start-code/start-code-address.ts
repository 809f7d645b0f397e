/** Where the placer reads the start code of a job, and the helper enters it. */
export const startCodeAddress = (job: number | null): string => `/task/${job}/startcode`;
