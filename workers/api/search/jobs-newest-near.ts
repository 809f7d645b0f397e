import type { Database, Query } from "../db/database";
import { jobRows, jobsIn } from "../db/job";
import type { CountedSegment } from "./job-counters";
import { entriesAt, type PageEntries, totalOf } from "./job-groups";
import { conditionOf, type Selection } from "./job-selection";
import { countInAreas } from "./jobs-by-area";
import { type JobPage, newestFirst } from "./jobs-by-newest";
import { metresPerArea } from "./jobs-by-scan";

const FIRST_PAGE_SEGMENTS = 16;
const MAX_SEGMENTS = 16;

interface PlacedSegment {
  segment: number;
  areas: string;
}

function segmentsOf(db: Database, level: 0 | 1, which: { newest: number } | { within: readonly number[] }): Query {
  const select = `SELECT segment, areas FROM job_segment_detail WHERE level = ${level}`;
  if ("newest" in which) return db.prepare(`${select} ORDER BY segment DESC LIMIT ${which.newest}`);
  const ranges = which.within.map((above) => `${select} AND segment BETWEEN ${above * 64} AND ${above * 64 + 63}`);
  return db.prepare(`${ranges.join(" UNION ALL ")} ORDER BY segment DESC`);
}

function countIn(areas: string, metres: Record<string, number>): number {
  const all = JSON.parse(areas) as Record<string, number>;
  let n = 0;
  for (const zip4 in all) if (zip4 in metres) n += all[zip4] ?? 0;
  return n;
}

/** Null with other filters, and behind 65,536 ids: the counters do not reach there. */
export async function byNewestNear(db: Database, viewer: number | null, selection: Selection): Promise<JobPage | null> {
  const metres = metresPerArea(selection);
  if (!metres || conditionOf(selection) !== "") return null;
  const count = await countInAreas(db, selection);
  const [from, to] = [selection.from, Math.min(selection.to, count)];
  if (from >= to) return { count, rows: [] };
  const read = async (level: 0 | 1, which: Parameters<typeof segmentsOf>[2]): Promise<CountedSegment[]> => {
    const { results } = await segmentsOf(db, level, which).all<PlacedSegment>();
    return results.map(({ segment, areas }) => ({ segment, n: countIn(areas, metres) }));
  };
  const page = await segmentsAt(read, from, to);
  if (!page) return null;
  const segments = page.entries.map(({ segment }) => segment).join(", ");
  const areas = Object.keys(metres).map((zip4) => `'${zip4}'`);
  const ids = `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 AND segment IN (${segments}) AND zip4 IN (${areas.join(", ")})
    ORDER BY id DESC LIMIT ${to - from} OFFSET ${page.skip}`;
  return { count, rows: jobRows(await jobsIn(db, viewer, ids).all()).sort(newestFirst) };
}

type Read = (level: 0 | 1, which: Parameters<typeof segmentsOf>[2]) => Promise<CountedSegment[]>;

async function segmentsAt(read: Read, from: number, to: number): Promise<PageEntries<CountedSegment> | null> {
  const near = from === 0 ? await read(0, { newest: FIRST_PAGE_SEGMENTS }) : [];
  if (totalOf(near) >= to) return entriesAt(near, from, to);
  const newest = await read(1, { newest: MAX_SEGMENTS });
  if (totalOf(newest) < to) return null;
  const above = entriesAt(newest, from, to);
  const within = await read(0, { within: above.entries.map(({ segment }) => segment) });
  return entriesAt(within, above.skip, above.skip + to - from);
}
