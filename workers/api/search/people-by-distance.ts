import type { Point } from "~/domain/jobs/distance";
import type { Database } from "../db/database";
import { areasByDistance } from "../postcodes/by-distance";
import { addAreas, areaRows } from "./area-counters";
import { countHelpers, type HelperCategory, helperAreas, idsOfParts, newestOf } from "./helpers";
import { counted, entriesAt, type Group, groupsOf, totalOf } from "./job-groups";
import type { PeoplePage } from "./people-by-rating";

export interface Near {
  origin: Point;
  /** Metres; null: anywhere, users without a postcode last. */
  radius: number | null;
}

const FIRST_CHUNK = 48;
const MAX_LOOKED_UP = 400;

function groupsFrom({ origin, radius }: Near): Group[] {
  return groupsOf(areasByDistance(origin), radius).filter(({ metres }) => radius === null || metres !== null);
}

function firstRows(groups: readonly Group[], most: number): Set<string> {
  const rows = new Set<string>();
  for (const { zip3s } of groups) {
    if (rows.size >= most) break;
    for (const zip3 of zip3s) rows.add(zip3);
  }
  return rows;
}

async function countedBy(db: Database, category: HelperCategory, groups: readonly Group[], rows: Set<string>) {
  const read = await helperAreas(db, category, rows.size > MAX_LOOKED_UP ? "all" : rows).all();
  const counts = new Map<string, number[]>();
  addAreas(counts, areaRows(read));
  return counted(groups, counts, rows);
}

function partOf(
  category: HelperCategory,
  { zip4s, n }: Pick<Group, "zip4s"> & { n: number },
  skip: number,
  take: number,
): string {
  const areas = zip4s.map((zip4) => `'${zip4}'`).join(", ");
  return newestOf("helper_by_area", `category = ${category} AND zip4 IN (${areas})`, n, skip, take);
}

export async function byDistance(
  db: Database,
  category: HelperCategory,
  near: Near,
  from: number,
  to: number,
): Promise<PeoplePage> {
  const groups = groupsFrom(near);
  const bounded = near.radius !== null;
  const first = firstRows(groups, bounded ? Number.POSITIVE_INFINITY : FIRST_CHUNK);
  let known = await countedBy(db, category, groups, first);
  const count = bounded ? totalOf(known) : await countHelpers(db, category);
  const end = Math.min(to, count);
  if (from >= end) return { count, ids: [] };
  if (totalOf(known) < end) known = await countedBy(db, category, groups, firstRows(groups, Number.POSITIVE_INFINITY));
  const { entries, skip } = entriesAt(known, from, end);
  let left = end - from;
  const parts = entries.map((group, at) => {
    const over = at === 0 ? skip : 0;
    const take = Math.min(left, group.n - over);
    left -= take;
    return partOf(category, group, over, take);
  });
  return { count, ids: await idsOfParts(db, parts) };
}
