import { z } from "zod";
import { moneyOut } from "./money-schema";

/** What accepted bids for a kind of work were; without amounts when they are too few to say something of. */
export const priceGuide = z.object({
  count: z.int(),
  median: moneyOut.nullable(),
  low: moneyOut.nullable(),
  high: moneyOut.nullable(),
});
export type PriceGuide = z.output<typeof priceGuide>;
