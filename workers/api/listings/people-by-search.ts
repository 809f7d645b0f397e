import { distanceMetres, type Point } from "~/domain/distance";
import type { Language } from "~/domain/language";
import { areaOf } from "../areas/areas";
import type { Database } from "../db/database";
import { isIndexed, quoted } from "../db/job-index";
import { cardOf, personJson } from "../db/person";
import type { Asked } from "./helpers";
import type { Found } from "./people-by-rating";

/** Only the newest 400 matches are considered (docs/decisions/012-lists.md). */
const MOST = 400;
/** Metres; helpers without a postcode come last. */
const NOWHERE = 1e9;

interface Looking {
  category: Asked;
  words: readonly string[];
  origin: Point | null;
  radius: number | null;
  /** The best rated first, also near a place. */
  rated: boolean;
  from: number;
  to: number;
}

interface Candidate {
  id: number;
  zip4: string;
  rating: number;
  person: string;
}

const COLUMNS = `h.user_id AS id, h.zip4, h.rating, ${personJson("u")} AS person`;

/** SQL; without indexed words the newest of all. */
function newest(indexed: boolean): string {
  return indexed
    ? `SELECT rowid AS id FROM helper_search WHERE helper_search MATCH ?3 ORDER BY rowid DESC LIMIT ${MOST}`
    : `SELECT 16 * user_id + ?2 AS id FROM helper INDEXED BY helper_by_rating WHERE category = ?2 ORDER BY rating DESC, user_id DESC LIMIT ${MOST}`;
}

/** Helpers whose full name the viewer knows, which is in no index. */
const ACQUAINTED = `SELECT 16 * a.other_id + ?2 FROM acquaintance a WHERE a.user_id = ?1 ORDER BY a.other_id DESC LIMIT ${MOST}`;

async function candidates(db: Database, viewer: number | null, { category, words }: Looking): Promise<Candidate[]> {
  const indexed = words.filter(isIndexed);
  const match = [...indexed.map((word) => `text : ${quoted(word)}`), `facet : ${quoted(`#c${category}#`)}`].join(
    " AND ",
  );
  const known = indexed.length > 0;
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM helper h JOIN user u ON u.id = h.user_id
       WHERE h.id IN (SELECT id FROM (${newest(known)}) UNION SELECT * FROM (${ACQUAINTED}) UNION SELECT 16 * ?1 + ?2)`,
    )
    .bind(viewer ?? 0, category, ...(known ? [match] : []))
    .all<Candidate>();
  return results;
}

function metresTo(origin: Point | null, zip4: string): number | null {
  const area = origin && areaOf(zip4);
  return origin && area ? distanceMetres(origin, area) : null;
}

/** Matches are checked against the text as the viewer sees it, so that search reveals nothing hidden. */
export async function bySearch(
  db: Database,
  viewer: number | null,
  language: Language,
  looking: Looking,
): Promise<Found> {
  const words = looking.words.map((word) => word.toLowerCase());
  const { origin, radius, rated } = looking;
  const found = (await candidates(db, viewer, looking))
    .map((one) => ({ ...one, card: cardOf(one.person, viewer, language), metres: metresTo(origin, one.zip4) }))
    .filter(({ card, metres }) => {
      const text = `${card.name}\n${card.function_title ?? ""}`.toLowerCase();
      if (radius !== null && (metres === null || metres > radius)) return false;
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) =>
        (rated || !origin ? other.rating - one.rating : 0) ||
        (one.metres ?? NOWHERE) - (other.metres ?? NOWHERE) ||
        other.id - one.id,
    );
  return { count: found.length, ids: found.slice(looking.from, looking.to).map(({ id }) => id) };
}
