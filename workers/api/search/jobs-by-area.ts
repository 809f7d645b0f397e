import type { Database, Query } from "../db/database";
import { jobRows, jobsIn } from "../db/job";
import { areasByDistance } from "../postcodes/by-distance";
import { addAreas, areaRows } from "./area-counters";
import { predictedFirstPage, rememberCounters } from "./first-page-prediction";
import { type AreaRemainder, areaCounters, isCounted, remainderPerArea, totalIn, totals } from "./job-counters";
import {
  addRemainders,
  type CountedGroup,
  counted,
  type Group,
  groupOf,
  groupsOf,
  REMOTE,
  totalOf,
  zip3Of,
} from "./job-groups";
import { countersFor, type Selection } from "./job-selection";
import { idsOfPage, inOrder, pageIn } from "./jobs-area-page";
import type { JobPage } from "./jobs-by-newest";

const FIRST_CHUNK = 48;
/** Reading all rows (about eight hundred) is faster than looking up more. */
const MAX_LOOKED_UP = 400;

interface AreaScan {
  groups: readonly Group[];
  counts: Map<string, number[]>;
  known: Set<string>;
  counted: readonly CountedGroup[];
  remainders: readonly AreaRemainder[];
}

const newScan = (selection: Selection): AreaScan => ({
  groups: groupsFor(selection),
  counts: new Map(),
  known: new Set(),
  counted: [],
  remainders: [],
});

export async function byArea(db: Database, viewer: number | null, selection: Selection): Promise<JobPage> {
  const walk = newScan(selection);
  const guess = predictedFirstPage(selection, walk.groups);
  const { count, extra: along } = await readFirst(db, selection, walk, guess ? [jobsIn(db, viewer, guess)] : []);
  const to = Math.min(selection.to, count);
  if (selection.from >= to) return { count, rows: [] };
  await readUntil(db, selection, walk, to);
  const page = pageIn(walk.counted, selection.from, to);
  const ids = await idsOfPage(db, selection, page);
  if (ids === null) return { count, rows: [] };
  const jobs = (ids === guess && along[0]) || (await jobsIn(db, viewer, ids).all());
  return { count, rows: inOrder(jobRows(jobs), page) };
}

export async function countInAreas(db: Database, selection: Selection): Promise<number> {
  return (await readFirst(db, selection, newScan(selection), [])).count;
}

export async function countsPerArea(db: Database, selection: Selection): Promise<Map<string, number>> {
  const [areas, slivers] = await db.batch<unknown>([
    areaCounters(db, selection, "all"),
    ...(isCounted(selection) ? [] : [remainderPerArea(db, selection)]),
  ]);
  const counts = new Map<string, number[]>();
  addAreas(counts, areaRows(areas), countersFor(selection.price).least);
  addRemainders(counts, (slivers?.results ?? []) as AreaRemainder[]);
  const perArea = [...counts].flatMap(([zip3, perDigit]) =>
    perDigit.map((n, digit): [string, number] => [zip3 === "" ? REMOTE : `${zip3}${digit}`, n]),
  );
  return new Map(perArea.filter(([, n]) => n > 0));
}

async function readFirst(
  db: Database,
  selection: Selection,
  walk: AreaScan,
  others: Query[],
): Promise<{ count: number; extra: D1Result[] }> {
  const bounded = selection.zip4 !== null || selection.radius !== null;
  const first = nextRows(walk, bounded ? Number.POSITIVE_INFINITY : FIRST_CHUNK);
  const perArea = isCounted(selection) ? [] : [remainderPerArea(db, selection)];
  const all = bounded ? [] : totals(db, selection);
  const [areas, ...read] = await db.batch([areaCounters(db, selection, first), ...perArea, ...all, ...others]);
  walk.remainders = read.splice(0, perArea.length).flatMap(({ results }) => results as AreaRemainder[]);
  addCounters(walk, first, areaRows(areas), selection);
  const total = read.splice(0, all.length);
  return { count: bounded ? totalOf(walk.counted) : totalIn(total, selection), extra: read };
}

function groupsFor({ zip4, origin, radius }: Selection): readonly Group[] {
  const away = origin ? areasByDistance(origin) : [];
  if (zip4 === null) return groupsOf(away, radius);
  const metres = away.find(({ area }) => area.zip4 === zip4)?.metres ?? null;
  const tooFar = radius !== null && (metres === null || metres > radius);
  return tooFar ? [] : [groupOf(metres, [zip4])];
}

function nextRows({ groups, known }: AreaScan, most: number): Set<string> {
  const next = new Set<string>();
  for (const { zip3s } of groups) {
    for (const zip3 of zip3s) if (!known.has(zip3)) next.add(zip3);
    if (next.size >= most) break;
  }
  return next;
}

function addCounters(
  walk: AreaScan,
  asked: Set<string>,
  rows: ReturnType<typeof areaRows>,
  selection: Selection,
): void {
  addAreas(
    walk.counts,
    rows.filter(([zip3]) => asked.has(zip3)),
    countersFor(selection.price).least,
  );
  rememberCounters(selection, asked, walk.counts);
  addRemainders(
    walk.counts,
    walk.remainders.filter(({ zip4 }) => asked.has(zip3Of(zip4))),
  );
  for (const zip3 of asked) walk.known.add(zip3);
  walk.counted = counted(walk.groups, walk.counts, walk.known);
}

async function readUntil(db: Database, selection: Selection, walk: AreaScan, jobs: number): Promise<void> {
  for (;;) {
    const count = totalOf(walk.counted);
    if (count >= jobs) return;
    // Extrapolates the density so far, plus half.
    const enough = Math.ceil((1.5 * walk.known.size * (jobs - count)) / Math.max(1, count)) + FIRST_CHUNK;
    const all = enough > MAX_LOOKED_UP;
    const next = nextRows(walk, all ? Number.POSITIVE_INFINITY : enough);
    if (next.size === 0) return;
    const read = await areaCounters(db, selection, all ? "all" : next).all();
    addCounters(walk, next, areaRows(read), selection);
  }
}
