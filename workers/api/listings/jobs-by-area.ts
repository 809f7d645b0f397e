import { areasByDistance } from "../areas/by-distance";
import type { Database, Query } from "../db/database";
import { type JobRow, jobsIn } from "../db/job";
import { addAreas, areaRows } from "./area-counters";
import {
  type AreaSliver,
  areaCounters,
  countedSegments,
  isCounted,
  type SegmentRow,
  segments,
  sliverPerArea,
} from "./job-counters";
import { bandAbove, type Selection } from "./job-selection";
import { idsOfPage, inOrder, pageIn } from "./jobs-area-page";
import type { Found } from "./jobs-by-newest";
import { foreseen, remember } from "./jobs-foreseen";
import {
  addSlivers,
  type CountedGroup,
  counted,
  type Group,
  groupOf,
  groupsOf,
  REMOTE,
  totalOf,
  zip3Of,
} from "./jobs-walk";

/** Rows of counters that are read at first when nothing bounds the walk. */
const FIRST_CHUNK = 48;
/** From here on going through all of them (some eight hundred) reads less than looking each up. */
const MOST_LOOKED_UP = 400;

interface Walk {
  groups: readonly Group[];
  counts: Map<string, number[]>;
  known: Set<string>;
  /** The groups that are known, with how many jobs each holds. */
  counted: readonly CountedGroup[];
  /** Jobs per area that the counters cannot tell, by a price within a band. */
  slivers: readonly AreaSliver[];
}

const walkFor = (selection: Selection): Walk => ({
  groups: groupsFor(selection),
  counts: new Map(),
  known: new Set(),
  counted: [],
  slivers: [],
});

/** Nearest first, by the counters of areas: reads as many as the page needs, and its jobs. */
export async function byArea(db: Database, viewer: number | null, selection: Selection): Promise<Found> {
  const walk = walkFor(selection);
  const guess = foreseen(selection, walk.groups);
  const { count, along } = await start(db, selection, walk, guess ? [jobsIn(db, viewer, guess)] : []);
  const to = Math.min(selection.to, count);
  if (selection.from >= to) return { count, rows: [] };
  await reach(db, selection, walk, to);
  const page = pageIn(walk.counted, selection.from, to);
  const ids = await idsOfPage(db, selection, page);
  if (ids === null) return { count, rows: [] };
  const { results } = (ids === guess && along[0]) || (await jobsIn(db, viewer, ids).all());
  return { count, rows: inOrder(results as JobRow[], page) };
}

/** How many jobs lie within the radius, or in the one area that was asked for. */
export async function countInAreas(db: Database, selection: Selection): Promise<number> {
  return (await start(db, selection, walkFor(selection), [])).count;
}

/** How many jobs there are in every area, wherever it lies; remote ones under their own. */
export async function countsPerArea(db: Database, selection: Selection): Promise<Map<string, number>> {
  const [areas, slivers] = await db.batch<unknown>([
    areaCounters(db, selection, "all"),
    ...(isCounted(selection) ? [] : [sliverPerArea(db, selection)]),
  ]);
  const counts = new Map<string, number[]>();
  addAreas(counts, areaRows(areas), bandAbove(selection.price).band);
  addSlivers(counts, (slivers?.results ?? []) as AreaSliver[]);
  const perArea = [...counts].flatMap(([zip3, perDigit]) =>
    perDigit.map((n, digit): [string, number] => [zip3 === "" ? REMOTE : `${zip3}${digit}`, n]),
  );
  return new Map(perArea.filter(([, n]) => n > 0));
}

/** Reads the first counters of a walk and the total, and other statements along, in one go. */
async function start(
  db: Database,
  selection: Selection,
  walk: Walk,
  others: Query[],
): Promise<{ count: number; along: D1Result[] }> {
  const bounded = selection.zip4 !== null || selection.radius !== null;
  const first = nextRows(walk, bounded ? Number.POSITIVE_INFINITY : FIRST_CHUNK);
  const statements = {
    areas: areaCounters(db, selection, first),
    ...(!bounded && { top: segments(db, selection, 2, "all") }),
    ...(!isCounted(selection) && { perArea: sliverPerArea(db, selection) }),
  };
  const results = await db.batch([...Object.values(statements), ...others]);
  const read = Object.fromEntries(Object.keys(statements).map((name, at) => [name, results[at]]));
  walk.slivers = (read.perArea?.results ?? []) as AreaSliver[];
  learn(walk, first, areaRows(read.areas), selection);
  const total = countedSegments((read.top?.results ?? []) as SegmentRow[], selection);
  const count = bounded ? totalOf(walk.counted) : totalOf(total) + totalOf(walk.slivers);
  return { count, along: results.slice(results.length - others.length) };
}

function groupsFor({ zip4, origin, radius }: Selection): readonly Group[] {
  const away = origin ? areasByDistance(origin) : [];
  if (zip4 === null) return groupsOf(away, radius);
  const metres = away.find(({ area }) => area.zip4 === zip4)?.metres ?? null;
  const tooFar = radius !== null && (metres === null || metres > radius);
  return tooFar ? [] : [groupOf(metres, [zip4])];
}

/** The next rows of counters along the walk that are not known yet. */
function nextRows({ groups, known }: Walk, most: number): Set<string> {
  const next = new Set<string>();
  for (const { zip3s } of groups) {
    for (const zip3 of zip3s) if (!known.has(zip3)) next.add(zip3);
    if (next.size >= most) break;
  }
  return next;
}

function learn(walk: Walk, asked: Set<string>, rows: ReturnType<typeof areaRows>, selection: Selection): void {
  addAreas(
    walk.counts,
    rows.filter(([zip3]) => asked.has(zip3)),
    bandAbove(selection.price).band,
  );
  remember(selection, asked, walk.counts);
  addSlivers(
    walk.counts,
    walk.slivers.filter(({ zip4 }) => asked.has(zip3Of(zip4))),
  );
  for (const zip3 of asked) walk.known.add(zip3);
  walk.counted = counted(walk.groups, walk.counts, walk.known);
}

/** Reads on along the walk until the counters known hold this many jobs. */
async function reach(db: Database, selection: Selection, walk: Walk, jobs: number): Promise<void> {
  for (;;) {
    const found = totalOf(walk.counted);
    if (found >= jobs) return;
    // As many as it takes when the jobs to come lie as thick as those so far, and half of that more.
    const enough = Math.ceil((1.5 * walk.known.size * (jobs - found)) / Math.max(1, found)) + FIRST_CHUNK;
    const all = enough > MOST_LOOKED_UP;
    const next = nextRows(walk, all ? Number.POSITIVE_INFINITY : enough);
    if (next.size === 0) return;
    const read = await areaCounters(db, selection, all ? "all" : next).all();
    learn(walk, next, areaRows(read), selection);
  }
}
