export const addressOfJob = (job: number | null): string => `/task/${job}/adres`;
