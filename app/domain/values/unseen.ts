import { storedText } from "./characters";

/** Copied text contains invisible characters, and attackers use them to hide or reverse text. Controls below U+0020 are rejected elsewhere. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u0080-\u009F]/gu;

/** An unclosed embedding, override or isolate reverses the text that follows. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

export const withoutTurning = (text: string): string => text.replace(TURNING, "");

/** Accents without a letter count as invisible. */
export const isBlank = (text: string): boolean => withoutUnseen(text).replace(/[\s\p{M}]/gu, "") === "";

export const codeOf = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/[\s.\p{Pd}]/gu, "")
    .toUpperCase();

/** A right-to-left name would reverse the sentence around it. */
export function isolated(text: string): string {
  const steady = withoutTurning(text);
  return RIGHT_TO_LEFT.test(steady) ? FIRST_STRONG_ISOLATE + steady + POP_ISOLATE : steady;
}

export const typedValue = (typed: string): string => withoutUnseen(typed).trim();

export const storedLine = (typed: string): string => storedText(withoutTurning(typed));
