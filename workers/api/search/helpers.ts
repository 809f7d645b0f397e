import type { CategoryId } from "~/domain/jobs/category-names";
import type { Database, Query } from "../db/database";
import { readAreas } from "./area-counters";

export type HelperCategory = CategoryId | 0;

export const helperAreas = (db: Database, category: HelperCategory, zip3s: Iterable<string> | "all"): Query =>
  readAreas(db, { table: "helper_area", categories: [category], zip3s });

export interface Rated {
  rating: number;
  n: number;
}

export function helpersPerRating(db: Database, category: HelperCategory): Query {
  return db.prepare(
    `SELECT rating, n FROM helper_rating INDEXED BY helper_rating_total
     WHERE category = ${category} AND segment = -1 AND n > 0 ORDER BY rating DESC`,
  );
}

export async function countHelpers(db: Database, category: HelperCategory): Promise<number> {
  const { results } = await helpersPerRating(db, category).all<Rated>();
  return results.reduce((sum, { n }) => sum + n, 0);
}

export interface RatedSegment {
  segment: number;
  n: number;
}

export const ratedSegments = (db: Database, category: HelperCategory, rating: number): Query =>
  db.prepare(
    `SELECT segment, n FROM helper_rating WHERE category = ${category} AND rating = ${rating} AND segment >= 0 AND n > 0
     ORDER BY segment DESC`,
  );

/** Reads from the nearer end, because skipped rows are read too. */
export function newestOf(index: string, where: string, n: number, skip: number, take: number): string {
  const behind = n - skip - take;
  const [order, over] = behind < skip ? ["ASC", behind] : ["DESC", skip];
  return `SELECT user_id AS id FROM helper INDEXED BY ${index} WHERE ${where} ORDER BY user_id ${order} LIMIT ${take} OFFSET ${over}`;
}

export async function idsOfParts(db: Database, parts: readonly string[]): Promise<number[]> {
  if (parts.length === 0) return [];
  const results = await db.batch<{ id: number }>(parts.map((part) => db.prepare(part)));
  return results.flatMap(({ results }) => results.map(({ id }) => id).toSorted((one, other) => other - one));
}
