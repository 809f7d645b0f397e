export const stopAddress = (job: number | null) => `/task/${job}/samen-stoppen`;
