import type { Category } from "~/domain/jobs/category-names";
import type { Language } from "~/domain/values/language";
import { postcodeOrArea, zip4Of } from "~/domain/values/postcode";
import { EVERYONE, type HelperSearch } from "./helper-search";
import { readPrice } from "./job-search";

/** Filters as typed; the API validates them. The price is in euros. */
export interface CategorySearch {
  search: string;
  zipcode: string;
  price: string;
}

export const ANY: CategorySearch = { search: "", zipcode: "", price: "" };

export const FILTERS = ["search", "zipcode", "price"] as const;

export const categoryPath = ({ slug }: Pick<Category, "slug">) => `/category/${slug}`;

export function readCategorySearch(query: URLSearchParams, locale: Language): CategorySearch {
  const read = (name: string) => (query.get(name) ?? "").trim();
  return { search: read("search"), zipcode: read("zipcode"), price: readPrice(read("price"), locale) };
}

export function writeCategorySearch(search: CategorySearch, page = 1): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTERS) if (search[name]) query.set(name, search[name]);
  if (page > 1) query.set("page", String(page));
  return query;
}

export function categoryAddress(category: Pick<Category, "slug">, search: CategorySearch, page = 1): string {
  const query = writeCategorySearch(search, page);
  return categoryPath(category) + (query.size > 0 ? `?${query}` : "");
}

export const helpersOfKind = ({ id }: Pick<Category, "id">, { zipcode }: CategorySearch): HelperSearch => ({
  ...EVERYONE,
  category: id,
  zipcode,
});

export const filtersOn = (search: CategorySearch) => FILTERS.filter((name) => search[name]).length;

export function factsQuery({ search, zipcode, price }: CategorySearch) {
  const postcode = postcodeOrArea.safeParse(zipcode);
  return { search, zip4: postcode.success ? zip4Of(postcode.data) : zipcode, price };
}
