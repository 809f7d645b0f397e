import type { Database } from "../db/database";
import { type JobRow, jobRows, jobsIn } from "../db/job";
import { areasByDistance } from "../postcodes/by-distance";
import { totalIn, totals } from "./job-counters";
import { REMOTE } from "./job-groups";
import { conditionOf, type Selection } from "./job-selection";
import { countInAreas } from "./jobs-by-area";
import type { JobPage } from "./jobs-by-newest";

const REMOTE_METRES = 1e9;

export function metresPerArea({
  origin,
  radius,
  byDistance,
}: Pick<Selection, "origin" | "radius" | "byDistance">): Record<string, number> | null {
  if (!origin || (radius === null && !byDistance)) return null;
  const metres: Record<string, number> = { [REMOTE]: REMOTE_METRES };
  for (const away of areasByDistance(origin)) {
    if (radius !== null && away.metres > radius) break;
    metres[away.area.zip4] = away.metres;
  }
  return metres;
}

export async function byScan(db: Database, viewer: number | null, selection: Selection): Promise<JobPage> {
  const count = await countOf(db, selection);
  if (selection.from >= count) return { count, rows: [] };
  const metres = metresPerArea(selection);
  const ids = idsOf(selection, metres, count);
  const binding = selection.byDistance && metres !== null ? [JSON.stringify(metres)] : [];
  const rows = jobRows(await jobsIn(db, viewer, ids, ...binding).all());
  return { count, rows: inOrder(rows, selection, metres) };
}

/** Reading all of so few jobs is faster than scanning the newest. */
const FEW_JOBS = 2000;

function idsOf(selection: Selection, metres: Record<string, number> | null, count: number): string {
  const { byRating, byDistance, zip4, price, from, to } = selection;
  const limit = `LIMIT ${to - from} OFFSET ${from}`;
  if (byDistance) {
    const order = byRating ? "owner_rating DESC, metres, id DESC" : "metres, id DESC";
    return `WITH away AS MATERIALIZED (SELECT key AS area, value AS metres FROM json_each(?2))
      SELECT id FROM job JOIN away ON area = zip4 WHERE ${filterOf(selection, null)} ORDER BY ${order} ${limit}`;
  }
  const where = filterOf(selection, metres);
  if (zip4) return `SELECT id FROM job WHERE ${where} ORDER BY owner_rating DESC, id DESC ${limit}`;
  if (byRating)
    return `SELECT id FROM job INDEXED BY job_by_rating WHERE ${where} ORDER BY owner_rating DESC, id DESC ${limit}`;
  if (price > 0 && count <= FEW_JOBS)
    return `SELECT id FROM job INDEXED BY job_by_price WHERE ${where} ORDER BY id DESC ${limit}`;
  return `SELECT id FROM job INDEXED BY job_by_segment WHERE ${where} ORDER BY segment DESC, id DESC ${limit}`;
}

/** Literals cost no rows; in a bound list each is one. Areas come from our own table. */
function filterOf(selection: Selection, metres: Record<string, number> | null): string {
  const area = selection.zip4 ? ` AND zip4 = '${selection.zip4}'` : "";
  const areas = Object.keys(metres ?? {}).map((zip4) => `'${zip4}'`);
  const places = metres ? ` AND zip4 IN (${areas.join(", ")})` : "";
  return `listed = 1${area}${conditionOf(selection)}${places}`;
}

async function countOf(db: Database, selection: Selection): Promise<number> {
  if (selection.zip4 !== null || selection.radius !== null) return countInAreas(db, selection);
  return totalIn(await db.batch(totals(db, selection)), selection);
}

function inOrder(rows: JobRow[], { byRating, byDistance }: Selection, metres: Record<string, number> | null): JobRow[] {
  const away = (byDistance && metres) || {};
  return rows.sort(
    (a, b) =>
      (byRating ? b.owner_rating - a.owner_rating : 0) || (away[a.zip4] ?? 0) - (away[b.zip4] ?? 0) || b.id - a.id,
  );
}
