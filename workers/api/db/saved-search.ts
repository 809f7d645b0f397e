import { CATEGORIES } from "~/domain/jobs/category-names";
import { type Alert, MAX_SAVED_SEARCHES, type SavedFilters, type SavedSearch } from "~/domain/jobs/saved-search";
import type { Page } from "~/domain/values/page";
import { zip4Of } from "~/domain/values/postcode";
import { areaOf } from "../postcodes/areas";
import { areasByDistance } from "../postcodes/by-distance";
import type { Database, Write } from "./database";
import { pageOfRows } from "./page";
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

export const alertsOf = (words: string) => words.split(" ").filter(Boolean) as Alert[];

function feedOf(origin: string, { search, categories, zipcode, distance, price }: SavedFilters): string {
  const filters = { search, categories: categories.join(","), zipcode, distance, price };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== null && value !== "") query.set(name, String(value));
  return `${origin}/api/job/feed/${query.size > 0 ? `?${query}` : ""}`;
}

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

const EVERYWHERE = "*";
const REMOTE = "0";
const REGION_DIGITS = 2;
const regionOf = (zip4: string) => zip4.slice(0, REGION_DIGITS);

function placesOf({ zipcode, distance }: SavedFilters): string[] {
  const origin = zipcode === null ? null : areaOf(zip4Of(zipcode));
  if (!origin || distance === null) return [EVERYWHERE];
  const near = areasByDistance(origin).filter(({ metres }) => metres <= distance);
  return [REMOTE, ...new Set(near.map(({ area }) => regionOf(area.zip4)))];
}

const keysOf = ({ categories }: SavedFilters) =>
  categories.length === 0 || categories.length === CATEGORIES.length ? [0] : categories;

const PLACE_OF_JOB = `(SELECT iif(zip4 = '${REMOTE}', zip4, substr(zip4, 1, ${REGION_DIGITS})) FROM j)`;

export const PAIRS_OF_JOB = [PLACE_OF_JOB, `'${EVERYWHERE}'`].flatMap((place) =>
  ["0", "(SELECT category FROM j)"].map((category) => ({ place, category })),
);

interface NewSearch {
  user: number;
  name: string | null;
  filters: SavedFilters;
  alerts: readonly Alert[];
  now: number;
}

const NEWEST = "(SELECT max(id) FROM saved_search WHERE user_id = ?1)";

const pairsIn = (filters: SavedFilters) =>
  JSON.stringify(placesOf(filters).flatMap((place) => keysOf(filters).map((category) => [place, category])));

/** `ConflictError` at the limit per user. */
export function insertSearch(db: Database, { user, name, filters, alerts, now }: NewSearch): Write[] {
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
      .bind(user, pairsIn(filters)),
    db.prepare(`SELECT * FROM saved_search WHERE id = ${NEWEST}`).bind(user),
  ];
}

interface OwnSearch {
  id: number;
  user: number;
}

export const findSearch = (db: Database, { id, user }: OwnSearch): Promise<SearchRow | null> =>
  db.prepare("SELECT * FROM saved_search WHERE id = ? AND user_id = ?").bind(id, user).first<SearchRow>();

export function changeSearch(
  db: Database,
  { id, user }: OwnSearch,
  { name, filters, alerts }: Omit<NewSearch, "user" | "now">,
): Write[] {
  return [
    db
      .prepare("UPDATE saved_search SET name = ?, filters = ?, alerts = ? WHERE id = ? AND user_id = ?")
      .bind(name, JSON.stringify(filters), alerts.join(" "), id, user),
    mustHaveChanged(db),
    db.prepare("DELETE FROM saved_search_place WHERE search_id = ?").bind(id),
    db
      .prepare(
        `INSERT INTO saved_search_place (search_id, place, category)
         SELECT ?1, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?2)`,
      )
      .bind(id, pairsIn(filters)),
  ];
}

export function removeAlert(db: Database, search: number, alert: Alert): Write {
  return db
    .prepare(
      "UPDATE saved_search SET alerts = trim(replace(' ' || alerts || ' ', ' ' || ?2 || ' ', ' ')) WHERE id = ?1",
    )
    .bind(search, alert);
}

export function listSearches(db: Database, user: number, page: number): Promise<Page<SearchRow>> {
  const own = "FROM saved_search WHERE user_id = ?";
  return pageOfRows<SearchRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${own}`).bind(user),
    rows: (limit) => db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(user),
  });
}

export const deleteSearch = (db: Database, { id, user }: OwnSearch): Write =>
  db.prepare("DELETE FROM saved_search WHERE id = ? AND user_id = ?").bind(id, user);
