import { FIRST_YEAR } from "~/domain/money/earnings-period";
import { dayInAmsterdam } from "~/domain/values/calendar";

export function yearsOfEarnings(): number[] {
  const thisYear = Number(dayInAmsterdam(Date.now()).slice(0, 4));
  return Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, ago) => thisYear - ago);
}
