import type { Folded } from "./fold";
import type { Span } from "./span";

const ENDINGS =
  "nl com net org eu be de info biz shop site store online website app dev io co nu me uk fr amsterdam frl xyz link".split(
    " ",
  );
// These begin sentences: "Het is klaar.De rest volgt."
const SENTENCE_STARTS = new Set(["de", "be", "nu", "me", "co"]);
const ORDINARY_WORDS = new Set([
  ...SENTENCE_STARTS,
  ..."info shop site store online website app link amsterdam".split(" "),
]);
// "Op dit punt de muur in", "een goed punt online": after these words `punt` is a noun, not a dot.
const BEFORE_A_POINT = new Set(
  `dit dat het een geen elk ieder welk dik vast goed sterk zwak laag hoog juiste ander andere enig enige laatste eerste
  tweede derde vierde volgende vorige laagste hoogste zelfde hetzelfde belangrijk belangrijkste mooi mijn jouw uw ons
  this that the a an any each every good main last first next some same`.split(/\s+/),
);

const NAME = "[\\p{L}\\p{N}]";
const POINT = "[.。]";
const GAP = "\\s{0,4}";
const BRACKETED_POINT = `${GAP}[\\[({]${GAP}(?:${POINT}|punt|dot)${GAP}[\\])}]${GAP}`;
const SPELLED_POINT = "[\\s_*-]{1,4}(?:punt|puntje|dot|dotje)[\\s_*-]{1,4}";
// A dot followed by white space ends a sentence, unless white space also precedes it.
const DOT = `(?:${POINT}|\\s{1,4}${POINT}${GAP}|${BRACKETED_POINT}|${SPELLED_POINT})`;

const ENDING = ENDINGS.toSorted((a, b) => b.length - a.length).join("|");
const NAME_AND_ENDING = new RegExp(`(?<=${NAME})(?<dot>${DOT})(?<ending>${ENDING})(?!${NAME})`, "gu");
const SPELLED_ENDING = /(?<=[\p{L}\p{N}] )(?:punt|puntje|dot) ?(?:n ?l|c ?o ?m|b ?e|en ?el)(?![\p{L}\p{N}])/gu;
const SPACED_ENDING = /[\p{L}\p{N}_-]{3,60} ?\. ?n l(?![\p{L}\p{N}])/gu;
const GLUED_ENDING = /\p{L}{3,60}(?:punt|dot)(?:nl|com|be|eu|net|org)(?![\p{L}\p{N}])/gu;
/** Their endings are too rare for the list. */
const SHORT_LINK = /(?<![\p{L}\p{N}])(?:bit\.ly|linktr\.ee|goo\.gl|g\.page)(?:\/\S*)?/gu;
const SCHEME = /(?:https?|ftp):\/\/\S*/g;
const LABEL = "[\\p{L}\\p{N}_-]+";
const WWW_DOT = `(?:(?:${POINT}|\\s{1,4}${POINT}${GAP}|${BRACKETED_POINT})(?=${NAME})|[\\s_*-]{1,4}(?:punt|dot)(?!${NAME}))`;
const WWW = new RegExp(
  `(?<!${NAME})(?:www|w w w)${WWW_DOT}(?:[\\s_*-]{0,4}${LABEL}(?:${DOT}${LABEL})*(?:[/:?#]\\S*)?)?`,
  "gu",
);
/** `www klus nl`. Endings that are words stay out. */
const WWW_WITHOUT_DOT =
  /(?<![\p{L}\p{N}])(?:www|w w w|https?)[\s:/]{1,4}(?:[\p{L}\p{N}_-]+\s{1,4}){1,2}(?:nl|com|org|eu|biz|io|uk)(?![\p{L}\p{N}])/gu;
/** `plank-klussen nl` at the end of a clause, but not `in Amsterdam-Noord nl`. `nl.` is short for namelijk. */
const HYPHENATED_WITHOUT_DOT =
  /(?<![\p{L}\p{N}-]|(?<!\p{L})(?:in|te|uit|vanuit|naar|from|to) )[\p{L}\p{N}]{2,30}(?:-[\p{L}\p{N}]{2,30}){1,3} (?:nl|com)(?=\s{0,4}(?:$|[,;!?)\n]|\.(?:\s{0,4}$|\n)| (?:voor|for) ))/gu;
/** `kijk op plankklussen nl` */
const NAMED_WITHOUT_DOT =
  /(?<=(?<!\p{L})(?:kijk|zoek|vind|look|find|site|website|webshop|webadres)(?: (?:me|mij|ons|us|maar|eens|even))? (?:op|is|heet|on|at) )[\p{L}\p{N}]{5,40} (?:nl|com)(?![\p{L}\p{N}]|[.:]\s{0,4}\p{L})/gu;
const REST_OF_ADDRESS = /[\p{L}\p{N}_.@+-]*(?:[/:?#]\S*)?/uy;

export function websites(folded: Folded): Span[] {
  const patterns = [
    SCHEME,
    WWW,
    WWW_WITHOUT_DOT,
    SPELLED_ENDING,
    GLUED_ENDING,
    SPACED_ENDING,
    SHORT_LINK,
    HYPHENATED_WITHOUT_DOT,
    NAMED_WITHOUT_DOT,
  ];
  return [...patterns.flatMap((pattern) => allMatches(folded.text, pattern)), ...namesWithEnding(folded)];
}

function allMatches(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => trimmed(text, match.index, match.index + match[0].length));
}

function namesWithEnding(folded: Folded): Span[] {
  const { text } = folded;
  const spans: Span[] = [];
  const pattern = new RegExp(NAME_AND_ENDING);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { dot = "", ending = "" } = match.groups ?? {};
    if (isPlainSpeech(folded, match.index, dot, ending)) continue;
    const from = startOfAddress(text, match.index, spans.at(-1)?.to ?? 0);
    REST_OF_ADDRESS.lastIndex = pattern.lastIndex;
    pattern.lastIndex += REST_OF_ADDRESS.exec(text)?.[0].length ?? 0;
    spans.push(trimmed(text, from, pattern.lastIndex));
  }
  return spans;
}

function isPlainSpeech(folded: Folded, at: number, dot: string, ending: string): boolean {
  if (/[[({]/.test(dot)) return false;
  const before = folded.text.slice(Math.max(0, at - 64), at);
  if (/[.。]/.test(dot)) {
    const isEmail = /@[^\s@]*$/.test(before);
    return SENTENCE_STARTS.has(ending) && !isEmail && isCapital(folded, at + dot.length);
  }
  const word = /[\p{L}\p{N}_-]+$/u.exec(before)?.[0] ?? "";
  return ORDINARY_WORDS.has(ending) && BEFORE_A_POINT.has(word);
}

function isCapital({ original, starts }: Folded, at: number): boolean {
  return /^\p{Lu}/u.test(original.slice(starts[at], (starts[at] ?? 0) + 2));
}

function startOfAddress(text: string, at: number, floor: number): number {
  let from = at;
  while (from > floor && /[\p{L}\p{N}_.@+-]/u.test(text.charAt(from - 1))) from--;
  return from;
}

function trimmed(text: string, from: number, to: number): Span {
  const part = text.slice(from, to);
  const leading = /^[.+_-]*/.exec(part)?.[0].length ?? 0;
  let end = to;
  while (end > from + leading && /[-+_.,;:!?)\]}'"’”]/.test(text.charAt(end - 1))) end--;
  return { from: from + leading, to: end };
}
