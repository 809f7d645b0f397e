import type { Database } from "../db/database";
import { jobRows, jobsIn } from "../db/job";
import { conditionOf, type Selection } from "./job-selection";
import type { Found } from "./jobs-by-newest";
import { metresPerArea } from "./jobs-by-scan";

/** Only the newest 400 matches are considered (docs/decisions/012-lists.md). */
const MOST = 400;

interface Candidate {
  id: number;
  zip4: string;
  owner_rating: number;
  title: string;
  description: string;
}

/** Shorter words are in no trigram index. */
export const isIndexed = (word: string) => [...word].length >= 3;
export const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

function matchOf(words: readonly string[], { categories }: Selection): string {
  const asked = words.map((word) => `text : ${quoted(word)}`);
  if (categories.length > 0) asked.push(`facet : (${categories.map((id) => quoted(`#c${id}#`)).join(" OR ")})`);
  return asked.join(" AND ");
}

/** Matches of the index are filtered by the words it does not cover. */
export async function bySearch(db: Database, viewer: number | null, selection: Selection): Promise<Found> {
  const ids = await searchIds(db, selection);
  const page = ids.slice(selection.from, selection.to);
  if (page.length === 0) return { count: ids.length, rows: [] };
  const rows = jobRows(await jobsIn(db, viewer, page.join(", ")).all());
  const place = new Map(page.map((id, at) => [id, at]));
  return { count: ids.length, rows: rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) };
}

export async function searchIds(db: Database, selection: Selection): Promise<number[]> {
  const { price, zip4, radius, byRating, byDistance } = selection;
  const asksMore = price > 0 || zip4 !== null || radius !== null || byRating || byDistance;
  const { long, short } = wordsOf(selection);
  if (asksMore || short.length > 0) return ordered(await candidates(db, selection), selection).map(({ id }) => id);
  const { results } = await db.prepare(NEWEST_MATCHES).bind(matchOf(long, selection)).all<{ id: number }>();
  return results.map(({ id }) => id);
}

export async function searchPerArea(db: Database, selection: Selection): Promise<Map<string, number>> {
  const perArea = new Map<string, number>();
  for (const { zip4 } of await candidates(db, selection)) perArea.set(zip4, (perArea.get(zip4) ?? 0) + 1);
  return perArea;
}

function wordsOf({ words }: Selection): { long: string[]; short: string[] } {
  return {
    long: words.filter(isIndexed),
    short: words.filter((word) => !isIndexed(word)).map((word) => word.toLowerCase()),
  };
}

const NEWEST_MATCHES = `SELECT rowid AS id FROM job_search WHERE job_search MATCH ?1 ORDER BY rowid DESC LIMIT ${MOST}`;
const NEWEST_JOBS = `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 AND ?1 = ?1 ORDER BY segment DESC, id DESC LIMIT ${MOST}`;

/** All filters except the radius. */
async function candidates(db: Database, selection: Selection): Promise<Candidate[]> {
  const { long, short } = wordsOf(selection);
  const text = short.length > 0 ? "title, description" : "'' AS title, '' AS description";
  const area = selection.zip4 ? ` AND zip4 = '${selection.zip4}'` : "";
  const { results } = await db
    .prepare(
      `SELECT job.id, zip4, owner_rating, ${text}
       FROM (${long.length > 0 ? NEWEST_MATCHES : NEWEST_JOBS}) found CROSS JOIN job ON job.id = found.id
       WHERE listed = 1${area}${conditionOf(selection)}`,
    )
    .bind(matchOf(long, selection))
    .all<Candidate>();
  return results.filter((job) => saysAll(job, short));
}

function saysAll({ title, description }: Candidate, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${title}\n${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function ordered(jobs: Candidate[], selection: Selection): Candidate[] {
  const metres = metresPerArea(selection);
  const near = metres === null ? jobs : jobs.filter(({ zip4 }) => zip4 in metres);
  return near.sort(
    (a, b) =>
      (selection.byRating ? b.owner_rating - a.owner_rating : 0) ||
      (selection.byDistance ? (metres?.[a.zip4] ?? 0) - (metres?.[b.zip4] ?? 0) : 0) ||
      b.id - a.id,
  );
}
