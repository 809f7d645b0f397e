import { startOfDayInAmsterdam } from "~/domain/values/calendar";

export const startAndEndOf = (year: number | undefined): [number | null, number | null] =>
  year === undefined
    ? [null, null]
    : [startOfDayInAmsterdam(`${year}-01-01`), startOfDayInAmsterdam(`${year + 1}-01-01`)];
