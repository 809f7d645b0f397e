import type { Database, Query } from "../db/database";
import { readAreas } from "./area-counters";
import { pricedInSegment, totalOf } from "./job-groups";
import { bandAbove, conditionOf, countersFor, type Selection } from "./job-selection";

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

export const isCounted = ({ price }: Filter) => countersFor(price).start === price;

const isByEuro = (level: number, { price }: Filter) => level < 2 && countersFor(price).unit === "euro";

const segmentCount = ({ categories, price }: Filter) =>
  price > 0 ? "prices" : `${categories.length === 0 ? "listed" : categories.map((id) => `c${id}`).join(" + ")} AS n`;

export function segments(
  db: Database,
  filter: Filter,
  level: 0 | 1 | 2,
  which: { newest: number } | { within: readonly number[] } | "all",
): Query {
  const table = isByEuro(level, filter) ? "job_segment_detail" : "job_segment";
  const select = `SELECT segment, ${segmentCount(filter)} FROM ${table} WHERE level = ${level}`;
  if (which === "all") return db.prepare(`${select} ORDER BY segment DESC`);
  if ("newest" in which) return db.prepare(`${select} ORDER BY segment DESC LIMIT ${which.newest}`);
  // One range per segment: with OR SQLite would scan the whole level.
  const ranges = which.within.map((above) => `${select} AND segment BETWEEN ${above * 64} AND ${above * 64 + 63}`);
  return db.prepare(`${ranges.join(" UNION ALL ")} ORDER BY segment DESC`);
}

export function countedSegments(rows: readonly SegmentRow[], level: 0 | 1 | 2, filter: Filter): CountedSegment[] {
  const { categories, price } = filter;
  const least = isByEuro(level, filter) ? countersFor(price).least : bandAbove(price).band;
  return rows.map(({ segment, n, prices }) => ({
    segment,
    n: prices === undefined ? (n ?? 0) : pricedInSegment(prices, categories, least),
  }));
}

export function totals(db: Database, filter: Filter): Query[] {
  const { categories, price } = filter;
  const { start: euros } = countersFor(price);
  const { start } = bandAbove(price);
  const top = segments(db, filter, 2, "all");
  if (start === price) return [top];
  const below = `SELECT coalesce(sum(n), 0) AS n FROM job_price
    WHERE category IN (${amongAll(categories)}) AND euros >= ${euros / 100} AND euros < ${start / 100}`;
  const cents = `SELECT count(*) AS n ${remainder(filter)}`;
  return [top, db.prepare(euros === price ? below : `SELECT sum(n) AS n FROM (${below} UNION ALL ${cents})`)];
}

export function totalIn([top, below]: readonly (D1Result | undefined)[], filter: Filter): number {
  const bands = countedSegments((top?.results ?? []) as SegmentRow[], 2, filter);
  return totalOf(bands) + totalOf((below?.results ?? []) as { n: number }[]);
}

const amongAll = (categories: Filter["categories"]) => (categories.length === 0 ? [0] : categories).join(", ");

export const areaCounters = (db: Database, { categories, price }: Filter, zip3s: Iterable<string> | "all"): Query =>
  readAreas(db, {
    table: countersFor(price).unit === "euro" ? "job_area_price" : "job_area",
    categories: categories.length === 0 ? [0] : categories,
    zip3s,
    priced: price > 0,
  });

/** Jobs between the price and the next whole euro are not in the counters. */
function remainder(filter: Filter): string {
  return `FROM job INDEXED BY job_by_price WHERE listed = 1 AND budget < ${countersFor(filter.price).start}${conditionOf(filter)}`;
}

export interface AreaRemainder {
  zip4: string;
  n: number;
}

export const remainderPerArea = (db: Database, filter: Filter): Query =>
  db.prepare(`SELECT zip4, count(*) AS n ${remainder(filter)} GROUP BY zip4`);

export const areaSegments = (db: Database, zip4: string, filter: Filter, order: "ASC" | "DESC", most: number): Query =>
  db
    .prepare(
      `SELECT segment, ${conditionOf(filter) === "" ? "n" : "prices"} FROM job_area_segment
       WHERE zip4 = ? AND n > 0 ORDER BY segment ${order} LIMIT ${most}`,
    )
    .bind(zip4);

export const countedAreaSegments = (rows: readonly SegmentRow[], { categories, price }: Filter): CountedSegment[] =>
  rows.map(({ segment, n, prices }) => ({
    segment,
    n: prices === undefined ? (n ?? 0) : pricedInSegment(prices, categories, price / 100),
  }));
