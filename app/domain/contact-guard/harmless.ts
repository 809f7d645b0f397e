export const TAKEN_OUT = "\uE000";

/** Keeps the length, so that positions still match. */
export function withoutHarmlessNumbers(text: string): string {
  return [DATES, ...TIMES, ...CODES, ...AMOUNTS]
    .reduce((rest, pattern) => rest.replace(pattern, blank), text)
    .replace(THIRTEEN_DIGITS, (digits) => (isEan(digits) ? blank(digits) : digits))
    .replace(ROW, (row) => (isRow(row) ? blank(row) : row));
}

const blank = (number: string) => TAKEN_OUT.repeat(number.length);

const series = (one: string, between: string) => `${one}(?:${between}${one}){1,9}`;
const NO_DIGIT_BEFORE = "(?<!\\d)(?<!\\d[-/.:])";
const NO_DIGIT_AFTER = "(?![-/.: ]?\\d)";
const AND = "(?:, | ?; ?| [/|&-] | of | or | en | and | t/m | tot )";

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:19\\d\\d|20\\d\\d|2100)";
const MARKS = ["-", "/", "\\."];
const DATE = `(?:${MARKS.map((mark) => DAY + mark + MONTH + mark + YEAR).join("|")}|${YEAR}-${MONTH}-${DAY})`;
const SHORT_DATE = `(?:${MARKS.map((mark) => `${DAY}${mark}${MONTH}(?:${mark}\\d\\d)?`).join("|")})`;
// `06-12-10-2034` is a phone number, not `06-` and a date; `6-10-2026/8-10-2026` is two dates.
const DATES = new RegExp(
  `(?<!\\d)(?<!\\d[-/.])${DATE}(?:[-/.]${DATE})*(?!\\d)|${NO_DIGIT_BEFORE}${series(SHORT_DATE, AND)}${NO_DIGIT_AFTER}`,
  "g",
);

// A dot only in times of whole five minutes, and only near a word that announces a time: phone numbers also begin with
// `06.12`.
const TIME = "(?:[01]?\\d|2[0-4])[.u][0-5][05]";
const RANGE = `${TIME} ?(?:-|/|tot|t/m|to|till|until) ?${TIME}`;
const BEFORE_TIME = "om|van|vanaf|tot|tussen|rond|voor|na|at|from|to|by|before|after|between|until|around";
const AFTER_TIME = "(?= ?(?:uur|u|h|hrs|am|pm)(?!\\p{L}))";
const TIMES = [
  /(?<!\d)(?<!\d:)(?:[01]?\d|2[0-4]):[0-5]\d(?!:?\d)/g,
  new RegExp(`${NO_DIGIT_BEFORE}${RANGE}(?:[,;]? ?${RANGE}){0,6}${NO_DIGIT_AFTER}`, "g"),
  new RegExp(`(?<=(?<!\\p{L})(?:${BEFORE_TIME}) )${TIME}(?![-/.:]?\\d)`, "gu"),
  new RegExp(`${NO_DIGIT_BEFORE}${TIME}${AFTER_TIME}`, "gu"),
];

const PRODUCT = "artikel|art|onderdeel|bestel|order|serie|type|model|factuur|product|part|serial|item|invoice";
const REGISTER = "ean|isbn|iban|kvk|btw|vat|sku|ref";
const CODES = [
  // IKEA article numbers: 002.638.50.
  /(?<![\d.])\d{3}\.\d{3}\.\d\d(?![.-]?\d)/g,
  /(?<![\p{L}\d])[a-z]{2}\d\d ?[a-z]{4}(?: ?\d){10}(?!\d)/gu,
  new RegExp(
    `(?<=(?<!\\p{L})(?:${PRODUCT}|${REGISTER})(?:code|id)?[ .:#-]{0,2}(?:nummers?|numbers?|nrs?|no|code)?[ .:#]{0,2}(?:is )?)` +
      `\\d(?:[ .\\-/]?\\d){4,19}(?![ .\\-/]?\\d)`,
    "gu",
  ),
];

const DECIMAL = "\\d{1,4}[.,]\\d{1,2}";
const UNIT = "(?:mm2?|cm|m[12]?|inch|kg|liter|ltr|kw|watt|volt|euro|eur|€|%|stuks|stk)";
const AMOUNTS = [
  /(?:€|euro?) ?\d{1,5}(?:[.,]\d{1,2}(?!\d)|,-)?(?![.,]?\d)/g,
  new RegExp(`${NO_DIGIT_BEFORE}${series(DECIMAL, "(?: [-+/] | ?[+/] ?|, | en | and )")}(?![ .,]?\\d)`, "g"),
  new RegExp(
    `${NO_DIGIT_BEFORE}\\d{1,4}(?:[.,]\\d{1,3})?(?:[-/, ]{1,3}\\d{1,4}(?:[.,]\\d{1,3})?){0,9} ?${UNIT}(?![\\p{L}\\d.'])`,
    "gu",
  ),
  // Diameter and length: 06/40, 06/60, 06/80.
  new RegExp(`${NO_DIGIT_BEFORE}${series("\\d{1,3}[/x]\\d{1,3}", ", ?")}${NO_DIGIT_AFTER}`, "g"),
];

// A full Dutch, Belgian or German phone number can be a valid EAN by chance.
const THIRTEEN_DIGITS = /(?<!\d)(?!00(?:31|32|49))\d{13}(?!\d)/g;

function isEan(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const ROW = /(?<!\d)\d{1,3}(?:[-/, ]{1,2}\d{1,3}){3,20}(?!\d)/g;
const LARGEST_STEP = 10;

/** Sizes, house numbers and days rise in small steps: 06, 08, 10, 12, 14. */
function isRow(text: string): boolean {
  const numbers = text.split(/\D+/).map(Number);
  return numbers.every((number, at) => {
    const step = number - (numbers[at - 1] ?? number - 1);
    return step > 0 && step <= LARGEST_STEP;
  });
}
