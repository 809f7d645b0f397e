import { z } from "zod";
import { kinds } from "./kind";
import { missingOr } from "./value";

/** The ten categories of the contract, by number, with their slugs and the name in both languages. */
export const CATEGORIES = [
  { id: 1, slug: "handig", nl: "Handig", en: "Handy" },
  { id: 2, slug: "schoonmaken", nl: "Schoonmaken", en: "Cleaning" },
  { id: 3, slug: "verhuizen", nl: "Verhuizen", en: "Moving" },
  { id: 4, slug: "schilderen", nl: "Schilderen", en: "Painting" },
  { id: 5, slug: "tuinieren", nl: "Tuinieren", en: "Gardening" },
  { id: 6, slug: "overig", nl: "Overig", en: "Other" },
  { id: 7, slug: "fotografie", nl: "Fotografie", en: "Photography" },
  { id: 8, slug: "tech", nl: "Tech", en: "Tech" },
  { id: 9, slug: "elektra", nl: "Elektra", en: "Electricity" },
  { id: 10, slug: "loodgieter", nl: "Loodgieter", en: "Plumbing" },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryId = Category["id"];
export const DEFAULT_CATEGORY: CategoryId = 6;

/** The category of a number; `overig` for a number that is none. */
export function categoryOf(id: number) {
  return CATEGORIES.find((category) => category.id === id) ?? CATEGORIES[5];
}

/** A category's number, also as digits in text. */
export const category = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    { error: missingOr("choice") },
  )
  .refine((id): id is CategoryId => CATEGORIES.some((known) => known.id === id), { error: "choice" })
  .register(kinds, {
    in: { type: "integer", minimum: 1, maximum: CATEGORIES.length },
    out: { type: "integer", minimum: 1, maximum: CATEGORIES.length },
  });

/** The categories a person chose, each once. One value, as a form sends it, is a list of one; an empty one is none. */
export const categories = z.preprocess(
  (value) => (value === "" ? [] : typeof value === "string" ? [value] : value),
  z
    .array(category, { error: missingOr("invalid") })
    .max(CATEGORIES.length, { error: "invalid" })
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: "invalid" }),
) as unknown as z.ZodType<CategoryId[], (number | string)[]>;
