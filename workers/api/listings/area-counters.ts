import type { Database, Query } from "../db/database";
import { pricedInAreas } from "./jobs-walk";

/** Counters of ten areas, by their first three digits: one per last digit, or how many per "digit.band" as JSON. */
type AreaRow = [zip3: string, prices: string] | [zip3: string, ...perDigit: number[]];

const DIGITS = "n0, n1, n2, n3, n4, n5, n6, n7, n8, n9";

interface Wanted {
  table: "job_area" | "helper_area";
  /** Rows of each are added up; 0 stands for all together. */
  categories: readonly number[];
  /** '' is what has no place. */
  zip3s: Iterable<string> | "all";
  /** Per price band instead of in all. */
  priced?: boolean;
}

/** The statement that reads counters of areas, as one value: hundreds of rows cost more to hand over than to read. */
export function readAreas(db: Database, { table, categories, zip3s, priced = false }: Wanted): Query {
  // The digits come from our own table, so they need no binding, of which a statement may have a hundred.
  const there = zip3s === "all" ? "" : ` AND zip3 IN (${[...zip3s].map((zip3) => `'${zip3}'`).join(", ")})`;
  return db.prepare(
    `SELECT json_group_array(json_array(zip3, ${priced ? "prices" : DIGITS})) AS areas
     FROM ${table} WHERE category IN (${categories.join(", ")})${there}`,
  );
}

/** The rows that `readAreas` gave. */
export const areaRows = (result: D1Result | undefined): AreaRow[] =>
  JSON.parse((result?.results[0] as { areas: string } | undefined)?.areas ?? "[]");

const hasPrices = (row: AreaRow): row is [string, string] => typeof row[1] === "string";

/** Adds rows to the counts per area; of prices, those in this band or above. */
export function addAreas(counts: Map<string, number[]>, rows: readonly AreaRow[], band = 0): void {
  for (const row of rows) {
    const perDigit = hasPrices(row) ? pricedInAreas(row[1], band) : (row.slice(1) as number[]);
    const known = counts.get(row[0]);
    counts.set(row[0], known ? known.map((n, digit) => n + (perDigit[digit] ?? 0)) : perDigit);
  }
}
