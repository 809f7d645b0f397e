import { z } from "zod";
import { kinds } from "../values/kind";
import { missingOr } from "../values/value";
import { CATEGORIES, type CategoryId } from "./category-names";

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

/** A form sends a single category as a string, and none as an empty string. */
export const categories = z.preprocess(
  (value) => (value === "" ? [] : typeof value === "string" ? [value] : value),
  z
    .array(category, { error: missingOr("invalid") })
    .max(CATEGORIES.length, { error: "invalid" })
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: "invalid" }),
) as unknown as z.ZodType<CategoryId[], (number | string)[]>;
