import type { Database } from "../db/database";
import { areaSegments, countedAreaSegments, type SegmentRow } from "./job-counters";
import { entriesAt, totalOf } from "./job-groups";
import { conditionOf, type Selection } from "./job-selection";

interface Areas {
  zip4s: readonly string[];
  n: number;
}

function idsIn(
  areas: Areas,
  selection: Selection,
  order: "ASC" | "DESC",
  skip: number,
  take: number,
  range = "",
): string {
  const index = selection.categories.length > 0 ? "job_by_area_category" : "job_by_area";
  const [zip4] = areas.zip4s;
  const where = areas.zip4s.length === 1 ? `= '${zip4}'` : `IN (${areas.zip4s.map((one) => `'${one}'`).join(", ")})`;
  return `SELECT id FROM job INDEXED BY ${index} WHERE listed = 1 AND zip4 ${where}${range}${conditionOf(selection)}
    ORDER BY id ${order} LIMIT ${take} OFFSET ${skip}`;
}

function fromNearerEnd({ n }: Areas, skip: number, take: number): { order: "ASC" | "DESC"; over: number } {
  const behind = n - skip - take;
  return behind < skip ? { order: "ASC", over: behind } : { order: "DESC", over: skip };
}

export function idsAt(areas: Areas, selection: Selection, skip: number, take: number): string {
  const { order, over } = fromNearerEnd(areas, skip, take);
  return idsIn(areas, selection, order, over, take);
}

/** Skipping fewer rows is faster than looking up the start. */
const FEW = 100;
const MAX_SEGMENTS = 160;

export async function idsWithin(
  db: Database,
  areas: Areas,
  selection: Selection,
  skip: number,
  take: number,
): Promise<string> {
  const { order, over } = fromNearerEnd(areas, skip, take);
  const [zip4] = areas.zip4s;
  const isCounted = areas.zip4s.length === 1 && selection.price % 100 === 0;
  if (over <= FEW || !isCounted || !zip4) return idsIn(areas, selection, order, over, take);
  const { results } = await areaSegments(db, zip4, selection, order, MAX_SEGMENTS).all<SegmentRow>();
  const within = countedAreaSegments(results, selection);
  if (totalOf(within) < over + take) return idsIn(areas, selection, order, over, take);
  const { entries, skip: into } = entriesAt(within, over, over + take);
  const segments = entries.map(({ segment }) => segment);
  const range = ` AND id >= ${Math.min(...segments) * 4096} AND id < ${(Math.max(...segments) + 1) * 4096}`;
  return idsIn(areas, selection, order, into, take, range);
}
