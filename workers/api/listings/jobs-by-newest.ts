import type { Database } from "../db/database";
import { type JobRow, jobsIn } from "../db/job";
import { type CountedSegment, countedSegments, type SegmentRow, segments } from "./job-counters";
import { entriesAt, type PageEntries, totalOf } from "./job-groups";
import { conditionOf, type Selection } from "./job-selection";

export interface Found {
  count: number;
  rows: JobRow[];
}

/** Rows of the next level that are read speculatively: those of one segment. */
const NEAR = 64;

export async function byNewest(db: Database, viewer: number | null, selection: Selection): Promise<Found> {
  if (selection.from === 0 && conditionOf(selection) === "") return firstPage(db, viewer, selection);
  // With a price rows are long, and the newest segments usually suffice.
  const deep = selection.from > 0 && selection.price === 0;
  const read = [segments(db, selection, 2, "all"), segments(db, selection, 0, { newest: NEAR })];
  if (deep) read.push(segments(db, selection, 1, { newest: NEAR }));
  const [top = [], near = [], middle = []] = (await db.batch<SegmentRow>(read)).map(({ results }) =>
    countedSegments(results, selection),
  );
  const count = totalOf(top);
  const page = { from: selection.from, to: Math.min(selection.to, count) };
  if (page.from >= page.to) return { count, rows: [] };
  const entries = await segmentsOf(db, selection, page, { top, middle, near });
  const ids = idsIn(entries, selection);
  const { results } = await jobsIn(
    db,
    viewer,
    `${ids} LIMIT ${page.to - page.from} OFFSET ${entries.skip}`,
  ).all<JobRow>();
  return { count, rows: results.sort(newestFirst) };
}

/** In one trip, as the most visited page. */
async function firstPage(db: Database, viewer: number | null, selection: Selection): Promise<Found> {
  const newest = `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 ORDER BY segment DESC, id DESC LIMIT ${selection.to}`;
  const [top, rows] = await db.batch<unknown>([segments(db, selection, 2, "all"), jobsIn(db, viewer, newest)]);
  return {
    count: totalOf(countedSegments((top?.results ?? []) as SegmentRow[], selection)),
    rows: ((rows?.results ?? []) as JobRow[]).sort(newestFirst),
  };
}

export const newestFirst = (a: { id: number }, b: { id: number }) => b.id - a.id;

interface Levels {
  top: CountedSegment[];
  middle: CountedSegment[];
  near: CountedSegment[];
}

/** Segments of 64 ids: among the newest, else down from level 2. */
async function segmentsOf(
  db: Database,
  selection: Selection,
  { from, to }: { from: number; to: number },
  { top, middle, near }: Levels,
): Promise<PageEntries<CountedSegment>> {
  if (totalOf(near) >= to) return entriesAt(near, from, to);
  const inside = async (level: 0 | 1, above: PageEntries<CountedSegment>) => {
    const within = above.entries.map(({ segment }) => segment);
    const { results } = await segments(db, selection, level, { within }).all<SegmentRow>();
    return entriesAt(countedSegments(results, selection), above.skip, above.skip + to - from);
  };
  const above = totalOf(middle) >= to ? entriesAt(middle, from, to) : await inside(1, entriesAt(top, from, to));
  return inside(0, above);
}

/** SQL, newest first, from the index that covers the filters. */
function idsIn({ entries }: PageEntries<CountedSegment>, selection: Selection): string {
  const index =
    selection.categories.length > 0
      ? "job_by_segment_category"
      : selection.price > 0
        ? "job_by_segment_price"
        : "job_by_segment";
  return `SELECT id FROM job INDEXED BY ${index} WHERE listed = 1 AND segment IN (${entries.map(({ segment }) => segment).join(", ")})${conditionOf(selection)} ORDER BY id DESC`;
}
