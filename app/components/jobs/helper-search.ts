import { CATEGORIES, type CategoryId, DEFAULT_CATEGORY } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { DEFAULT_DISTANCE_KM, metresOf } from "./job-search";

export const SORTS = ["nearest", "rating"] as const;
export type HelperSort = (typeof SORTS)[number];

/** Filters as typed; the API validates them. The distance is in kilometres. */
export interface HelperSearch {
  search: string;
  category: CategoryId | 0;
  zipcode: string;
  distance: string;
  sort: HelperSort;
}

export const EVERYONE: HelperSearch = {
  search: "",
  category: 0,
  zipcode: "",
  distance: String(DEFAULT_DISTANCE_KM),
  sort: "nearest",
};

export const helpersFor = (job: Pick<Job, "category" | "zipcode" | "is_remote">): HelperSearch => ({
  ...EVERYONE,
  category: CATEGORIES.find(({ id }) => id === job.category && id !== DEFAULT_CATEGORY)?.id ?? 0,
  zipcode: job.is_remote ? "" : (job.zipcode ?? ""),
});

export const FILTERS = ["search", "category", "zipcode", "distance", "sort"];

export const shownSort = ({ sort, zipcode }: HelperSearch): HelperSort => (zipcode ? sort : "rating");

export function readHelperSearch(query: URLSearchParams, ownZipcode: string | null = null): HelperSearch {
  const read = (name: string) => (query.get(name) ?? "").trim();
  return {
    search: read("search"),
    category: CATEGORIES.find(({ id }) => String(id) === read("category"))?.id ?? 0,
    zipcode: query.has("zipcode") ? read("zipcode") : (ownZipcode ?? ""),
    distance: read("distance") || String(DEFAULT_DISTANCE_KM),
    sort: read("sort") === "rating" ? "rating" : "nearest",
  };
}

export function writeHelperSearch(search: HelperSearch, page = 1, ownZipcode: string | null = null): URLSearchParams {
  const query = new URLSearchParams();
  if (search.search) query.set("search", search.search);
  if (search.category) query.set("category", String(search.category));
  if (search.zipcode !== (ownZipcode ?? "")) query.set("zipcode", search.zipcode);
  if (search.distance !== String(DEFAULT_DISTANCE_KM)) query.set("distance", search.distance);
  if (search.sort !== "nearest") query.set("sort", search.sort);
  if (page > 1) query.set("page", String(page));
  return query;
}

export function helpersAddress(search: HelperSearch, page = 1, ownZipcode: string | null = null): string {
  const query = writeHelperSearch(search, page, ownZipcode);
  return query.size > 0 ? `/helpers?${query}` : "/helpers";
}

export const filtersOn = ({ search, category, zipcode }: HelperSearch) =>
  [search, category, zipcode].filter(Boolean).length;

export function helperQuery(search: HelperSearch, page: number) {
  return {
    page,
    search: search.search,
    category: search.category || undefined,
    zipcode: search.zipcode,
    distance: search.zipcode ? metresOf(search.distance) : undefined,
    sort_rating: search.sort === "rating",
  };
}
