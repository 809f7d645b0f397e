import { z } from "zod";
import { id, time } from "./value";

/** How many ids a part of the map spans: one segment of the counters (docs/decisions/012-lists.md), and well below the 50,000 of a file. */
export const PART_BITS = 12;

/** No thing will ever have a number beyond it. */
const LAST_PART = 2 ** 30;

/** The ids of a part; parts are counted from 1. */
export function idsOfPart(asked: number): { from: number; to: number } {
  const size = 2 ** PART_BITS;
  const part = Math.min(asked, LAST_PART);
  return { from: (part - 1) * size, to: part * size - 1 };
}

/** Which parts hold something. */
export const sitemapParts = z.object({ jobs: z.array(z.int()), helpers: z.array(z.int()) });
export type SitemapParts = z.output<typeof sitemapParts>;

/** Something of a part: null where nobody keeps when it changed. */
export const sitemapPart = z.object({ results: z.array(z.object({ id, updated_at: time.nullable() })) });
