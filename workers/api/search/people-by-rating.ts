import type { Database } from "../db/database";
import {
  type HelperCategory,
  helpersPerRating,
  idsOfParts,
  newestOf,
  type Rated,
  type RatedSegment,
  ratedSegments,
} from "./helpers";
import { entriesAt, totalOf } from "./job-groups";

export interface PeoplePage {
  count: number;
  ids: number[];
}

const FEW = 200;

async function within(db: Database, category: HelperCategory, { rating, n }: Rated, skip: number, take: number) {
  const where = `category = ${category} AND rating = ${rating}`;
  if (Math.min(skip, n - skip - take) <= FEW) return [newestOf("helper_by_rating", where, n, skip, take)];
  const { results } = await ratedSegments(db, category, rating).all<RatedSegment>();
  const { entries, skip: into } = entriesAt(results, skip, skip + take);
  const segments = entries.map(({ segment }) => segment);
  const range = ` AND user_id >= ${Math.min(...segments) * 4096} AND user_id < ${(Math.max(...segments) + 1) * 4096}`;
  return [newestOf("helper_by_rating", where + range, totalOf(entries), into, take)];
}

export async function byRating(db: Database, category: HelperCategory, from: number, to: number): Promise<PeoplePage> {
  const { results: ratings } = await helpersPerRating(db, category).all<Rated>();
  const count = totalOf(ratings);
  const end = Math.min(to, count);
  if (from >= end) return { count, ids: [] };
  const { entries, skip } = entriesAt(ratings, from, end);
  const parts: string[] = [];
  let left = end - from;
  for (const [at, rated] of entries.entries()) {
    const over = at === 0 ? skip : 0;
    const take = Math.min(left, rated.n - over);
    parts.push(...(await within(db, category, rated, over, take)));
    left -= take;
  }
  return { count, ids: await idsOfParts(db, parts) };
}
