export const startCodeAddress = (job: number | null): string => `/task/${job}/startcode`;
