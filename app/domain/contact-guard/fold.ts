/** Text made plain for comparing; code unit i of `text` stands for `starts[i]` to `ends[i]` of the original. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
  original: string;
}

/** Stands where a date or clock time was: neither white space nor part of a name or number. */
export const TAKEN_OUT = "\uE000";

const CHARACTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;
// Accents go too: `zès` is heard as `zes`, and a keycap emoji is its digit.
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}]|(?!\s)\p{Cc}/gu;
// Phones and word processors turn a typed hyphen or middle dot into their prettier cousins.
const DASH = /[\p{Pd}\u2212\u2043]/gu;
const MIDDLE_DOT = /[\u2022\u2219\u22C5\u30FB\u2027]/g;
const BLANK = /\u2800/g;

// Nothing tells four spaces from forty, and bounded gaps keep every later search linear.
const LONGEST_GAP = 4;

/** Folds a text: compatibility forms, case, accents and invisible characters away, dates and clock times taken out. */
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
  return { text: withoutMoments(text), starts, ends, original };
}

function plainCharacter(piece: string): string {
  return piece
    .normalize("NFKD")
    .replace(UNSEEN, "")
    .replace(DASH, "-")
    .replace(MIDDLE_DOT, "·")
    .replace(BLANK, " ")
    .toLowerCase();
}

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:19\\d\\d|20\\d\\d|2100)";
const DATE = `(?:${["-", "/", "\\."].map((mark) => DAY + mark + MONTH + mark + YEAR).join("|")})`;
// `06-12-10-2034` is a phone number, not `06-` and a date; `6-10-2026/8-10-2026` is two dates.
const DATES = new RegExp(`(?<!\\d)(?<!\\d[-/.])${DATE}(?:[-/.]${DATE})*(?!\\d)`, "g");
const CLOCK_TIME = /(?<!\d)(?<!\d:)(?:[01]?\d|2[0-4]):[0-5]\d(?!:?\d)/g;

/** Keeps the length, so that places still match. */
function withoutMoments(text: string): string {
  const blank = (moment: string) => TAKEN_OUT.repeat(moment.length);
  return text.replace(DATES, blank).replace(CLOCK_TIME, blank);
}
