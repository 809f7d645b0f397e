import type { CategoryId } from "~/domain/jobs/category-names";
import type { Point } from "~/domain/jobs/distance";
import type { JobFilters } from "~/domain/jobs/job";
import { PAGE_SIZE } from "~/domain/values/page";
import { zip4Of } from "~/domain/values/postcode";
import { areaOf } from "../postcodes/areas";

export interface Selection {
  categories: readonly CategoryId[];
  /** Cents; 0: any. */
  price: number;
  zip4: string | null;
  words: readonly string[];
  origin: Point | null;
  radius: number | null;
  byRating: boolean;
  byDistance: boolean;
  from: number;
  to: number;
}

export function selectionOf(filters: JobFilters): Selection {
  const origin = filters.zipcode ? areaOf(zip4Of(filters.zipcode)) : null;
  const from = (filters.page - 1) * PAGE_SIZE;
  return {
    categories: [...new Set(filters.categories)],
    price: filters.price ?? 0,
    zip4: filters.zip4 ?? null,
    words: (filters.search ?? "").split(/\s+/).filter(Boolean),
    origin,
    radius: origin && filters.distance ? filters.distance : null,
    byRating: filters.sort_rating,
    byDistance: filters.sort_distance && origin !== null,
    from,
    to: from + PAGE_SIZE,
  };
}

/** Bands are of migration 0002. The remainder between the price and `start` is not in the counters. */
export function bandAbove(price: number): { band: number; start: number } {
  const [width, from, first] = price < 50_000 ? [500, 0, 0] : [5_000, 50_000, 100];
  const bands = Math.ceil((price - from) / width);
  return { band: first + bands, start: from + bands * width };
}

/** Whole euros are of migration 0035. Neither counts below `start`. */
export function countersFor(price: number): { unit: "band" | "euro"; least: number; start: number } {
  const { band, start } = bandAbove(price);
  if (start === price) return { unit: "band", least: band, start };
  const euros = Math.ceil(price / 100);
  return { unit: "euro", least: euros, start: euros * 100 };
}

/** Validated numbers need no binding. */
export function conditionOf({ categories, price }: Pick<Selection, "categories" | "price">): string {
  const category =
    categories.length === 0
      ? ""
      : categories.length === 1
        ? ` AND category = ${categories[0]}`
        : ` AND category IN (${categories.join(", ")})`;
  return price > 0 ? `${category} AND budget >= ${price}` : category;
}
