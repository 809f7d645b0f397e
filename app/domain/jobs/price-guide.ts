import { z } from "zod";
import { moneyOut } from "../money/money-schema";
import { integer } from "../values/value";

export const kindOfWork = integer(1, 1000);

export const priceGuide = z.object({
  count: z.int(),
  median: moneyOut.nullable(),
  low: moneyOut.nullable(),
  high: moneyOut.nullable(),
  kind: z.int().nullable().optional(),
});
export type PriceGuide = z.output<typeof priceGuide>;
