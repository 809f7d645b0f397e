import type { CategoryId } from "~/domain/category";
import { bandFrom, type Selection } from "../jobs/selection";
import { pricedInAreas, pricedInSegment } from "../jobs/walk";

type Filter = Pick<Selection, "categories" | "price">;

export interface SegmentRow {
  segment: number;
  n?: number;
  prices?: string;
}

export interface CountedSegment {
  segment: number;
  n: number;
}

/** Exact from the counters: any categories, and a price on which a band starts. */
export const isCounted = ({ price }: Filter) => bandFrom(price) !== null;

const segmentCount = ({ categories, price }: Filter) =>
  price > 0 ? "prices" : `${categories.length === 0 ? "listed" : categories.map((id) => `c${id}`).join(" + ")} AS n`;

/** The statement that reads segments of a level, newest first. */
export function segments(
  db: D1Database,
  filter: Filter,
  level: 0 | 1 | 2,
  which: { newest: number } | { within: readonly number[] } | "all",
): D1PreparedStatement {
  const select = `SELECT segment, ${segmentCount(filter)} FROM job_segment WHERE level = ${level}`;
  if (which === "all") return db.prepare(`${select} ORDER BY segment DESC`);
  if ("newest" in which) return db.prepare(`${select} ORDER BY segment DESC LIMIT ${which.newest}`);
  // A range each: with OR between them SQLite would go through the whole level.
  const ranges = which.within.map((above) => `${select} AND segment BETWEEN ${above * 64} AND ${above * 64 + 63}`);
  return db.prepare(`${ranges.join(" UNION ALL ")} ORDER BY segment DESC`);
}

export function countedSegments(rows: readonly SegmentRow[], { categories, price }: Filter): CountedSegment[] {
  const band = bandFrom(price) ?? 0;
  return rows.map(({ segment, n, prices }) => ({
    segment,
    n: prices === undefined ? (n ?? 0) : pricedInSegment(prices, categories, band),
  }));
}

export interface AreaRow {
  zip3: string;
  prices?: string;
  [digit: `n${number}`]: number;
}

const DIGITS = "n0, n1, n2, n3, n4, n5, n6, n7, n8, n9";

/** The statement that reads the counters of areas by their first three digits ('' is remote), per category asked for. */
export function areaCounters(db: D1Database, filter: Filter, zip3s: Iterable<string> | "all"): D1PreparedStatement {
  const categories: readonly (CategoryId | 0)[] = filter.categories.length === 0 ? [0] : filter.categories;
  const select = `SELECT zip3, ${filter.price > 0 ? "prices" : DIGITS} FROM job_area WHERE category IN (${categories.join(", ")})`;
  if (zip3s === "all") return db.prepare(select);
  // The digits come from our own table, so they need no binding, of which a statement may have a hundred.
  return db.prepare(`${select} AND zip3 IN (${[...zip3s].map((zip3) => `'${zip3}'`).join(", ")})`);
}

/** Adds rows to the counts per area. */
export function addAreas(counts: Map<string, number[]>, rows: readonly AreaRow[], { price }: Filter): void {
  const band = bandFrom(price) ?? 0;
  for (const row of rows) {
    const perDigit =
      row.prices === undefined
        ? Array.from({ length: 10 }, (_, digit) => row[`n${digit}`] ?? 0)
        : pricedInAreas(row.prices, band);
    const known = counts.get(row.zip3);
    counts.set(row.zip3, known ? known.map((n, digit) => n + (perDigit[digit] ?? 0)) : perDigit);
  }
}
