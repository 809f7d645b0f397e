import { isUnderstood } from "~/domain/search/lexicon";
import { corrected } from "~/domain/search/near";
import { queryOf, type Query as Search } from "~/domain/search/query";
import type { Database, Query } from "../db/database";
import { jobRows, jobsIn } from "../db/job";
import { literalMatches, type Matches, partMatches, wholeMatches, wordsLike } from "../db/job-index";
import { conditionOf, type Selection } from "./job-selection";
import type { JobPage } from "./jobs-by-newest";
import { metresPerArea } from "./jobs-by-scan";

const MIN_RESULTS = 3;
const CORRECTED = 10;

interface Row {
  id: number;
  tier: number;
  zip4: string;
  owner_rating: number;
}

interface Candidate {
  id: number;
  tier: number;
  met: number;
  zip4: string;
  owner_rating: number;
}

type Looking = Selection & { perArea?: boolean };

interface Answer {
  jobs: Candidate[];
  meant: string | null;
}

export async function bySearch(db: Database, viewer: number | null, selection: Selection): Promise<JobPage> {
  const { ids, meant } = await searchIds(db, selection);
  const page = ids.slice(selection.from, selection.to);
  if (page.length === 0) return { count: ids.length, rows: [], meant };
  const rows = jobRows(await jobsIn(db, viewer, page.join(", ")).all());
  const place = new Map(page.map((id, at) => [id, at]));
  return { count: ids.length, rows: rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)), meant };
}

export async function searchIds(db: Database, selection: Selection): Promise<{ ids: number[]; meant: string | null }> {
  const { jobs, meant } = await answer(db, selection);
  return { ids: ordered(jobs, selection).map(({ id }) => id), meant };
}

export async function searchPerArea(db: Database, selection: Selection): Promise<Map<string, number>> {
  const perArea = new Map<string, number>();
  for (const { zip4 } of (await answer(db, { ...selection, perArea: true })).jobs)
    perArea.set(zip4, (perArea.get(zip4) ?? 0) + 1);
  return perArea;
}

async function answer(db: Database, selection: Looking): Promise<Answer> {
  const typed = selection.words.join(" ");
  const search = queryOf(typed);
  if (!search) return { jobs: await literally(db, selection), meant: null };
  const { words } = selection;
  const filters = { categories: selection.categories, regions: regionsOf(selection) };
  const { jobs, seen } = await candidatesAndSeen(db, selection, search, wholeMatches(search, words, filters));
  if (jobs.length >= MIN_RESULTS) return { jobs, meant: null };
  const meant = corrected(typed, seen);
  const instead = meant && queryOf(meant);
  if (meant && instead) {
    const matches = await candidates(db, selection, wholeMatches(instead, meant.split(" "), filters));
    const known = new Set(jobs.map(({ id }) => id));
    const more = matches.filter(({ id }) => !known.has(id)).map((job) => ({ ...job, tier: job.tier + CORRECTED }));
    if (more.length > 0) return { jobs: [...jobs, ...more], meant };
  }
  if (jobs.length > 0 || search.single.length < 2) return { jobs, meant: null };
  const parts = await candidates(db, selection, partMatches(search, filters));
  return { jobs: parts.map((job) => ({ ...job, tier: 2 * search.single.length - job.met })), meant: null };
}

async function candidatesAndSeen(db: Database, selection: Looking, { words }: Search, matches: Matches) {
  const strange = words.filter((word) => !isUnderstood(word));
  const [known, ...like] = await db.batch<unknown>([
    candidateQuery(db, selection, matches),
    ...strange.map((word) => wordsLike(db, word)),
  ]);
  const seen = like.flatMap(({ results }) => (results as { term: string }[]).map(({ term }) => term));
  return { jobs: candidatesOf((known?.results ?? []) as Row[]), seen: new Set(seen) };
}

const MAX_REGIONS = 16;

function regionsOf(selection: Selection): string[] {
  const metres = selection.radius === null ? null : metresPerArea(selection);
  const places = selection.zip4 ? [selection.zip4] : Object.keys(metres ?? {});
  const small = new Set(places.map((zip4) => zip4.slice(0, 3)));
  return [...(small.size <= MAX_REGIONS ? small : new Set(places.map((zip4) => zip4.slice(0, 2))))];
}

/** The index lacks place, price and owner. */
const needsJob = ({ price, zip4, radius, byRating, byDistance, perArea }: Looking) =>
  price > 0 || zip4 !== null || radius !== null || byRating || byDistance || perArea === true;

function candidateQuery(db: Database, selection: Looking, { sql, values }: Matches): Query {
  const area = selection.zip4 ? ` AND zip4 = '${selection.zip4}'` : "";
  const rows = needsJob(selection)
    ? `SELECT job.id, tier, zip4, owner_rating FROM (${sql}) found CROSS JOIN job ON job.id = found.id
       WHERE listed = 1${area}${conditionOf(selection)}`
    : `SELECT id, tier, '' AS zip4, 0 AS owner_rating FROM (${sql})`;
  return db.prepare(rows).bind(...values);
}

async function candidates(db: Database, selection: Looking, matches: Matches): Promise<Candidate[]> {
  return candidatesOf((await candidateQuery(db, selection, matches).all<Row>()).results);
}

function candidatesOf(rows: readonly Row[]): Candidate[] {
  const jobs = new Map<number, Candidate>();
  for (const row of rows) {
    const known = jobs.get(row.id);
    jobs.set(row.id, { ...row, tier: Math.min(row.tier, known?.tier ?? row.tier), met: 1 + (known?.met ?? 0) });
  }
  return [...jobs.values()];
}

/** `%` is not a word. */
const literally = (db: Database, selection: Looking): Promise<Candidate[]> =>
  candidates(db, selection, literalMatches(selection.words, selection));

function ordered(jobs: Candidate[], selection: Selection): Candidate[] {
  const metres = metresPerArea(selection);
  const near = metres === null ? jobs : jobs.filter(({ zip4 }) => zip4 in metres);
  return near.sort(
    (a, b) =>
      a.tier - b.tier ||
      (selection.byRating ? b.owner_rating - a.owner_rating : 0) ||
      (selection.byDistance ? (metres?.[a.zip4] ?? 0) - (metres?.[b.zip4] ?? 0) : 0) ||
      b.id - a.id,
  );
}
