import type { CategoryId } from "../category-names";
import { WEAK_WORDS } from "./function-words";
import { KINDS_OF_WORK, type KindOfWork, TRADES } from "./kinds-of-work";
import { stemsOf } from "./stems";
import { allWords, wordsOf } from "./words";

/** What a word is about: kinds of work by number, and whole categories. */
export interface Meaning {
  kinds: readonly number[];
  categories: readonly CategoryId[];
}

interface Entry {
  kinds: Set<number>;
  categories: Set<CategoryId>;
  /** Words that mean the same, with the word itself. */
  same: Set<string>;
}

interface Lexicon {
  byStem: Map<string, Entry>;
  /** Every word as it is written there. */
  words: ReadonlySet<string>;
}

/** Stems are made when first asked for: most requests search nothing. */
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
  for (const { id, words: said } of KINDS_OF_WORK) {
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

/** Every word of the lexicon, folded. */
export const lexiconWords = (): Iterable<string> => lexicon().words;

const isKnown = (word: string): boolean => stemsOf(word).some((stem) => lexicon().byStem.has(stem));

/** Short stems are shared by chance: `caat` and `kat`. */
const SHORTEST_STEM = 4;
const isPart = (word: string): boolean =>
  lexicon().words.has(word) || stemsOf(word).some((stem) => stem.length >= SHORTEST_STEM && lexicon().byStem.has(stem));

/** Shorter parts say too little: `ei` is no part of `eiken`. */
const SHORTEST_PART = 3;
/** So many letters end a word by chance when what comes before is not known: `ad-vies`. */
const LONGEST_CHANCE = 4;
/** Between the parts of a compound: `station(s)klok`, `hond(en)uitlaat`. */
const LINK = /(?:en|e|s)$/;

/** Returns the two parts of a compound, of which the last is known, the longest first; null when there are none. */
export function partsOf(word: string): [string, string] | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART - 1; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!isPart(tail) && !WEAK_WORDS.has(tail)) continue;
    if (isPart(head)) return [head, tail];
    if (head.length > SHORTEST_PART && tail.length > LONGEST_CHANCE) return [head.replace(LINK, ""), tail];
  }
  for (let at = word.length - SHORTEST_PART; at > SHORTEST_PART; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (isPart(head)) return [head, tail];
  }
  return null;
}

/** Returns the words that mean the same as a word, among them the word itself; none for a word that is not known. */
export function sameAs(word: string): string[] {
  const entries = stemsOf(word).map((stem) => lexicon().byStem.get(stem));
  return [...(entries.find((entry) => entry !== undefined)?.same ?? [])];
}

const NOTHING: Meaning = { kinds: [], categories: [] };

/** Returns what a word is about; of a compound that is not known, what its last part is about that says something. */
export function meaningOf(word: string): Meaning {
  const known = stemsOf(word).map((stem) => lexicon().byStem.get(stem));
  const entry = known.find((one) => one !== undefined);
  if (entry) return { kinds: [...entry.kinds], categories: [...entry.categories] };
  const parts = partsOf(word);
  if (!parts) return NOTHING;
  const [head, tail] = parts;
  return meaningOf(WEAK_WORDS.has(tail) ? head : tail);
}

export const isAbout = ({ kinds, categories }: Meaning): boolean => kinds.length + categories.length > 0;

/** Returns whether a word is known, or made of two that are. */
export const isUnderstood = (word: string): boolean =>
  WEAK_WORDS.has(word) ||
  isKnown(word) ||
  (partsOf(word)?.every((part) => isPart(part) || WEAK_WORDS.has(part)) ?? false);

/** Returns the kinds of work that a text is about, the likeliest first: those that most of its words are about. */
export function kindsOf(text: string): KindOfWork[] {
  const points = new Map<number, number>();
  for (const word of new Set(wordsOf(text))) {
    const { kinds } = meaningOf(word);
    // A word of many kinds says less of each.
    for (const kind of kinds)
      points.set(kind, (points.get(kind) ?? 0) + (WEAK_WORDS.has(word) ? 0.5 : 1) / kinds.length);
  }
  return KINDS_OF_WORK.filter(({ id }) => points.has(id)).toSorted(
    (one, other) => (points.get(other.id) ?? 0) - (points.get(one.id) ?? 0),
  );
}
