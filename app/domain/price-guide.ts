import { z } from "zod";
import { moneyOut } from "./money-schema";
import { integer } from "./value";

/** The number of a kind of work (app/domain/search/kinds-of-work.ts). */
export const kindOfWork = integer(1, 1000);

/** What accepted bids for a kind of work were; without amounts when they are too few to say something of. */
export const priceGuide = z.object({
  count: z.int(),
  median: moneyOut.nullable(),
  low: moneyOut.nullable(),
  high: moneyOut.nullable(),
  /** The kind of work that was asked for; null where it has too few bids, so that these are of the whole category. */
  kind: z.int().nullable().optional(),
});
export type PriceGuide = z.output<typeof priceGuide>;
