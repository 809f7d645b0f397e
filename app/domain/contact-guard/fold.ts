import { withoutUnseen } from "../values/unseen";

/** Code unit i of `text` is `starts[i]` to `ends[i]` of the original. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
  original: string;
}

const CHARACTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;
// Drop accents: `zès` sounds like `zes`, and a keycap emoji contains its digit.
const MARKS = /\p{M}/gu;
// Phones and word processors replace typed hyphens, middle dots and three dots.
const DASH = /[\p{Pd}\u2212\u2043]/gu;
const MIDDLE_DOT = /[\u2022\u2219\u22C5\u30FB\u2027]/g;
const ELLIPSIS = /\u2026/g;
const LIKE_O = /[\u043E\u03BF]/g;
const DIGIT = /\p{Nd}/gu;
const CHINESE_DIGITS = "零一二三四五六七八九";

// Bounded gaps keep later searches linear.
const LONGEST_GAP = 4;

export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  let gap = 0;
  for (const { 0: piece, index } of original.matchAll(CHARACTER_WITH_MARKS)) {
    const plain = plainCharacter(piece);
    for (let unit = 0; unit < plain.length; unit++) {
      gap = /\s/.test(plain.charAt(unit)) ? gap + 1 : 0;
      if (gap > LONGEST_GAP) continue;
      text += plain.charAt(unit);
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return withoutSpelling({ text, starts, ends, original });
}

/** `i n s t a`, `n.u.l. z.e.s.`. Abbreviations join too, and then say nothing. */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ .]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu;

function withoutSpelling({ text, starts, ends, original }: Folded): Folded {
  const dropped = new Set<number>();
  for (const { 0: letters, index } of text.matchAll(SPELLED)) {
    for (let at = 0; at < letters.length; at++) if (/[ .]/.test(letters.charAt(at))) dropped.add(index + at);
  }
  if (dropped.size === 0) return { text, starts, ends, original };
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return {
    text: text.split("").filter(isLeft).join(""),
    starts: starts.filter(isLeft),
    ends: ends.filter(isLeft),
    original,
  };
}

const PLAIN = /^[\n -~]$/;

function plainCharacter(piece: string): string {
  if (PLAIN.test(piece)) return piece.toLowerCase();
  return withoutUnseen(piece.replace(ELLIPSIS, ".").normalize("NFKD"))
    .replace(MARKS, "")
    .replace(DASH, "-")
    .replace(MIDDLE_DOT, "·")
    .replace(DIGIT, asciiDigit)
    .toLowerCase()
    .replace(LIKE_O, "o")
    .replace("〇", "0")
    .replace(/[零一二三四五六七八九]/g, (digit) => String(CHINESE_DIGITS.indexOf(digit)));
}

/** Unicode has the ten digits of a script in a row, zero first. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}
