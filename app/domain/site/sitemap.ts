import { z } from "zod";
import { id, time } from "../values/value";

/** One segment of the counters (docs/decisions/012-lists.md), below the limit of 50,000 per file. */
export const PART_BITS = 12;

const LAST_PART = 2 ** 30;

export function idsOfPart(id: number): { from: number; to: number } {
  const size = 2 ** PART_BITS;
  const part = Math.min(id, LAST_PART);
  return { from: (part - 1) * size, to: part * size - 1 };
}

export const sitemapParts = z.object({ jobs: z.array(z.int()), helpers: z.array(z.int()) });
export type SitemapParts = z.output<typeof sitemapParts>;

export const sitemapPart = z.object({ results: z.array(z.object({ id, updated_at: time.nullable() })) });
