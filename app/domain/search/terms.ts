import type { CategoryId } from "../category-names";
import { FUNCTION_WORDS } from "./function-words";
import { isAbout, kindsOf, meaningOf } from "./lexicon";
import { stemsOf } from "./stems";
import { allWords, wordsOf } from "./words";

/** A job as a search knows it: words between spaces, with one before the first and after the last. */
export interface Terms {
  /** The words of the title as they are written. */
  title: string;
  titleStems: string;
  /** Stems of the title, the description and the town. */
  stems: string;
  /** `#c4#` for the category, `#k17#` for a kind of work, `#t4#` for a trade whose work it is. */
  facets: string;
}

/** A job is of so many kinds at most: the next ones are named in passing. */
const MOST_KINDS = 3;

const between = (words: Iterable<string>) => ` ${[...new Set(words)].join(" ")} `;
const stemsIn = (text: string) =>
  allWords(text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .flatMap(stemsOf);

/** The part of a job that is searched by words. */
export interface Described {
  title: string;
  description: string;
  category: CategoryId;
  city: string | null;
}

/** Returns what a search knows of a job. The description tells its kind only when the title says nothing of it. */
export function termsOf(job: Described): Terms {
  const says = wordsOf(job.title).some((word) => isAbout(meaningOf(word)));
  const kinds = kindsOf(says ? job.title : job.description).slice(0, MOST_KINDS);
  const trades = new Set([job.category, ...kinds.map(({ category }) => category)]);
  return {
    title: ` ${allWords(job.title).join(" ")} `,
    titleStems: between(stemsIn(job.title)),
    stems: between(stemsIn(`${job.title} ${job.description} ${job.city ?? ""}`)),
    facets: between([
      `#c${job.category}#`,
      ...kinds.map(({ id }) => `#k${id}#`),
      ...[...trades].map((id) => `#t${id}#`),
    ]),
  };
}
