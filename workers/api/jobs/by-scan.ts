import { type JobRow, jobsIn } from "../db/job";
import { countedSegments, isCounted, type SegmentRow, segments } from "../db/job-counters";
import { areasByDistance } from "../geo/areas-by-distance";
import { countInAreas } from "./by-area";
import type { Found } from "./by-newest";
import { conditionOf, type Selection } from "./selection";
import { REMOTE, totalOf } from "./walk";

/** Farther than anything: remote jobs come last. */
const NOWHERE = 1e9;

/** Metres to every area within the radius, remote among them; null when no place plays a part. */
export function metresPerArea({ origin, radius, byDistance }: Selection): Record<string, number> | null {
  if (!origin || (radius === null && !byDistance)) return null;
  const metres: Record<string, number> = { [REMOTE]: NOWHERE };
  for (const away of areasByDistance(origin)) {
    if (radius !== null && away.metres > radius) break;
    metres[away.area.zip4] = away.metres;
  }
  return metres;
}

/**
 * Any filter and any order, exact, by going through listed jobs in that order: for what the counters cannot tell
 * (docs/decisions/010-lists.md names it).
 */
export async function byScan(db: D1Database, viewer: number | null, selection: Selection): Promise<Found> {
  const metres = metresPerArea(selection);
  const binding = metres === null ? [] : [JSON.stringify(metres)];
  const { results } = await jobsIn(db, viewer, idsOf(selection, metres !== null), ...binding).all<JobRow>();
  return { count: await countOf(db, selection, binding), rows: inOrder(results, selection, metres) };
}

function idsOf(selection: Selection, inPlaces: boolean): string {
  const { byRating, byDistance, zip4, from, to } = selection;
  const limit = `LIMIT ${to - from} OFFSET ${from}`;
  if (byDistance) {
    const order = byRating ? "owner_rating DESC, metres, id DESC" : "metres, id DESC";
    return `WITH away AS MATERIALIZED (SELECT key AS area, value AS metres FROM json_each(?2))
      SELECT id FROM job JOIN away ON area = zip4 WHERE ${filterOf(selection, false)} ORDER BY ${order} ${limit}`;
  }
  const index = byRating ? "job_by_rating" : "job_by_segment";
  const order = byRating ? "owner_rating DESC, id DESC" : "segment DESC, id DESC";
  return `SELECT id FROM job ${zip4 ? "" : `INDEXED BY ${index}`} WHERE ${filterOf(selection, inPlaces)} ORDER BY ${order} ${limit}`;
}

function filterOf(selection: Selection, inPlaces: boolean): string {
  const area = selection.zip4 ? ` AND zip4 = '${selection.zip4}'` : "";
  const places = inPlaces ? " AND zip4 IN (SELECT key FROM json_each(?2))" : "";
  return `listed = 1${area}${conditionOf(selection)}${places}`;
}

/** From the counters where they know it, otherwise by counting. */
async function countOf(db: D1Database, selection: Selection, binding: string[]): Promise<number> {
  if (!isCounted(selection)) {
    // `?1` is the viewer in the other statement; here it is nobody.
    const count = `SELECT count(*) AS n FROM job WHERE ${filterOf(selection, binding.length > 0)} AND ?1 = 0`;
    return (
      (await db
        .prepare(count)
        .bind(0, ...binding)
        .first<number>("n")) ?? 0
    );
  }
  if (selection.zip4 !== null || selection.radius !== null) return countInAreas(db, selection);
  const { results } = await segments(db, selection, 2, "all").all<SegmentRow>();
  return totalOf(countedSegments(results, selection));
}

/** The rows of a page in the order that was asked for. */
function inOrder(rows: JobRow[], { byRating, byDistance }: Selection, metres: Record<string, number> | null): JobRow[] {
  const away = (byDistance && metres) || {};
  return rows.sort(
    (a, b) =>
      (byRating ? b.owner_rating - a.owner_rating : 0) || (away[a.zip4] ?? 0) - (away[b.zip4] ?? 0) || b.id - a.id,
  );
}
