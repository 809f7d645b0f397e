import { type JobRow, jobsIn } from "../db/job";
import { areasByDistance } from "../geo/areas-by-distance";
import type { Found } from "./by-newest";
import { conditionOf, type Selection } from "./selection";
import { REMOTE } from "./walk";

/** Farther than anything: remote jobs come last. */
const NOWHERE = 1e9;

/** Metres to every area that counts, remote among them, as JSON to join. */
function metresPerArea({ origin, radius }: Selection): string | null {
  if (!origin) return null;
  const metres: Record<string, number> = { [REMOTE]: NOWHERE };
  for (const away of areasByDistance(origin)) {
    if (radius !== null && away.metres > radius) break;
    metres[away.area.zip4] = away.metres;
  }
  return JSON.stringify(metres);
}

/**
 * Any filter and any order, exact, by going through the listed jobs: for what the counters cannot tell
 * (docs/decisions/010-lists.md names it).
 */
export async function byScan(db: D1Database, viewer: number | null, selection: Selection): Promise<Found> {
  const needsPlace = selection.radius !== null || selection.byDistance;
  const metres = needsPlace ? metresPerArea(selection) : null;
  const binding = metres === null ? [] : [metres];
  const away = metres === null ? "" : "JOIN away ON away.zip4 = job.zip4";
  const places =
    metres === null ? "" : "WITH away AS MATERIALIZED (SELECT key AS zip4, value AS metres FROM json_each(?2))";
  const zip4 = selection.zip4 ? ` AND job.zip4 = '${selection.zip4}'` : "";
  const jobs = `FROM job ${away} WHERE listed = 1${zip4}${conditionOf(selection)}`;
  const order = [
    ...(selection.byRating ? ["owner_rating DESC"] : []),
    ...(selection.byDistance ? ["metres"] : []),
    "id DESC",
  ];
  const ids = `${places} SELECT id ${jobs} ORDER BY ${order.join(", ")} LIMIT ${selection.to - selection.from} OFFSET ${selection.from}`;
  const [total, rows] = await db.batch<unknown>([
    // `?1` is the viewer in the other statement; here it is nobody.
    db.prepare(`${places} SELECT count(*) AS n ${jobs} AND ?1 = ?1`).bind(0, ...binding),
    jobsIn(db, viewer, ids, ...binding),
  ]);
  return {
    count: (total?.results[0] as { n: number } | undefined)?.n ?? 0,
    rows: inOrder((rows?.results ?? []) as JobRow[], selection, metres),
  };
}

/** The rows of a page in the order that was asked for. */
function inOrder(rows: JobRow[], { byRating, byDistance }: Selection, metres: string | null): JobRow[] {
  const away = metres && byDistance ? (JSON.parse(metres) as Record<string, number>) : {};
  return rows.sort(
    (a, b) =>
      (byRating ? b.owner_rating - a.owner_rating : 0) || (away[a.zip4] ?? 0) - (away[b.zip4] ?? 0) || b.id - a.id,
  );
}
