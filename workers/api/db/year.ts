import { startOfDayInAmsterdam } from "~/domain/calendar";

/** The first moment of a calendar year in Amsterdam and of the next one; nulls without a year. */
export const startAndEndOf = (year: number | undefined): [number | null, number | null] =>
  year === undefined
    ? [null, null]
    : [startOfDayInAmsterdam(`${year}-01-01`), startOfDayInAmsterdam(`${year + 1}-01-01`)];
