import { type Condition, queryOf } from "./query";
import type { Terms } from "./terms";

/** Returns whether the terms of a job meet a condition. */
export function meets(terms: Terms, condition: Condition): boolean {
  if ("all" in condition) return condition.all.every((one) => meets(terms, one));
  if ("any" in condition) return condition.any.some((one) => meets(terms, one));
  return terms[condition.field].includes(condition.holds);
}

/** Between the forms of words and their meaning: each stands literally in the text, also in the middle of a word. */
export const LITERAL_TIER = 3;

/** Returns the tier of a condition of a query, by its place. */
export const tierAt = (place: number): number => (place < LITERAL_TIER ? place : place + 1);

/** Returns whether every word that was typed stands literally in a text. */
export function isLiterallyIn(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => lower.includes(word));
}

/** Returns how well a job answers what somebody typed, 0 the best; null when it does not answer every word. `text`: its title and description. */
export function tierOf(terms: Terms, text: string, typed: string): number | null {
  const places = (queryOf(typed)?.tiers ?? []).flatMap((tier, place) => (meets(terms, tier) ? [tierAt(place)] : []));
  const tiers = isLiterallyIn(text, typed) ? [...places, LITERAL_TIER] : places;
  return tiers.length > 0 ? Math.min(...tiers) : null;
}
