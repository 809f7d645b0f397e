import { type CategoryId, DEFAULT_CATEGORY } from "../category-names";
import type { KindOfWork } from "./kinds-of-work";
import { weighedKindsOf } from "./lexicon";

const MOST = 2;

export function suggestedKinds(title: string): KindOfWork[] {
  const weighed = weighedKindsOf(title);
  const kinds: KindOfWork[] = [];
  for (const { kind, points } of weighed) {
    const isLikely = points === weighed[0]?.points;
    if (isLikely && kinds.every(({ category }) => category !== kind.category)) kinds.push(kind);
  }
  return kinds.slice(0, MOST);
}

/** The category of a job whose placer chose none. */
export const likelyCategory = (title: string): CategoryId => suggestedKinds(title)[0]?.category ?? DEFAULT_CATEGORY;

interface Fields {
  title?: string;
  category?: string;
}

/** Lets a category that the old title suggested follow a new title. The placer's own choice stays. */
export function withLikelyCategory<F extends Fields>(fields: F, oldTitle: string): F {
  if (fields.category !== String(likelyCategory(oldTitle))) return fields;
  return { ...fields, category: String(likelyCategory(fields.title ?? "")) };
}
