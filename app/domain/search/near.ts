import { isUnderstood, lexiconWords } from "./lexicon";
import { isWeak } from "./weak";
import { wordsOf } from "./words";

/** So many letters may differ: a short word becomes another word too easily. */
const mayDiffer = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns how many letters differ: one more, one less, another one, or two swapped. `most + 1` when they are more. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? most) + 1,
        (last[j] ?? most) + 1,
        (last[j - 1] ?? most) + (same ? 0 : 1),
        swapped && i > 1 && j > 1 ? (before[j - 2] ?? most) + 1 : most + 1,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

/** Letters that sound alike, so that they are written for each other. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ei|ey|y/g, "ij"],
  [/au/g, "ou"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/sch/g, "sg"],
  [/ch/g, "g"],
  [/c/g, "k"],
  [/q/g, "k"],
  [/z/g, "s"],
  [/v/g, "f"],
  [/(.)\1/g, "$1"],
  [/d$/, "t"],
  [/b$/, "p"],
];
const soundOf = (word: string) => SOUNDS.reduce((said, [letters, sound]) => said.replace(letters, sound), word);

interface Heard {
  word: string;
  sound: string;
}

const heardOf = (words: Iterable<string>): Heard[] =>
  [...words].flatMap((word) => (isWeak(word) ? [] : [{ word, sound: soundOf(word) }]));

/** The words of the lexicon, once for each isolate. */
let ofLexicon: Heard[] | undefined;
const heardInLexicon = (): Heard[] => {
  ofLexicon ??= heardOf(lexiconWords());
  return ofLexicon;
};

/** These end forms of a word. */
const ENDING = /[denrst]$/;
/** With so many letters, a word that differs in one is hardly another one. */
const LONG = 8;

/** Another ending makes another word: `kapper` and `kappen`. Any other last letter is a mistake: `kraam` and `kraan`. */
const isOtherEnding = (word: string, other: string) =>
  word.length < LONG &&
  word.length === other.length &&
  word.slice(0, -1) === other.slice(0, -1) &&
  ENDING.test(word) &&
  ENDING.test(other);

/** A mistake in the first letter is rare: a short word that begins otherwise is another one, as `hond` and `rond`. */
const LONG_ENOUGH = 5;
const isOtherStart = (word: string, other: string) => word.length < LONG_ENOUGH && word[0] !== other[0];

/** The nearest word, of two as near the one that begins with the same letter; undefined when none is near. */
function nearest(word: string, known: readonly Heard[]): string | undefined {
  const most = mayDiffer(word);
  const sound = soundOf(word);
  let best: { word: string; far: number } | undefined;
  for (const { word: one, sound: heard } of known) {
    const isHeard = heard === sound;
    if (!isHeard && (isOtherEnding(word, one) || isOtherStart(word, one))) continue;
    const letters = isHeard ? 0.5 : distanceOf(word, one, most);
    const far = letters + (one[0] === word[0] ? 0 : 0.5);
    if (letters <= most && (!best || far < best.far)) best = { word: one, far };
  }
  return best?.word;
}

/**
 * Returns a search with the words that nobody understands changed into words like them, of the lexicon or of `seen`,
 * the words of the titles there are; null when no word changes.
 */
export function corrected(typed: string, seen: ReadonlySet<string>): string | null {
  const words = wordsOf(typed);
  const changed = words.map((word) =>
    seen.has(word) || isUnderstood(word)
      ? word
      : (nearest(word, heardInLexicon()) ?? nearest(word, heardOf(seen)) ?? word),
  );
  return changed.every((word, at) => word === words[at]) ? null : changed.join(" ");
}
