import { meaningOf, partsOf, sameAs } from "./lexicon";
import { stemsOf } from "./stems";
import { isWeak } from "./weak";
import { wordsOf } from "./words";

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { field: "title" | "titleStems" | "stems" | "facets"; holds: string };

export interface Query {
  words: readonly string[];
  /** All words in the title; their forms or parts in the title; anywhere; synonyms in the title; or the same kind of work. */
  tiers: readonly Condition[];
  single: readonly Condition[];
  inTitle: readonly Condition[];
}

/** Each word makes the SQL condition longer. */
const MAX_WORDS = 8;
/** `was` is not in `wastafel`. */
const SHORTEST_PART = 4;

const all = (conditions: readonly Condition[]): Condition => ({ all: conditions });
const any = (conditions: readonly Condition[]): Condition => ({ any: conditions });

type Stems = "titleStems" | "stems";

const holdsStem = (field: Stems, stem: string): Condition =>
  stem.length < SHORTEST_PART
    ? { field, holds: ` ${stem} ` }
    : any([
        { field, holds: ` ${stem}` },
        { field, holds: `${stem} ` },
      ]);

const holdsForm = (field: Stems, word: string): Condition => any(stemsOf(word).map((stem) => holdsStem(field, stem)));

const isCity = (stem: string): Condition => ({
  field: "stems",
  holds: stem.length < SHORTEST_PART ? `@${stem}@` : `@${stem}`,
});

const holdsTyped = (field: Stems, word: string): Condition =>
  field === "stems" ? any([holdsForm(field, word), ...stemsOf(word).map(isCity)]) : holdsForm(field, word);

/** `pianoverhuizer`: the first part in a job about the last. */
function holdsWord(field: Stems, word: string): Condition {
  const form = holdsTyped(field, word);
  const parts = partsOf(word)?.filter((part) => !isWeak(part));
  if (!parts || parts.length === 0) return form;
  const apart = all(parts.map((part) => holdsForm(field, part)));
  const [head, tail] = parts;
  if (head === undefined || tail === undefined) return any([form, apart]);
  const about = isAbout(tail);
  return any([form, apart, ...(about.length > 0 ? [all([holdsForm(field, head), any(about)])] : [])]);
}

const holdsMeaning = (field: Stems, word: string): Condition =>
  any([holdsWord(field, word), ...sameAs(word).map((same) => holdsForm(field, same))]);

/** Two neighbours can be written as one: `dak goot`. */
function holdsWords(field: Stems, words: readonly string[], holds: (word: string) => Condition): Condition {
  const joined = words.slice(1).map((word, at) => {
    const others = [...words.slice(0, at), ...words.slice(at + 2)];
    return all([...others.map(holds), holdsForm(field, `${words[at]}${word}`)]);
  });
  return any([all(words.map(holds)), ...joined]);
}

function isAbout(word: string): Condition[] {
  const { kinds, categories } = meaningOf(word);
  return [
    ...kinds.map((id): Condition => ({ field: "facets", holds: `#k${id}#` })),
    ...categories.map((id): Condition => ({ field: "facets", holds: `#t${id}#` })),
  ];
}

export function queryOf(typed: string): Query | null {
  const words = [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const strong = words.filter((word) => !isWeak(word));
  const queried = strong.length > 0 ? strong : words;
  const anyhow = (word: string) => any([holdsMeaning("stems", word), ...isAbout(word)]);
  return {
    words,
    tiers: [
      all(words.map((word) => ({ field: "title", holds: ` ${word} ` }))),
      holdsWords("titleStems", queried, (word) => holdsWord("titleStems", word)),
      holdsWords("stems", queried, (word) => holdsWord("stems", word)),
      holdsWords("titleStems", queried, (word) => holdsMeaning("titleStems", word)),
      holdsWords("stems", queried, anyhow),
    ],
    single: queried.map((word) => {
      // A word of several kinds of work is not enough by itself.
      return isAbout(word).length === 1 ? anyhow(word) : holdsMeaning("stems", word);
    }),
    inTitle: queried.map((word) => holdsForm("titleStems", word)),
  };
}
