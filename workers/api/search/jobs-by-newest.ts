import type { Database } from "../db/database";
import { type JobRow, jobRows, jobsIn } from "../db/job";
import { type CountedSegment, countedSegments, type SegmentRow, segments, totalIn, totals } from "./job-counters";
import { entriesAt, type PageEntries, totalOf } from "./job-groups";
import { conditionOf, countersFor, type Selection } from "./job-selection";

export interface JobPage {
  count: number;
  rows: JobRow[];
  meant?: string | null;
}

const NEAR = 64;
const NEAR_BY_EURO = 16;

/** Null for a page deeper than the counters by whole euros. */
export async function byNewest(db: Database, viewer: number | null, selection: Selection): Promise<JobPage | null> {
  if (selection.from === 0 && conditionOf(selection) === "") return firstPage(db, viewer, selection);
  const deep = selection.from > 0 && selection.price === 0;
  const all = totals(db, selection);
  const levels = [0, ...(deep ? [1 as const] : [])] as const;
  const results = await db.batch(all.concat(levels.map((level) => segments(db, selection, level, { newest: NEAR }))));
  const count = totalIn(results.slice(0, all.length), selection);
  const top = countedSegments((results[0]?.results ?? []) as SegmentRow[], 2, selection);
  const [near = [], middle = []] = results
    .slice(all.length)
    .map(({ results: rows }, at) => countedSegments(rows as SegmentRow[], levels[at] ?? 0, selection));
  const page = { from: selection.from, to: Math.min(selection.to, count) };
  if (page.from >= page.to) return { count, rows: [] };
  const entries = await segmentsOf(db, selection, page, { top, middle, near });
  if (!entries) return null;
  const ids = idsIn(entries, selection);
  const jobs = jobsIn(db, viewer, `${ids} LIMIT ${page.to - page.from} OFFSET ${entries.skip}`);
  return { count, rows: jobRows(await jobs.all()).sort(newestFirst) };
}

/** One trip, because it is the most visited page. */
async function firstPage(db: Database, viewer: number | null, selection: Selection): Promise<JobPage> {
  const newest = `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 ORDER BY segment DESC, id DESC LIMIT ${selection.to}`;
  const [top, rows] = await db.batch<unknown>([segments(db, selection, 2, "all"), jobsIn(db, viewer, newest)]);
  return {
    count: totalOf(countedSegments((top?.results ?? []) as SegmentRow[], 2, selection)),
    rows: jobRows(rows).sort(newestFirst),
  };
}

export const newestFirst = (a: { id: number }, b: { id: number }) => b.id - a.id;

interface Levels {
  top: CountedSegment[];
  middle: CountedSegment[];
  near: CountedSegment[];
}

async function segmentsOf(
  db: Database,
  selection: Selection,
  { from, to }: { from: number; to: number },
  { top, middle, near }: Levels,
): Promise<PageEntries<CountedSegment> | null> {
  if (totalOf(near) >= to) return entriesAt(near, from, to);
  const inside = async (level: 0 | 1, above: PageEntries<CountedSegment>) => {
    const within = above.entries.map(({ segment }) => segment);
    const { results } = await segments(db, selection, level, { within }).all<SegmentRow>();
    return entriesAt(countedSegments(results, level, selection), above.skip, above.skip + to - from);
  };
  if (totalOf(middle) >= to) return inside(0, entriesAt(middle, from, to));
  if (countersFor(selection.price).unit === "band") return inside(0, await inside(1, entriesAt(top, from, to)));
  const { results } = await segments(db, selection, 1, { newest: NEAR_BY_EURO }).all<SegmentRow>();
  const newest = countedSegments(results, 1, selection);
  return totalOf(newest) >= to ? inside(0, entriesAt(newest, from, to)) : null;
}

function idsIn({ entries }: PageEntries<CountedSegment>, selection: Selection): string {
  const index =
    selection.categories.length > 0
      ? "job_by_segment_category"
      : selection.price > 0
        ? "job_by_segment_price"
        : "job_by_segment";
  return `SELECT id FROM job INDEXED BY ${index} WHERE listed = 1 AND segment IN (${entries.map(({ segment }) => segment).join(", ")})${conditionOf(selection)} ORDER BY id DESC`;
}
