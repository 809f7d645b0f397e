import { type JobRow, jobsIn } from "../db/job";
import type { Found } from "./by-newest";
import { metresPerArea } from "./by-scan";
import { conditionOf, type Selection } from "./selection";

/** Matches beyond the newest 400 are not looked at (docs/decisions/010-lists.md). */
const MOST = 400;

interface Candidate {
  id: number;
  zip4: string;
  owner_rating: number;
  title: string;
  description: string;
}

const signs = (word: string) => [...word].length;
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** What the index is asked: each word anywhere in the text, and one of the categories. */
function matchOf(words: readonly string[], { categories }: Selection): string {
  const asked = words.map((word) => `text : ${quoted(word)}`);
  if (categories.length > 0) asked.push(`facet : (${categories.map((id) => quoted(`#c${id}#`)).join(" OR ")})`);
  return asked.join(" AND ");
}

/** Jobs in which every word occurs: the newest matches of the index, then whatever the index does not know. */
export async function bySearch(db: D1Database, viewer: number | null, selection: Selection): Promise<Found> {
  const ids = await searchIds(db, selection);
  const page = ids.slice(selection.from, selection.to);
  if (page.length === 0) return { count: ids.length, rows: [] };
  const { results } = await jobsIn(db, viewer, page.join(", ")).all<JobRow>();
  const place = new Map(page.map((id, at) => [id, at]));
  return { count: ids.length, rows: results.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) };
}

/** Ids of all matches, in the order of the list. */
export async function searchIds(db: D1Database, selection: Selection): Promise<number[]> {
  const long = selection.words.filter((word) => signs(word) >= 3);
  const short = selection.words.filter((word) => signs(word) < 3).map((word) => word.toLowerCase());
  const newest =
    long.length > 0
      ? `SELECT rowid AS id FROM job_search WHERE job_search MATCH ?1 ORDER BY rowid DESC LIMIT ${MOST}`
      : `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 AND ?1 = ?1 ORDER BY segment DESC, id DESC LIMIT ${MOST}`;
  const match = matchOf(long, selection);
  const { price, zip4, radius, byRating, byDistance } = selection;
  const byWordsAlone =
    short.length === 0 && price === 0 && zip4 === null && radius === null && !byRating && !byDistance;
  if (byWordsAlone) return (await db.prepare(newest).bind(match).all<{ id: number }>()).results.map(({ id }) => id);
  const text = short.length > 0 ? "title, description" : "'' AS title, '' AS description";
  const { results } = await db
    .prepare(
      `SELECT job.id, zip4, owner_rating, ${text} FROM (${newest}) found CROSS JOIN job ON job.id = found.id
       WHERE listed = 1${zip4 ? ` AND zip4 = '${zip4}'` : ""}${conditionOf(selection)}`,
    )
    .bind(match)
    .all<Candidate>();
  return ordered(
    results.filter((job) => saysAll(job, short)),
    selection,
  );
}

function saysAll({ title, description }: Candidate, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${title}\n${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function ordered(jobs: Candidate[], selection: Selection): number[] {
  const metres = metresPerArea(selection);
  const near = metres === null ? jobs : jobs.filter(({ zip4 }) => zip4 in metres);
  return near
    .sort(
      (a, b) =>
        (selection.byRating ? b.owner_rating - a.owner_rating : 0) ||
        (selection.byDistance ? (metres?.[a.zip4] ?? 0) - (metres?.[b.zip4] ?? 0) : 0) ||
        b.id - a.id,
    )
    .map(({ id }) => id);
}
