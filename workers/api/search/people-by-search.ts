import type { CategoryId } from "~/domain/jobs/category-names";
import { distanceMetres, type Point } from "~/domain/jobs/distance";
import { categoriesOf } from "~/domain/search/lexicon";
import { corrected } from "~/domain/search/near";
import { isWeak } from "~/domain/search/weak";
import { folded, wordsOf } from "~/domain/search/words";
import type { Language } from "~/domain/values/language";
import type { Database } from "../db/database";
import { isIndexed, quoted } from "../db/job-index";
import { cardOf, personJson } from "../db/person";
import { areaOf } from "../postcodes/areas";
import type { HelperCategory } from "./helpers";
import type { PeoplePage } from "./people-by-rating";

const MAX_MATCHES = 400;
const NOWHERE = 1e9;

interface Looking {
  category: HelperCategory;
  words: readonly string[];
  origin: Point | null;
  radius: number | null;
  rated: boolean;
  from: number;
  to: number;
}

interface Candidate {
  id: number;
  zip4: string;
  rating: number;
  person: string;
  categories: string;
}

/** The rows of a helper have consecutive ids, 0 for all categories (migration 0017). */
const COLUMNS = `h.user_id AS id, h.zip4, h.rating, ${personJson("u")} AS person,
  (SELECT group_concat(x.category) FROM helper x WHERE x.id BETWEEN 16 * h.user_id AND 16 * h.user_id + 15) AS categories`;

function newest(indexed: boolean): string {
  return indexed
    ? `SELECT rowid AS id FROM helper_search WHERE helper_search MATCH ?3 ORDER BY rowid DESC LIMIT ${MAX_MATCHES}`
    : `SELECT 16 * user_id + ?2 AS id FROM helper INDEXED BY helper_by_rating WHERE category = ?2 ORDER BY rating DESC, user_id DESC LIMIT ${MAX_MATCHES}`;
}

const bestOf = (
  category: CategoryId,
) => `SELECT * FROM (SELECT 16 * user_id + ?2 FROM helper INDEXED BY helper_by_rating
  WHERE category = ${category} ORDER BY rating DESC, user_id DESC LIMIT ${MAX_MATCHES})`;

/** No index contains full names. */
const ACQUAINTED = `SELECT 16 * a.other_id + ?2 FROM acquaintance a WHERE a.user_id = ?1 ORDER BY a.other_id DESC LIMIT ${MAX_MATCHES}`;

async function candidates(
  db: Database,
  viewer: number | null,
  { category, words }: Looking,
  about: readonly CategoryId[],
): Promise<Candidate[]> {
  const indexed = words.filter(isIndexed);
  const match = [...indexed.map((word) => `text : ${quoted(word)}`), `facet : ${quoted(`#c${category}#`)}`].join(
    " AND ",
  );
  const known = indexed.length > 0;
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM helper h JOIN user u ON u.id = h.user_id
       WHERE h.id IN (SELECT id FROM (${newest(known)}) UNION SELECT * FROM (${ACQUAINTED}) UNION SELECT 16 * ?1 + ?2${about.map((one) => ` UNION ${bestOf(one)}`).join("")})`,
    )
    .bind(viewer ?? 0, category, ...(known ? [match] : []))
    .all<Candidate>();
  return results;
}

function metresTo(origin: Point | null, zip4: string): number | null {
  const area = origin && areaOf(zip4);
  return origin && area ? distanceMetres(origin, area) : null;
}

/** D1 limits the SELECTs in a compound, which has three others. */
const MAX_CATEGORIES = 2;

interface Trade {
  word: string;
  categories: readonly CategoryId[];
}

const tradesIn = (typed: string): Trade[] =>
  wordsOf(typed)
    .filter((word) => !isWeak(word))
    .map((word) => ({ word, categories: categoriesOf(word) }));

const isOf = ({ word, categories }: Trade, text: string, theirs: string) =>
  folded(text).includes(word) || theirs.split(",").some((id) => categories.includes(Number(id) as CategoryId));

export async function bySearch(
  db: Database,
  viewer: number | null,
  language: Language,
  looking: Looking,
): Promise<PeoplePage & { meant?: string }> {
  const matches = await matching(db, viewer, language, looking);
  const meant = matches.count === 0 ? corrected(looking.words.join(" "), new Set()) : null;
  if (!meant) return matches;
  const instead = await matching(db, viewer, language, { ...looking, words: meant.split(" ") });
  return instead.count > 0 ? { ...instead, meant } : matches;
}

/** Matches are checked against the text as the viewer sees it, so that search reveals nothing hidden. */
async function matching(
  db: Database,
  viewer: number | null,
  language: Language,
  looking: Looking,
): Promise<PeoplePage> {
  const words = looking.words.map((word) => word.toLowerCase());
  const { origin, radius, rated } = looking;
  const trades = tradesIn(looking.words.join(" "));
  const about = [...new Set(trades.flatMap(({ categories }) => categories))].slice(0, MAX_CATEGORIES);
  const matches = (await candidates(db, viewer, looking, about))
    .map((one) => {
      const card = cardOf(one.person, viewer, language);
      const text = `${card.name}\n${card.function_title ?? ""}`.toLowerCase();
      return { ...one, metres: metresTo(origin, one.zip4), isNamed: words.every((word) => text.includes(word)), text };
    })
    .filter(({ metres, isNamed, text, categories }) => {
      if (radius !== null && (metres === null || metres > radius)) return false;
      return isNamed || (trades.length > 0 && trades.every((trade) => isOf(trade, text, categories)));
    })
    .toSorted(
      (one, other) =>
        (rated || !origin ? other.rating - one.rating : 0) ||
        (one.metres ?? NOWHERE) - (other.metres ?? NOWHERE) ||
        other.id - one.id,
    );
  return { count: matches.length, ids: matches.slice(looking.from, looking.to).map(({ id }) => id) };
}
