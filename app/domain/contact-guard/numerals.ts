import type { Span } from "./span";

export interface Numeral extends Span {
  digits: string;
  word?: string;
}

const DUTCH = {
  units: ["nul", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"],
  teens: "tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(" "),
  tens: ["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"],
};
const ENGLISH = {
  units: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  teens: "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
  tens: ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
};

const VALUES = new Map([
  ...[DUTCH, ENGLISH].flatMap(({ units, teens, tens }) => [
    ...units.map((word, value) => [word, String(value)] as const),
    ...teens.map((word, value) => [word, String(10 + value)] as const),
    ...tens.map((word, index) => [word, String(20 + 10 * index)] as const),
  ]),
  ["oh", "0"] as const,
]);

// `vierendertig`, `vier en dertig`, `thirty-four`; then single words, longest first: `achttien` before `acht`.
const DUTCH_PAIR = `(?<unit>${DUTCH.units.slice(1).join("|")})[\\s-]?en[\\s-]?(?<tens>${DUTCH.tens.join("|")})`;
const ENGLISH_PAIR = `(?<ty>${ENGLISH.tens.join("|")})[\\s-]?(?<one>${ENGLISH.units.slice(1).join("|")})`;
const SINGLE = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join("|");
const NUMBER_WORD = new RegExp(`${DUTCH_PAIR}|${ENGLISH_PAIR}|${SINGLE}`, "y");

const TWICE = /(?<!\p{L})(?:dubbel|dubbele|double) {1,2}$/u;

export function numerals(text: string): Numeral[] {
  return written(text).map((numeral) =>
    numeral.digits.length === 1 && TWICE.test(text.slice(Math.max(0, numeral.from - 10), numeral.from))
      ? { ...numeral, from: text.lastIndexOf("d", numeral.from - 1), digits: numeral.digits.repeat(2) }
      : numeral,
  );
}

function written(text: string): Numeral[] {
  const numerals: Numeral[] = [];
  const piece = /\d+|\p{L}+/gu;
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const span = { from: match.index, to: piece.lastIndex };
    if (/\d/.test(match[0])) {
      numerals.push({ ...span, digits: match[0] });
      continue;
    }
    const spelled = numberWords(text, span.from);
    numerals.push(...(spelled.length > 0 ? spelled : lettersAsDigits(text, span)));
    piece.lastIndex = Math.max(span.to, spelled.at(-1)?.to ?? 0);
  }
  return numerals;
}

/** Number words can be written together. Empty if other letters follow. */
function numberWords(text: string, from: number): Numeral[] {
  const numerals: Numeral[] = [];
  let at = from;
  while (at === from || isLetter(text[at])) {
    NUMBER_WORD.lastIndex = at;
    const match = NUMBER_WORD.exec(text);
    if (!match) return [];
    at = NUMBER_WORD.lastIndex;
    numerals.push({ from: match.index, to: at, digits: digitsOf(match), word: match[0] });
  }
  return numerals;
}

function digitsOf({ 0: word, groups = {} }: RegExpExecArray): string {
  const tens = groups.tens ?? groups.ty;
  const unit = groups.unit ?? groups.one;
  if (!tens || !unit) return VALUES.get(word) ?? "";
  return String(Number(VALUES.get(tens)) + Number(VALUES.get(unit)));
}

/** `o6`, `6oo`, `o 6 1 2`, and l or i at the start of a group. */
function lettersAsDigits(text: string, { from, to }: Span): Numeral[] {
  const letters = text.slice(from, to);
  if (letters === "o") return [{ from, to, digits: "0" }];
  if ((letters === "l" || letters === "i") && isDigit(text[to])) return [{ from, to, digits: "1" }];
  const leading = isDigit(text[from - 1]) ? (/^o*/.exec(letters)?.[0].length ?? 0) : 0;
  const rest = letters.slice(leading);
  const trailing = isDigit(text[to]) ? rest.length - rest.replace(/(?<!o)o+$/, "").length : 0;
  return [zeros(from, leading), zeros(to - trailing, trailing)].filter(({ digits }) => digits.length > 0);
}

function zeros(from: number, count: number): Numeral {
  return { from, to: from + count, digits: "0".repeat(count) };
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
