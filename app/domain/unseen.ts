/**
 * Characters without a picture: fillers, joiners, marks of direction, and the blank of braille. They come along when people copy, and they
 * hide, blank or turn a text when people mean to. This is the only place that lists them. The controls below U+0020 are not among them: texts with those are refused.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u0080-\u009F]/gu;

/** Embeddings, overrides and isolates: an open one turns the text that follows it. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Letters that are read from right to left, and the marks that stand in for one. */
const RIGHT_TO_LEFT =
  /[\u200F\u061C\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** Removes what would turn the words around a name or title. */
export const withoutTurning = (text: string): string => text.replace(TURNING, "");

/** Returns whether a text shows nothing: accents alone have no letter to stand on. */
export const isBlank = (text: string): boolean => withoutUnseen(text).replace(/[\s\p{M}]/gu, "") === "";

/** Returns the letters and digits of a code (IBAN, postcode, KvK number), however it was spaced, dotted, hyphenated and cased. */
export const codeOf = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/[\s.\p{Pd}]/gu, "")
    .toUpperCase();

/** Keeps a name or title from turning the sentence it stands in. Text from left to right comes back without a change. */
export function isolated(text: string): string {
  const steady = withoutTurning(text);
  return RIGHT_TO_LEFT.test(steady) ? FIRST_STRONG_ISOLATE + steady + POP_ISOLATE : steady;
}

/** Returns a number, date, address or search as it looks: without unseen characters, and without white space around it. */
export const typedValue = (typed: string): string => withoutUnseen(typed).trim();

/** Returns a text as it is stored and compared: an é is one character, however the keyboard made it. */
export const storedText = (typed: string): string => typed.trim().normalize();

/** The same for a name or title, which stands in sentences. */
export const storedLine = (typed: string): string => storedText(withoutTurning(typed));
