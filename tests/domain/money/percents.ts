import fc from "fast-check";

/** Fees of payments: of today, of other times, and none. */
export const percents = fc.constantFrom(0, 2.5, 5, 7, 8.29, 12);
