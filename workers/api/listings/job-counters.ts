import type { Database, Query } from "../db/database";
import { readAreas } from "./area-counters";
import { pricedInSegment } from "./job-groups";
import { bandAbove, conditionOf, type Selection } from "./job-selection";

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

/** The counters are exact for any categories, and for a price at which a band starts. */
export const isCounted = ({ price }: Filter) => bandAbove(price).start === price;

const segmentCount = ({ categories, price }: Filter) =>
  price > 0 ? "prices" : `${categories.length === 0 ? "listed" : categories.map((id) => `c${id}`).join(" + ")} AS n`;

export function segments(
  db: Database,
  filter: Filter,
  level: 0 | 1 | 2,
  which: { newest: number } | { within: readonly number[] } | "all",
): Query {
  const select = `SELECT segment, ${segmentCount(filter)} FROM job_segment WHERE level = ${level}`;
  if (which === "all") return db.prepare(`${select} ORDER BY segment DESC`);
  if ("newest" in which) return db.prepare(`${select} ORDER BY segment DESC LIMIT ${which.newest}`);
  // One range per segment: with OR SQLite would scan the whole level.
  const ranges = which.within.map((above) => `${select} AND segment BETWEEN ${above * 64} AND ${above * 64 + 63}`);
  return db.prepare(`${ranges.join(" UNION ALL ")} ORDER BY segment DESC`);
}

export function countedSegments(rows: readonly SegmentRow[], { categories, price }: Filter): CountedSegment[] {
  const { band } = bandAbove(price);
  return rows.map(({ segment, n, prices }) => ({
    segment,
    n: prices === undefined ? (n ?? 0) : pricedInSegment(prices, categories, band),
  }));
}

/** Areas by their first three digits ('': remote), per category. */
export const areaCounters = (db: Database, { categories, price }: Filter, zip3s: Iterable<string> | "all"): Query =>
  readAreas(db, {
    table: "job_area",
    categories: categories.length === 0 ? [0] : categories,
    zip3s,
    priced: price > 0,
  });

/** SQL of the remainder: jobs between the price and the next band, from the index by price. */
function remainder(filter: Filter): string {
  return `FROM job INDEXED BY job_by_price WHERE listed = 1 AND budget < ${bandAbove(filter.price).start}${conditionOf(filter)}`;
}

export interface AreaRemainder {
  zip4: string;
  n: number;
}

export const remainderPerArea = (db: Database, filter: Filter): Query =>
  db.prepare(`SELECT zip4, count(*) AS n ${remainder(filter)} GROUP BY zip4`);

export const remainderCount = (db: Database, filter: Filter): Query =>
  db.prepare(`SELECT '' AS zip4, count(*) AS n ${remainder(filter)}`);

/** Segments of 4,096 ids. */
export const areaSegments = (db: Database, zip4: string, order: "ASC" | "DESC", most: number): Query =>
  db
    .prepare(`SELECT segment, n FROM job_area_segment WHERE zip4 = ? AND n > 0 ORDER BY segment ${order} LIMIT ${most}`)
    .bind(zip4);
