import type { CategoryId } from "../jobs/category-names";
import { FUNCTION_WORDS } from "./function-words";
import { isAbout, meaningOf } from "./lexicon";
import { stemsOf } from "./stems";
import { kindsOf } from "./word-weight";
import { allWords, wordsOf } from "./words";

/** A space at both ends of the words, for matching whole words. */
export interface Terms {
  title: string;
  titleStems: string;
  /** `@haag@` for the city: a synonym must not match it. */
  stems: string;
  /** `#c4#` for the category, `#k17#` for a kind of work, `#t4#` for a trade whose work it is. */
  facets: string;
}

const MAX_KINDS = 3;

const between = (words: Iterable<string>) => ` ${[...new Set(words)].join(" ")} `;
const stemsIn = (text: string) =>
  allWords(text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .flatMap(stemsOf);

export interface Described {
  title: string;
  description: string;
  category: CategoryId;
  city: string | null;
}

export function termsOf(job: Described): Terms {
  const says = wordsOf(job.title).some((word) => isAbout(meaningOf(word)));
  const kinds = kindsOf(says ? job.title : job.description).slice(0, MAX_KINDS);
  const trades = new Set([job.category, ...kinds.map(({ category }) => category)]);
  return {
    title: ` ${allWords(job.title).join(" ")} `,
    titleStems: between(stemsIn(job.title)),
    stems: between([
      ...stemsIn(`${job.title} ${job.description}`),
      ...stemsIn(job.city ?? "").map((stem) => `@${stem}@`),
    ]),
    facets: between([
      `#c${job.category}#`,
      ...kinds.map(({ id }) => `#k${id}#`),
      ...[...trades].map((id) => `#t${id}#`),
    ]),
  };
}
