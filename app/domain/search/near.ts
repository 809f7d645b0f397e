import { isUnderstood, lexiconWords } from "./lexicon";
import { isWeak } from "./weak";
import { wordsOf } from "./words";

const mayDiffer = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A swap counts as one. `most + 1` if the distance is larger. */
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

interface SoundedWord {
  word: string;
  sound: string;
}

const soundedWords = (words: Iterable<string>): SoundedWord[] =>
  [...words].flatMap((word) => (isWeak(word) ? [] : [{ word, sound: soundOf(word) }]));

let ofLexicon: SoundedWord[] | undefined;
const lexiconSounds = (): SoundedWord[] => {
  ofLexicon ??= soundedWords(lexiconWords());
  return ofLexicon;
};

const ENDING = /[denrst]$/;
const LONG = 8;

/** Another ending makes another word (`kapper`, `kappen`). Another last letter is a typing error (`kraam`, `kraan`). */
const isOtherEnding = (word: string, other: string) =>
  word.length < LONG &&
  word.length === other.length &&
  word.slice(0, -1) === other.slice(0, -1) &&
  ENDING.test(word) &&
  ENDING.test(other);

/** Errors in the first letter are rare: a short word with another one is another word (`hond`, `rond`). */
const LONG_ENOUGH = 5;
const isOtherStart = (word: string, other: string) => word.length < LONG_ENOUGH && word[0] !== other[0];

function nearest(word: string, known: readonly SoundedWord[]): string | undefined {
  const most = mayDiffer(word);
  const sound = soundOf(word);
  let best: { word: string; far: number } | undefined;
  for (const { word: one, sound: other } of known) {
    const soundsAlike = other === sound;
    if (!soundsAlike && (isOtherEnding(word, one) || isOtherStart(word, one))) continue;
    const letters = soundsAlike ? 0.5 : distanceOf(word, one, most);
    const far = letters + (one[0] === word[0] ? 0 : 0.5);
    if (letters <= most && (!best || far < best.far)) best = { word: one, far };
  }
  return best?.word;
}

export function corrected(typed: string, seen: ReadonlySet<string>): string | null {
  const words = wordsOf(typed);
  const changed = words.map((word) =>
    seen.has(word) || isUnderstood(word)
      ? word
      : (nearest(word, lexiconSounds()) ?? nearest(word, soundedWords(seen)) ?? word),
  );
  if (changed.every((word, at) => word === words[at])) return null;
  return changed.map((word) => (seen.has(word) ? word : asWritten(word))).join(" ");
}

/** `kran` is understood by its stem. Beside a word that was corrected, it is spelled right too. */
function asWritten(word: string): string {
  const known = lexiconSounds();
  if (known.some((one) => one.word === word)) return word;
  const sound = soundOf(word);
  return known.find((one) => one.sound === sound)?.word ?? word;
}
