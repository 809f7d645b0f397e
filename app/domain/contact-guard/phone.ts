import type { Folded } from "./fold";
import { TAKEN_OUT } from "./harmless";
import { type Numeral, numerals } from "./numerals";
import type { Span } from "./span";

const SEPARATOR = "[^\\p{L}\\d€$£%°×]";
const BETWEEN_DIGITS = new RegExp(`^${SEPARATOR}{0,3}$`, "u");
const PLUS_BEFORE = /\+[\s\-.,/()_*·]{0,3}$/;
const THEN =
  /^[^\p{L}\d]{1,3}(?:en |and )?(?:dan|daarna|vervolgens|then|after that|gevolgd door|followed by|tweede deel)[^\p{L}\d]{1,3}$/u;
/** In words only with our own country code: `plus 31 6 12345678`, but `plus 12000000 euro`. */
const PLUS_IN_WORDS = /(?<!\p{L})plus[\s\-.,]{0,3}$/u;

/** `612345678, met een nul ervoor`, `zet er 06 voor: 12345678`. */
const ZERO_AFTER =
  /^[^.!?\d]{1,20}(?:nul|0|zero)(?!\d)[^.!?\d]{0,20}(?<!\p{L})(?:ervoor|er voor|vooraan|before|in front)(?!\p{L})/u;
const ZERO_BEFORE = /(?<![\p{L}\d])(?:06|nul zes|zero six) (?:er ?)?(?:voor|ervoor|vooraan|before)[\s:,]{1,3}$/u;

const CALL =
  "app|apps|appen|whatsapp|whatsappen|wa|bel|bellen|sms|sms'en|tel|telefoon|telefoonnummer|mobiel|call|text|phone|mobile";
const ME_AT = "me|mij|ons|us|even|gerust|maar|op|naar|via|at|on|to|is|nr|nummer|number";
/** Before a number without its prefix: `bel me op 12345678`, `my number is 6 12345678`. */
const ASKED_TO_CALL = new RegExp(
  `(?<!\\p{L})(?:(?:${CALL})|(?:mijn|my|m['’‘]?n) (?:nummer|telefoonnummer|mobiele nummer|number|nr))(?:[\\s.:,]{1,2}(?:${ME_AT})){0,4}[\\s.:,]{1,3}$`,
  "u",
);
const LONGEST_REQUEST = 60;

export function phoneNumbers({ text }: Folded): Span[] {
  const all = numerals(text);
  return [...zeroSixInWords(text, all), ...runs(text, all).flatMap((run) => phonesIn(text, run))];
}

/** `nul zes` always begins a mobile number. A full stop between the two ends a sentence. */
function zeroSixInWords(text: string, all: Numeral[]): Span[] {
  return all.flatMap((numeral, index) => {
    const next = all[index + 1];
    const pair = `${numeral.word} ${next?.word}`;
    if (!next || (pair !== "nul zes" && pair !== "zero six")) return [];
    const between = text.slice(numeral.to, next.from);
    return BETWEEN_DIGITS.test(between) && !/^\.\s/.test(between) ? [{ from: numeral.from, to: next.to }] : [];
  });
}

function runs(text: string, all: Numeral[]): Numeral[][] {
  const result: Numeral[][] = [];
  for (const numeral of all) {
    const run = result.at(-1);
    const last = run?.at(-1);
    if (run && last && isShortGap(text.slice(last.to, numeral.from))) run.push(numeral);
    else result.push([numeral]);
  }
  return result;
}

function isShortGap(gap: string): boolean {
  return BETWEEN_DIGITS.test(gap.replaceAll(TAKEN_OUT, "")) || THEN.test(gap);
}

function phonesIn(text: string, run: Numeral[]): Span[] {
  const first = run[0];
  if (!first) return [];
  const plus = plusBefore(text, first.from);
  if (isPartNumber(text, run)) return [];
  if (/^31\d{9}$/.test(digitsOf(run)) && PLUS_IN_WORDS.test(text.slice(Math.max(0, first.from - 8), first.from)))
    return [spanOf(text, run)];
  if (isPhone(digitsOf(run), plus !== undefined)) return [spanOf(text, run, plus)];
  // `een` is also an article: "bel een 06 12 34 56 78".
  const withoutArticle = first.word === "een" || first.word === "one" ? run.slice(1) : [];
  if (isPhone(digitsOf(withoutArticle), false)) return [spanOf(text, withoutArticle)];
  if (/^6\d{8}$/.test(digitsOf(run)) && ZERO_AFTER.test(text.slice(run.at(-1)?.to ?? 0))) return [spanOf(text, run)];
  if (/^6[1-9]\d{7}$/.test(digitsOf(run)) && run.every(({ word }) => word !== undefined)) return [spanOf(text, run)];
  if (digitsOf(run).length === 8 && ZERO_BEFORE.test(text.slice(Math.max(0, first.from - 20), first.from)))
    return [spanOf(text, run)];
  if (isInternational(digitsOf(run)) && isAskedToCall(text, first.from)) return [spanOf(text, run)];
  return phonesAmongOtherNumbers(text, run);
}

function isPhone(digits: string, afterPlus: boolean): boolean {
  if (afterPlus && isInternational(digits)) return true;
  if (digits.startsWith("00")) return digits[2] !== "0" && isInternational(digits.slice(2));
  if (digits.startsWith("06")) return digits.length >= 10;
  return digits.startsWith("0") && digits.length === 10;
}

/** A label has ten digits that begin with 00: `Vaillant 0020107777`, `0010 0214 68`. */
function isPartNumber(text: string, run: Numeral[]): boolean {
  const from = run[0]?.from ?? 0;
  const isAfterWord = /\p{L} $/u.test(text.slice(Math.max(0, from - 3), from));
  const isGrouped = /^\d{4} \d{4} \d{2}$/.test(text.slice(from, run.at(-1)?.to));
  return /^00[1-9]\d{7}$/.test(digitsOf(run)) && (isAfterWord || isGrouped) && !isAskedToCall(text, from);
}

function isAskedToCall(text: string, at: number): boolean {
  return ASKED_TO_CALL.test(text.slice(Math.max(0, at - LONGEST_REQUEST), at));
}

function isInternational(digits: string): boolean {
  return digits.length >= 8 && digits.length <= 15;
}

/** A number can follow a house number or price: "nr. 12, 06-12345678". Only ten figures in one or two groups, so that series of sizes pass. */
function phonesAmongOtherNumbers(text: string, run: Numeral[]): Span[] {
  const groups = joinedUp(run);
  return groups.flatMap((group, index) => {
    const next = groups[index + 1];
    if (!/^0(?!0)/.test(group.digits)) return [];
    if (group.digits.length === 10) return [spanOf(text, [group])];
    const isSplit = group.digits.length >= 2 && next && next.digits.length >= 6;
    return isSplit && group.digits.length + next.digits.length === 10 ? [spanOf(text, [group, next])] : [];
  });
}

function joinedUp(run: Numeral[]): Numeral[] {
  const groups: Numeral[] = [];
  for (const numeral of run) {
    const last = groups.at(-1);
    if (last?.to === numeral.from) {
      last.to = numeral.to;
      last.digits += numeral.digits;
    } else groups.push({ ...numeral });
  }
  return groups;
}

function plusBefore(text: string, at: number): number | undefined {
  const before = text.slice(Math.max(0, at - 4), at);
  const match = PLUS_BEFORE.exec(before);
  return match ? at - before.length + match.index : undefined;
}

function spanOf(text: string, run: Numeral[], plus?: number): Span {
  const from = plus ?? run[0]?.from ?? 0;
  const to = run.at(-1)?.to ?? from;
  const part = text.slice(from, to);
  const isHalfOpen = text[from - 1] === "(" && part.split(")").length > part.split("(").length;
  return { from: isHalfOpen ? from - 1 : from, to };
}

function digitsOf(run: Numeral[]): string {
  return run.map(({ digits }) => digits).join("");
}
