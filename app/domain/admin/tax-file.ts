import { z } from "zod";
import { FIRST_YEAR } from "../money/earnings-period";
import { CSV_FORMATS } from "../values/csv";
import { choice, integer, line } from "../values/value";

export const earningsPeriod = z.object({ year: integer(FIRST_YEAR, 2100), quarter: integer(1, 4).optional() });

/** The reason is in the address of the file, so it is short. */
export const taxFileReason = line(200);

export const taxFile = z.object({
  year: earningsPeriod.shape.year,
  format: choice(CSV_FORMATS),
  reason: taxFileReason,
});
