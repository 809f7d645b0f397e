import { type CategoryId, DEFAULT_CATEGORY } from "../jobs/category-names";
import { KINDS_OF_WORK, type KindOfWork } from "./kinds-of-work";
import { weighed } from "./word-weight";
import { wordsOf } from "./words";

const MAX_KINDS = 2;

interface Guess {
  category: CategoryId;
  points: number;
  kind: KindOfWork | null;
}

function addTo<Key>(points: Map<Key, number>, key: Key, more: number): void {
  points.set(key, (points.get(key) ?? 0) + more);
}

function guessesFor(title: string): Guess[] {
  const ofCategory = new Map<CategoryId, number>();
  const ofKind = new Map<KindOfWork, number>();
  for (const word of new Set(wordsOf(title))) {
    const { kinds, categories, weight } = weighed(word);
    // A word of many kinds is weak evidence for each.
    const share = weight / (kinds.length || categories.length);
    for (const id of kinds) {
      for (const kind of KINDS_OF_WORK.filter((one) => one.id === id)) {
        addTo(ofKind, kind, share);
        addTo(ofCategory, kind.category, share);
      }
    }
    if (kinds.length === 0) for (const category of categories) addTo(ofCategory, category, share);
  }
  const byPoints = [...ofKind].toSorted(([, one], [, other]) => other - one);
  return [...ofCategory]
    .map(([category, points]) => ({
      category,
      points,
      kind: byPoints.find(([kind]) => kind.category === category)?.[0] ?? null,
    }))
    .toSorted((one, other) => other.points - one.points);
}

export function suggestedKinds(title: string): KindOfWork[] {
  const guesses = guessesFor(title);
  const likely = guesses.filter(({ points }) => points === guesses[0]?.points);
  return likely.flatMap(({ kind }) => kind ?? []).slice(0, MAX_KINDS);
}

export const likelyCategory = (title: string): CategoryId => guessesFor(title)[0]?.category ?? DEFAULT_CATEGORY;

interface Fields {
  title?: string;
  category?: string;
}

export function withLikelyCategory<F extends Fields>(fields: F, oldTitle: string): F {
  if (fields.category !== String(likelyCategory(oldTitle))) return fields;
  return { ...fields, category: String(likelyCategory(fields.title ?? "")) };
}
