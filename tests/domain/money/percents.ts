import fc from "fast-check";

export const percents = fc.constantFrom(0, 2.5, 5, 7, 8.29, 12);
