import { CATEGORIES, type CategoryId } from "~/domain/jobs/category-names";
import { MAX_DISTANCE_KM } from "~/domain/jobs/distance";
import type { SavedFilters } from "~/domain/jobs/saved-search";
import { typedMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";

export const SORTS = ["nearest", "newest", "rating"] as const;
export type JobSort = (typeof SORTS)[number];

export const VIEWS = ["list", "map"] as const;
type JobView = (typeof VIEWS)[number];

export const DEFAULT_DISTANCE_KM = 25;
export const DISTANCE_STEPS = [5, 10, 25, 50, MAX_DISTANCE_KM];
export const MAX_PRICE_EUROS = 500;
export const PRICE_STEP_EUROS = 5;

/** A search as typed; the API validates it. Distance in kilometres, price in euros. */
export interface JobSearch {
  search: string;
  category: CategoryId | 0;
  zipcode: string;
  price: string;
  distance: string;
  sort: JobSort;
  zip4: string;
  view: JobView;
}

export const EVERYTHING: JobSearch = {
  search: "",
  category: 0,
  zipcode: "",
  price: "",
  distance: String(DEFAULT_DISTANCE_KM),
  sort: "nearest",
  zip4: "",
  view: "list",
};

const isSort = (word: string | null): word is JobSort => SORTS.some((sort) => sort === word);

export const shownSort = ({ sort, zipcode }: JobSearch): JobSort => (sort === "nearest" && !zipcode ? "newest" : sort);

interface Reader {
  locale: Language;
  ownZipcode?: string | null;
}

export function readSearch(query: URLSearchParams, { locale, ownZipcode = null }: Reader): JobSearch {
  const read = (name: string) => (query.get(name) ?? "").trim();
  const category = CATEGORIES.find(({ id }) => String(id) === read("categories"))?.id ?? 0;
  const sort = query.get("sort");
  return {
    search: read("search"),
    category,
    zipcode: query.has("zipcode") ? read("zipcode") : (ownZipcode ?? ""),
    price: readPrice(read("price"), locale),
    distance: read("distance") || String(DEFAULT_DISTANCE_KM),
    sort: isSort(sort) ? sort : "nearest",
    zip4: /^[1-9]\d{3}$/.test(read("zip4")) ? read("zip4") : "",
    view: query.get("view") === "map" ? "map" : "list",
  };
}

/** Empty for zero. Other texts stay as typed, for the API to reject. */
export function readPrice(typed: string, locale: Language): string {
  const price = typedMoney(typed, locale);
  return /^0*([.,]0*)?$/.test(price) ? "" : price;
}

export function writeSearch(search: JobSearch, ownZipcode: string | null = null): string {
  const query = new URLSearchParams();
  if (search.search) query.set("search", search.search);
  if (search.category) query.set("categories", String(search.category));
  // Contains even the user's own postcode, because the address can be shared.
  if (search.zipcode || ownZipcode) query.set("zipcode", search.zipcode);
  if (search.price) query.set("price", search.price);
  if (search.distance !== String(DEFAULT_DISTANCE_KM)) query.set("distance", search.distance);
  if (search.sort !== "nearest") query.set("sort", search.sort);
  if (search.zip4) query.set("zip4", search.zip4);
  if (search.view !== "list") query.set("view", search.view);
  const written = query.toString();
  return written && `?${written}`;
}

export function searchAddress(search: JobSearch, page = 1, ownZipcode: string | null = null): string {
  return `/browse-tasks${page > 1 ? `/${page}` : ""}${writeSearch(search, ownZipcode)}`;
}

export function isFiltered({ search, category, zipcode, price, zip4 }: JobSearch): boolean {
  return Boolean(search || category || zipcode || price || zip4);
}

export function listQuery(search: JobSearch, page: number) {
  return {
    page,
    search: search.search,
    categories: search.category,
    zipcode: search.zipcode,
    price: search.price,
    zip4: search.zip4,
    distance: search.zipcode ? metresOf(search.distance) : undefined,
    sort_rating: search.sort === "rating",
    sort_distance: search.sort === "nearest",
  };
}

export function filtersOf({ search, category, zipcode, price, distance }: JobSearch) {
  return {
    search,
    categories: category ? [category] : [],
    zipcode,
    price,
    distance: zipcode ? metresOf(distance) : undefined,
  };
}

/** A list shows one category. A saved search with several, which apps can create, shows all. */
export function searchFrom({ search, categories, zipcode, price, distance }: SavedFilters): JobSearch {
  const [category, ...others] = categories;
  return {
    ...EVERYTHING,
    search: search ?? "",
    category: category && others.length === 0 ? category : 0,
    zipcode: zipcode ?? "",
    price: price ?? "",
    distance: String(distance === null ? DEFAULT_DISTANCE_KM : Math.max(1, Math.round(distance / 1000))),
  };
}

export function feedAddress(search: JobSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filtersOf(search))) {
    const written = Array.isArray(value) ? value.join(",") : (value ?? "");
    if (written) query.set(name, written);
  }
  return `/api/job/feed/${query.size > 0 ? `?${query}` : ""}`;
}

/** Returns an invalid number unchanged, for the API to reject. */
export function metresOf(distance: string): string {
  return /^\d{1,5}$/.test(distance) ? String(Number(distance) * 1000) : distance;
}

export const saveAddress = (search: JobSearch) =>
  `/browse-tasks/bewaren${writeSearch({ ...search, sort: "nearest", zip4: "", view: "list" })}`;

export function filtersOn({ search, category, zipcode, price, zip4 }: JobSearch): number {
  return [search, category, zipcode, price, zip4].filter(Boolean).length;
}
