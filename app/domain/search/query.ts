import { meaningOf, partsOf, sameAs } from "./lexicon";
import { stemsOf } from "./stems";
import { isWeak } from "./weak";
import { wordsOf } from "./words";

/** A condition on the terms of a job: strings that one of their fields must hold. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { field: "title" | "titleStems" | "stems" | "facets"; holds: string };

/** A search, from the strictest condition to the loosest. */
export interface Query {
  /** The words that say something, folded. */
  words: readonly string[];
  /**
   * Every word stands in the title; forms or parts of them do; they stand anywhere; words that mean the same stand in the
   * title; or the job is of their kind of work.
   */
  tiers: readonly Condition[];
  /** A condition for each word by itself, for searches that no job answers as a whole. */
  single: readonly Condition[];
  /** A condition for each word: a form of it stands in the title. */
  inTitle: readonly Condition[];
}

/** A search looks at so many words: each makes the condition longer. */
const MOST_WORDS = 8;
/** A shorter stem is no part of a longer word: `was` is not in `wastafel`. */
const SHORTEST_PART = 4;

const all = (conditions: readonly Condition[]): Condition => ({ all: conditions });
const any = (conditions: readonly Condition[]): Condition => ({ any: conditions });

type Stems = "titleStems" | "stems";

/** Words begin or end with it, when it is long enough to be a part of them. */
const holdsStem = (field: Stems, stem: string): Condition =>
  stem.length < SHORTEST_PART
    ? { field, holds: ` ${stem} ` }
    : any([
        { field, holds: ` ${stem}` },
        { field, holds: `${stem} ` },
      ]);

const holdsForm = (field: Stems, word: string): Condition => any(stemsOf(word).map((stem) => holdsStem(field, stem)));

/** A form of the word; both its parts apart; or its first part in a job that is about its last: `pianoverhuizer`. */
function holdsWord(field: Stems, word: string): Condition {
  const form = holdsForm(field, word);
  const parts = partsOf(word)?.filter((part) => !isWeak(part));
  if (!parts || parts.length === 0) return form;
  const apart = all(parts.map((part) => holdsForm(field, part)));
  const [head, tail] = parts;
  if (head === undefined || tail === undefined) return any([form, apart]);
  const about = isAbout(tail);
  return any([form, apart, ...(about.length > 0 ? [all([holdsForm(field, head), any(about)])] : [])]);
}

/** A form of the word, or of one that means the same. */
const holdsMeaning = (field: Stems, word: string): Condition =>
  any([holdsWord(field, word), ...sameAs(word).map((same) => holdsForm(field, same))]);

/** Every word is there, or two that follow each other are there as one: `dak goot`. */
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

/** Reads what somebody typed; null when it has no word. */
export function queryOf(typed: string): Query | null {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const strong = words.filter((word) => !isWeak(word));
  const asked = strong.length > 0 ? strong : words;
  const anyhow = (word: string) => any([holdsMeaning("stems", word), ...isAbout(word)]);
  return {
    words,
    tiers: [
      all(words.map((word) => ({ field: "title", holds: ` ${word} ` }))),
      holdsWords("titleStems", asked, (word) => holdsWord("titleStems", word)),
      holdsWords("stems", asked, (word) => holdsWord("stems", word)),
      holdsWords("titleStems", asked, (word) => holdsMeaning("titleStems", word)),
      holdsWords("stems", asked, anyhow),
    ],
    single: asked.map((word) => {
      // A word of several kinds of work is no reason by itself.
      return isAbout(word).length === 1 ? anyhow(word) : holdsMeaning("stems", word);
    }),
    inTitle: asked.map((word) => holdsForm("titleStems", word)),
  };
}
