import { LITERAL_TIER } from "~/domain/search/match";
import type { Condition, Query as Search } from "~/domain/search/query";
import type { Database, Query } from "./database";
import { regionFacet, TERM_COLUMN } from "./job-terms";

const MAX_FOUND = 400;
const MAX_WORDS = 1000;
const SAME_LETTERS = 2;

export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function matchOf(condition: Condition): string {
  if ("all" in condition) return condition.all.length > 0 ? `(${condition.all.map(matchOf).join(" AND ")})` : `""`;
  if ("any" in condition) return `(${condition.any.map(matchOf).join(" OR ")})`;
  return `${TERM_COLUMN[condition.field]} : ${quoted(condition.holds)}`;
}

/** The trigram index has no shorter words. */
export const isIndexed = (word: string) => [...word].length >= 3;

interface Part {
  tier: number;
  index: "job_index" | "job_search";
  match: string;
}

const withOneOf = (match: string, column: string, facets: readonly string[]) =>
  facets.length === 0 ? match : `${match} AND ${column} : (${facets.map(quoted).join(" OR ")})`;

export interface IndexFilters {
  categories: readonly number[];
  regions: readonly string[];
}

export interface Matches {
  sql: string;
  values: string[];
}

const MAX_SCANNED = 5000;

/** SQLite knows the case of ASCII letters only. */
function spellingsOf(word: string): string[] {
  const letters = [...word].map((letter) =>
    letter <= "~" ? [letter.toLowerCase()] : [...new Set([letter.toLowerCase(), letter.toUpperCase()])],
  );
  return letters.reduce<string[]>((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""]);
}

function scanOf(words: readonly string[], categories: readonly number[], first: number) {
  const indexed = words.filter(isIndexed);
  const short = words.filter((word) => !isIndexed(word)).map(spellingsOf);
  const newest =
    indexed.length > 0
      ? `SELECT rowid AS id FROM job_search WHERE job_search MATCH ?${first + 1} ORDER BY rowid DESC LIMIT ${MAX_SCANNED}`
      : `SELECT id FROM job INDEXED BY job_by_segment WHERE listed = 1 ORDER BY segment DESC, id DESC LIMIT ${MAX_SCANNED}`;
  const ofCategories = categories.length > 0 ? ` AND category IN (${categories.join(", ")})` : "";
  const texts = `SELECT job.id, lower(title || char(10) || description) AS text FROM (${newest}) newest
    CROSS JOIN job ON job.id = newest.id WHERE listed = 1${ofCategories}`;
  const isMissing = "NOT EXISTS (SELECT 1 FROM json_each(word.value) spelling WHERE instr(text, spelling.value) > 0)";
  const select = `SELECT id, ${LITERAL_TIER} AS tier FROM (SELECT id FROM (${texts})
    WHERE NOT EXISTS (SELECT 1 FROM json_each(?${first}) word WHERE ${isMissing}) LIMIT ${MAX_FOUND})`;
  return { select, values: [JSON.stringify(short), ...(indexed.length > 0 ? [textMatch(indexed)] : [])] };
}

/** D1 limits the SELECTs in a compound. */
const MAX_SELECTS = 5;

function inTurn(selects: readonly string[]): string {
  if (selects.length <= MAX_SELECTS) return selects.join(" UNION ALL ");
  const [first, rest] = [selects.slice(0, MAX_SELECTS), selects.slice(MAX_SELECTS)];
  return [first, rest].map((some) => `SELECT * FROM (${inTurn(some)})`).join(" UNION ALL ");
}

const textMatch = (words: readonly string[]) => `(${words.map((word) => `text : ${quoted(word)}`).join(" AND ")})`;

function matchesOf(
  parts: readonly Part[],
  { categories, regions }: IndexFilters,
  scanned: readonly string[] = [],
): Matches {
  const ofCategories = categories.map((id) => `#c${id}#`);
  const inRegions = regions.map(regionFacet);
  const found = parts.map(
    ({ tier, index }, at) =>
      `SELECT id, ${tier} AS tier FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ?${at + 1} ORDER BY rowid DESC LIMIT ${MAX_FOUND})`,
  );
  const values = parts.map(({ match, index }) =>
    index === "job_index"
      ? withOneOf(withOneOf(match, "facets", ofCategories), "facets", inRegions)
      : withOneOf(match, "facet", ofCategories),
  );
  const scan = scanned.length > 0 ? scanOf(scanned, categories, parts.length + 1) : null;
  const selects = scan ? [...found, scan.select] : found;
  return {
    sql: `SELECT id, tier FROM (${inTurn(selects)} LIMIT ${MAX_FOUND})`,
    values: [...values, ...(scan?.values ?? [])],
  };
}

export function wholeMatches(search: Search, typed: readonly string[], filters: IndexFilters): Matches {
  const tiers = search.tiers.map((condition, at): Part => {
    const before = search.tiers[at - 1];
    const match = before ? `(${matchOf(condition)} NOT ${matchOf(before)})` : matchOf(condition);
    return { tier: at, index: "job_index", match };
  });
  const literal: Part = {
    tier: LITERAL_TIER,
    index: "job_search",
    match: textMatch(typed),
  };
  return typed.every(isIndexed) ? matchesOf([...tiers, literal], filters) : matchesOf(tiers, filters, typed);
}

export function literalMatches(typed: readonly string[], { categories }: Pick<IndexFilters, "categories">): Matches {
  const { select, values } = scanOf(typed, categories, 1);
  return { sql: select, values };
}

export function partMatches(search: Search, filters: IndexFilters): Matches {
  const conditions = [...search.inTitle, ...search.single];
  const parts = conditions.map((condition): Part => ({ tier: 0, index: "job_index", match: matchOf(condition) }));
  return matchesOf(parts, filters);
}

export function wordsLike(db: Database, word: string): Query {
  const start = word.slice(0, SAME_LETTERS);
  return db
    .prepare(`SELECT term FROM job_title_word WHERE term >= ?1 AND term < ?2 LIMIT ${MAX_WORDS}`)
    .bind(start, `${start}\u{10FFFF}`);
}
