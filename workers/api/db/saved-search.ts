import { CATEGORIES } from "~/domain/category";
import { zip4Of } from "~/domain/postcode";
import { type Alert, MAX_SAVED_SEARCHES, type SavedFilters, type SavedSearch } from "~/domain/saved-search";
import { areaOf } from "../areas/areas";
import { areasByDistance } from "../areas/by-distance";
import type { Database, Write } from "./database";
import { timeOf } from "./person";
import { mustHaveChanged } from "./transaction";

export interface SearchRow {
  id: number;
  user_id: number;
  name: string | null;
  filters: string;
  alerts: string;
  created_at: number;
}

/** Words with spaces between, as `alerts` is kept. */
export const alertsOf = (words: string) => words.split(" ").filter(Boolean) as Alert[];

/** The address of the feed with a search's filters. */
function feedOf(origin: string, { search, categories, zipcode, distance, price }: SavedFilters): string {
  const asked = { search, categories: categories.join(","), zipcode, distance, price };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null && value !== "") query.set(name, String(value));
  return `${origin}/api/job/feed/${query.size > 0 ? `?${query}` : ""}`;
}

/** A saved search as its owner sees it; `origin` is where the feed is read. */
export function searchOf(row: SearchRow, origin: string): SavedSearch {
  const filters = JSON.parse(row.filters) as SavedFilters;
  return {
    id: row.id,
    name: row.name,
    filters,
    alerts: alertsOf(row.alerts),
    rss: feedOf(origin, filters),
    created_at: timeOf(row.created_at),
  };
}

/** Every job is looked for here. */
const EVERYWHERE = "*";
/** Remote jobs are looked for here: distance does not keep them out. */
const REMOTE = "0";
/** Areas are told apart by their first two digits. */
const regionOf = (zip4: string) => zip4.slice(0, 2);

/** The places under which a search is found: the regions its circle touches, or everywhere. */
function placesOf({ zipcode, distance }: SavedFilters): string[] {
  const origin = zipcode === null ? null : areaOf(zip4Of(zipcode));
  if (!origin || distance === null) return [EVERYWHERE];
  const near = areasByDistance(origin).filter(({ metres }) => metres <= distance);
  return [REMOTE, ...new Set(near.map(({ area }) => regionOf(area.zip4)))];
}

/** The categories under which a search is found; 0: any. */
const keysOf = ({ categories }: SavedFilters) =>
  categories.length === 0 || categories.length === CATEGORIES.length ? [0] : categories;

/** The places and categories a new job asks for: a search is found under one of these pairs at most. */
export function pairsOf(job: { category: number; zip4: string }): { place: string; category: number }[] {
  const place = job.zip4 === REMOTE ? REMOTE : regionOf(job.zip4);
  return [place, EVERYWHERE].flatMap((one) => [0, job.category].map((category) => ({ place: one, category })));
}

interface NewSearch {
  user: number;
  name: string | null;
  filters: SavedFilters;
  alerts: readonly Alert[];
  now: number;
}

/** The search just saved, inside the batch that saves it. */
const NEWEST = "(SELECT max(id) FROM saved_search WHERE user_id = ?1)";

/** Statements that save a search, and then give it. They undo their batch (`ConflictError`) when there are as many as there may be. */
export function saving(db: Database, { user, name, filters, alerts, now }: NewSearch): Write[] {
  const pairs = placesOf(filters).flatMap((place) => keysOf(filters).map((category) => [place, category]));
  return [
    db
      .prepare(
        `INSERT INTO saved_search (user_id, name, filters, alerts, created_at) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE (SELECT count(*) FROM saved_search WHERE user_id = ?1) < ${MAX_SAVED_SEARCHES}`,
      )
      .bind(user, name, JSON.stringify(filters), alerts.join(" "), now),
    mustHaveChanged(db),
    db
      .prepare(
        `INSERT INTO saved_search_place (search_id, place, category)
         SELECT ${NEWEST}, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?2)`,
      )
      .bind(user, JSON.stringify(pairs)),
    db.prepare(`SELECT * FROM saved_search WHERE id = ${NEWEST}`).bind(user),
  ];
}

/** The statement that takes an alert off a search, and leaves the search. */
export function silence(db: Database, search: number, alert: Alert): Write {
  return db
    .prepare(
      "UPDATE saved_search SET alerts = trim(replace(' ' || alerts || ' ', ' ' || ?2 || ' ', ' ')) WHERE id = ?1",
    )
    .bind(search, alert);
}
