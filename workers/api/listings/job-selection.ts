import type { CategoryId } from "~/domain/category";
import type { Point } from "~/domain/distance";
import type { JobFilters } from "~/domain/job";
import { PAGE_SIZE } from "~/domain/page";
import { zip4Of } from "~/domain/postcode";
import { areaOf } from "../areas/areas";

/** What a list asks for, in the terms of the counters. */
export interface Selection {
  /** Empty: all of them. */
  categories: readonly CategoryId[];
  /** Least budget in cents; 0 asks for none. */
  price: number;
  zip4: string | null;
  words: readonly string[];
  origin: Point | null;
  radius: number | null;
  byRating: boolean;
  byDistance: boolean;
  /** Positions on the page, from 0: the first, and the one behind the last. */
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

/**
 * The first price band (as migration 0002 numbers them) that lies wholly at or above a price, and where it starts. What is
 * between the price and that start the counters do not tell apart.
 */
export function bandAbove(price: number): { band: number; start: number } {
  const [width, from, first] = price < 50_000 ? [500, 0, 0] : [5_000, 50_000, 100];
  const bands = Math.ceil((price - from) / width);
  return { band: first + bands, start: from + bands * width };
}

/** SQL of the filters on category and price, on columns of `job`. Numbers that passed their schema need no binding. */
export function conditionOf({ categories, price }: Pick<Selection, "categories" | "price">): string {
  const category =
    categories.length === 0
      ? ""
      : categories.length === 1
        ? ` AND category = ${categories[0]}`
        : ` AND category IN (${categories.join(", ")})`;
  return price > 0 ? `${category} AND budget >= ${price}` : category;
}
