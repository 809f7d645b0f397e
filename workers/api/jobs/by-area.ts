import { type JobRow, jobsIn } from "../db/job";
import { type AreaRow, addAreas, areaCounters, countedSegments, type SegmentRow, segments } from "../db/job-counters";
import { areasByDistance } from "../geo/areas-by-distance";
import { type Found, newestFirst } from "./by-newest";
import { conditionOf, type Selection } from "./selection";
import { counted, type Group, groupsOf, holding, totalOf, zip3Of } from "./walk";

/** Rows of counters that are read at first when nothing bounds the walk. */
const FIRST_CHUNK = 48;
/** From here on going through all of them (some eight hundred) reads less than looking each up. */
const MOST_LOOKED_UP = 400;

interface Walk {
  groups: () => Iterable<Group>;
  counts: Map<string, number[]>;
  known: Set<string>;
}

/** Nearest first, by the counters of areas: reads as many as the page needs, then its jobs. */
export async function byArea(db: D1Database, viewer: number | null, selection: Selection): Promise<Found> {
  const walk: Walk = { groups: groupsFor(selection), counts: new Map(), known: new Set() };
  const bounded = selection.zip4 !== null || selection.radius !== null;
  const first = nextRows(walk, bounded ? Number.POSITIVE_INFINITY : FIRST_CHUNK);
  const read = [areaCounters(db, selection, first)];
  if (!bounded) read.push(segments(db, selection, 2, "all"));
  const [areas, top] = await db.batch<unknown>(read);
  learn(walk, first, (areas?.results ?? []) as AreaRow[], selection);
  const count = bounded
    ? totalOf(counted(walk.groups(), walk.counts, walk.known))
    : totalOf(countedSegments((top?.results ?? []) as SegmentRow[], selection));
  const page = { from: selection.from, to: Math.min(selection.to, count) };
  if (page.from >= page.to) return { count, rows: [] };
  await reach(db, selection, walk, page.to);
  return { count, rows: await jobsOf(db, viewer, selection, walk, page) };
}

/** How many jobs lie within the radius, or in the one area that was asked for. */
export async function countInAreas(db: D1Database, selection: Selection): Promise<number> {
  const walk: Walk = { groups: groupsFor(selection), counts: new Map(), known: new Set() };
  const rows = nextRows(walk, Number.POSITIVE_INFINITY);
  const { results } = await areaCounters(db, selection, rows).all<AreaRow>();
  learn(walk, rows, results, selection);
  return totalOf(counted(walk.groups(), walk.counts, walk.known));
}

function groupsFor({ zip4, origin, radius }: Selection): () => Iterable<Group> {
  const away = origin ? areasByDistance(origin) : [];
  if (zip4 === null) return () => groupsOf(away, radius);
  const metres = away.find(({ area }) => area.zip4 === zip4)?.metres ?? null;
  const tooFar = radius !== null && (metres === null || metres > radius);
  return () => (tooFar ? [] : [{ metres, zip4s: [zip4] }]);
}

/** The next rows of counters along the walk that are not known yet. */
function nextRows({ groups, known }: Walk, most: number): Set<string> {
  const next = new Set<string>();
  for (const { zip4s } of groups()) {
    for (const zip4 of zip4s) if (!known.has(zip3Of(zip4))) next.add(zip3Of(zip4));
    if (next.size >= most) break;
  }
  return next;
}

function learn({ counts, known }: Walk, asked: Set<string>, rows: readonly AreaRow[], selection: Selection): void {
  addAreas(
    counts,
    rows.filter(({ zip3 }) => asked.has(zip3)),
    selection,
  );
  for (const zip3 of asked) known.add(zip3);
}

/** Reads on along the walk until the counters known hold this many jobs. */
async function reach(db: D1Database, selection: Selection, walk: Walk, jobs: number): Promise<void> {
  for (;;) {
    const found = totalOf(counted(walk.groups(), walk.counts, walk.known));
    if (found >= jobs) return;
    // As many as it takes when the jobs to come lie as thick as those so far, and half of that more.
    const enough = Math.ceil((1.5 * walk.known.size * (jobs - found)) / Math.max(1, found)) + FIRST_CHUNK;
    const all = enough > MOST_LOOKED_UP;
    const next = nextRows(walk, all ? Number.POSITIVE_INFINITY : enough);
    if (next.size === 0) return;
    const { results } = await areaCounters(db, selection, all ? "all" : next).all<AreaRow>();
    learn(walk, next, results, selection);
  }
}

async function jobsOf(
  db: D1Database,
  viewer: number | null,
  selection: Selection,
  walk: Walk,
  { from, to }: { from: number; to: number },
): Promise<JobRow[]> {
  const { held, skip } = holding(counted(walk.groups(), walk.counts, walk.known), from, to);
  const [first, ...rest] = held;
  if (!first) return [];
  const last = rest.pop();
  const parts = [idsAt(first, selection, skip, Math.min(to - from, first.n - skip))];
  const between = { zip4s: rest.flatMap(({ zip4s }) => zip4s), n: totalOf(rest) };
  if (between.n > 0) parts.push(idsAt(between, selection, 0, between.n));
  if (last) parts.push(idsAt(last, selection, 0, to - from - (first.n - skip) - between.n));
  const ids = parts.map((part) => `SELECT id FROM (${part})`).join(" UNION ALL ");
  const { results } = await jobsIn(db, viewer, ids).all<JobRow>();
  const place = new Map(held.flatMap(({ zip4s }, at) => zip4s.map((zip4) => [zip4, at] as const)));
  return results.sort((a, b) => (place.get(a.zip4) ?? 0) - (place.get(b.zip4) ?? 0) || newestFirst(a, b));
}

/** SQL of some of the `n` ids in areas, newest first: counted from the end that is nearer, as what is skipped is read. */
function idsAt(
  areas: { zip4s: readonly string[]; n: number },
  selection: Selection,
  skip: number,
  take: number,
): string {
  const index = selection.categories.length > 0 ? "job_by_area_category" : "job_by_area";
  const [zip4] = areas.zip4s;
  const where = areas.zip4s.length === 1 ? `= '${zip4}'` : `IN (${areas.zip4s.map((one) => `'${one}'`).join(", ")})`;
  const behind = areas.n - skip - take;
  const [order, over] = behind < skip ? ["ASC", behind] : ["DESC", skip];
  return `SELECT id FROM job INDEXED BY ${index} WHERE listed = 1 AND zip4 ${where}${conditionOf(selection)} ORDER BY id ${order} LIMIT ${take} OFFSET ${over}`;
}
