import type { Database, Query } from "../db/database";
import { pricedInAreas } from "./job-groups";

/** Ten areas: a counter per last digit, or JSON of "digit.band" or "digit.euros" to count. */
type AreaRow = [zip3: string, prices: string] | [zip3: string, ...perDigit: number[]];

const DIGITS = "n0, n1, n2, n3, n4, n5, n6, n7, n8, n9";

interface Wanted {
  table: "job_area" | "job_area_price" | "helper_area";
  categories: readonly number[];
  zip3s: Iterable<string> | "all";
  priced?: boolean;
}

/** One JSON value: hundreds of rows cost more to transfer than to read. */
export function readAreas(db: Database, { table, categories, zip3s, priced = false }: Wanted): Query {
  // D1 allows a hundred bindings; the digits come from our own table.
  const there = zip3s === "all" ? "" : ` AND zip3 IN (${[...zip3s].map((zip3) => `'${zip3}'`).join(", ")})`;
  return db.prepare(
    `SELECT json_group_array(json_array(zip3, ${priced ? "prices" : DIGITS})) AS areas
     FROM ${table} WHERE category IN (${categories.join(", ")})${there}`,
  );
}

export const areaRows = (result: D1Result | undefined): AreaRow[] =>
  JSON.parse((result?.results[0] as { areas: string } | undefined)?.areas ?? "[]");

const hasPrices = (row: AreaRow): row is [string, string] => typeof row[1] === "string";

export function addAreas(counts: Map<string, number[]>, rows: readonly AreaRow[], least = 0): void {
  for (const row of rows) {
    const perDigit = hasPrices(row) ? pricedInAreas(row[1], least) : (row.slice(1) as number[]);
    const known = counts.get(row[0]);
    counts.set(row[0], known ? known.map((n, digit) => n + (perDigit[digit] ?? 0)) : perDigit);
  }
}
