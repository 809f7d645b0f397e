import { LITERAL_TIER, tierAt } from "~/domain/search/match";
import type { Condition, Query as Search } from "~/domain/search/query";
import type { Database, Query } from "./database";
import { regionFacet, TERM_COLUMN } from "./job-terms";

/** Maximum results of a search, the newest of each tier (docs/decisions/012-lists.md). */
export const MOST_FOUND = 400;
const MAX_WORDS = 1000;
const SAME_LETTERS = 2;

/** FTS5: a literal string. */
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
  /** First digits of postcodes; the literal index does not know them. */
  regions: readonly string[];
}

/**
 * SQL with its values: `id` and `tier` of the found jobs, the newest of each tier; a job in several tiers occurs once
 * for each.
 */
export interface Matches {
  sql: string;
  values: string[];
}

/** D1 limits the SELECTs in a compound. */
const MAX_SELECTS = 5;

function inTurn(selects: readonly string[]): string {
  if (selects.length <= MAX_SELECTS) return selects.join(" UNION ALL ");
  const [first, rest] = [selects.slice(0, MAX_SELECTS), selects.slice(MAX_SELECTS)];
  return [first, rest].map((some) => `SELECT * FROM (${inTurn(some)})`).join(" UNION ALL ");
}

function matchesOf(parts: readonly Part[], { categories, regions }: IndexFilters): Matches {
  const ofCategories = categories.map((id) => `#c${id}#`);
  const inRegions = regions.map(regionFacet);
  const found = parts.map(
    ({ tier, index }, at) =>
      `SELECT id, ${tier} AS tier FROM (SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ?${at + 1} ORDER BY rowid DESC LIMIT ${MOST_FOUND})`,
  );
  return {
    sql: `SELECT id, tier FROM (${inTurn(found)} LIMIT ${MOST_FOUND})`,
    values: parts.map(({ match, index }) =>
      index === "job_index"
        ? withOneOf(withOneOf(match, "facets", ofCategories), "facets", inRegions)
        : withOneOf(match, "facet", ofCategories),
    ),
  };
}

export function wholeMatches(search: Search, typed: readonly string[], filters: IndexFilters): Matches {
  const tiers = search.tiers.map((condition, at): Part => {
    const before = search.tiers[at - 1];
    const match = before ? `(${matchOf(condition)} NOT ${matchOf(before)})` : matchOf(condition);
    return { tier: tierAt(at), index: "job_index", match };
  });
  const literal: Part = {
    tier: LITERAL_TIER,
    index: "job_search",
    match: `(${typed.map((word) => `text : ${quoted(word)}`).join(" AND ")})`,
  };
  return matchesOf(typed.every(isIndexed) ? [...tiers, literal] : tiers, filters);
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
