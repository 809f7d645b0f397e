import type { CategoryId } from "../jobs/category-names";
import { KINDS_OF_WORK, TRADES } from "./kinds-of-work";
import { stemsOf } from "./stems";
import { isWeak } from "./weak";
import { allWords, wordsOf } from "./words";

export interface Meaning {
  kinds: readonly number[];
  categories: readonly CategoryId[];
}

interface Entry {
  kinds: Set<number>;
  categories: Set<CategoryId>;
  same: Set<string>;
}

interface Lexicon {
  byStem: Map<string, Entry>;
  words: ReadonlySet<string>;
}

/** Lazy: most requests do not search. */
function read(): Lexicon {
  const byStem = new Map<string, Entry>();
  const words = new Set<string>();
  const add = (group: string, say: (entry: Entry) => void) => {
    for (const word of allWords(group)) {
      words.add(word);
      for (const stem of stemsOf(word)) {
        const entry = byStem.get(stem) ?? { kinds: new Set(), categories: new Set(), same: new Set() };
        say(entry);
        byStem.set(stem, entry);
      }
    }
  };
  for (const { id, nl, en, words: said } of KINDS_OF_WORK) {
    for (const word of wordsOf(`${nl} ${en}`)) add(word, ({ kinds }) => kinds.add(id));
    for (const group of said.split(",")) {
      add(group, ({ kinds, same }) => {
        kinds.add(id);
        for (const word of allWords(group)) same.add(word);
      });
    }
  }
  for (const { category, words: said } of TRADES) add(said, ({ categories }) => categories.add(category));
  return { byStem, words };
}

let made: Lexicon | undefined;
const lexicon = (): Lexicon => {
  made ??= read();
  return made;
};

export const lexiconWords = (): Iterable<string> => lexicon().words;

const isKnown = (word: string): boolean => stemsOf(word).some((stem) => lexicon().byStem.has(stem));

/** Short stems collide by chance: `caat` and `kat`. */
const SHORTEST_STEM = 4;
const isPart = (word: string): boolean =>
  lexicon().words.has(word) || stemsOf(word).some((stem) => stem.length >= SHORTEST_STEM && lexicon().byStem.has(stem));

/** Shorter parts are meaningless: `ei` is not a part of `eiken`. */
const SHORTEST_PART = 3;
/** After an unknown start a shorter ending is a coincidence: `ad-vies`. */
const LONGEST_CHANCE = 4;
/** `station(s)klok`, `hond(en)uitlaat`. */
const LINK = /(?:en|e|s)$/;

/** The longest possible first part: `voordeur-slot`, not `voor-deurslot`. */
export function partsOf(word: string): [string, string] | null {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART) }, (_, at): [string, string] => [
    word.slice(0, SHORTEST_PART + at),
    word.slice(SHORTEST_PART + at),
  ]);
  const isSaid = (part: string) => isPart(part) || isWeak(part);
  const whole = cuts.find(([head, tail]) => isPart(head.replace(LINK, "")) && isSaid(tail)) ?? null;
  if (whole) return isPart(whole[0]) ? whole : [whole[0].replace(LINK, ""), whole[1]];
  const last = cuts.find(([head, tail]) => head.length > SHORTEST_PART && tail.length > LONGEST_CHANCE && isSaid(tail));
  if (last) return [last[0].replace(LINK, ""), last[1]];
  return cuts.findLast(([head]) => isPart(head)) ?? null;
}

export function sameAs(word: string): string[] {
  const entries = stemsOf(word).map((stem) => lexicon().byStem.get(stem));
  return [...(entries.find((entry) => entry !== undefined)?.same ?? [])];
}

const NOTHING: Meaning = { kinds: [], categories: [] };

export function meaningOf(word: string): Meaning {
  const known = stemsOf(word).map((stem) => lexicon().byStem.get(stem));
  const entry = known.find((one) => one !== undefined);
  if (entry) return { kinds: [...entry.kinds], categories: [...entry.categories] };
  const parts = partsOf(word);
  if (!parts) return NOTHING;
  const [head, tail] = parts;
  return meaningOf(isWeak(tail) ? head : tail);
}

export const isAbout = ({ kinds, categories }: Meaning): boolean => kinds.length + categories.length > 0;

export const isUnderstood = (word: string): boolean =>
  isWeak(word) || isKnown(word) || (partsOf(word)?.every((part) => isPart(part) || isWeak(part)) ?? false);

export function categoriesOf(word: string): CategoryId[] {
  const { kinds, categories } = meaningOf(word);
  const ofKinds = KINDS_OF_WORK.filter(({ id }) => kinds.includes(id)).map(({ category }) => category);
  return [...new Set([...categories, ...ofKinds])];
}
