/** Copied text contains invisible characters, and attackers use them to hide or reverse text. Controls below U+0020 are rejected elsewhere. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\u{1D159}\u0080-\u009F]/gu;

/** An unclosed embedding, override or isolate reverses the text that follows. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const SHAPED = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}`;

/** Invisible characters that shape the ones beside them: in emoji, flags, Chinese characters, and scripts that join their letters. */
const SHAPING = [
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=[${SHAPED}])[\u200C\u200D]`,
].join("|");
/** U+0085 is a line break. */
const NEEDLESS = new RegExp(`(${SHAPING})|(?!\\u0085)${UNSEEN.source}`, "gu");

const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** For texts that are stored: keeps what emoji and other scripts need. */
export const withoutNeedless = (text: string): string =>
  text.replace(NEEDLESS, (_, shaping: string | undefined) => shaping ?? "");

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
