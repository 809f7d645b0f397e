import { type Condition, queryOf } from "./query";
import type { Terms } from "./terms";

export function meets(terms: Terms, condition: Condition): boolean {
  if ("all" in condition) return condition.all.every((one) => meets(terms, one));
  if ("any" in condition) return condition.any.some((one) => meets(terms, one));
  return terms[condition.field].includes(condition.holds);
}

/** Behind the tiers of meaning: a `tap` is a kraan before it is a buurtapp. */
export const LITERAL_TIER = 5;

export function isLiterallyIn(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => lower.includes(word));
}

export function tierOf(terms: Terms, text: string, typed: string): number | null {
  const places = (queryOf(typed)?.tiers ?? []).flatMap((tier, place) => (meets(terms, tier) ? [place] : []));
  const tiers = isLiterallyIn(text, typed) ? [...places, LITERAL_TIER] : places;
  return tiers.length > 0 ? Math.min(...tiers) : null;
}
