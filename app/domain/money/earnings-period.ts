export const QUARTERS = [1, 2, 3, 4] as const;
export const FIRST_YEAR = 2020;
