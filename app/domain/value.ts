import { z } from "zod";
import { storedText } from "./characters";
import { kinds } from "./kind";
import { LANGUAGES } from "./language";
import { isBlank, storedLine, typedValue } from "./unseen";

/**
 * The kinds of value of the REST contract (docs/conventions.md). Every message is a key of `app/api/messages.ts`,
 * with its number behind a colon where it has one (`max_length:50`).
 */

// C0 controls but tab, line feed and carriage return, and delete.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** `required` for what is not there, `invalid` for what is of another type. */
export const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? "required" : otherwise;

/** What keeps a text from being stored: signs that are not allowed, or too many. */
export function faultOf(text: string, max: number): string | null {
  if (CONTROL.test(text) || !text.isWellFormed()) return "invalid_characters";
  // Code units are never fewer than code points, so most texts need no counting.
  if (text.length > max && [...text].length > max) return `max_length:${max}`;
  return null;
}

/** What keeps a text from being a line: a tab or a line break. */
export const lineFault = (value: string): string | null =>
  /[\t\r\n\u0085\u2028\u2029]/.test(value) ? "invalid_characters" : null;

// Each refinement and each transform copies the schema it is added to, and a start makes all schemas of the contract, hundreds of
// these kinds among them: all that is asked of a text is one step, and what depends on no length is made once.
interface Way {
  stored: (typed: string) => string;
  fault: (text: string) => string | null;
}
const asText: Way = { stored: storedText, fault: () => null };
const asLine: Way = { stored: storedLine, fault: lineFault };
const asSearch: Way = { stored: (typed) => storedText(typedValue(typed)), fault: () => null };
const string = z.string({ error: missingOr("invalid") });
const requiredText = string.transform(asText.stored);
const requiredLine = string.transform(asLine.stored);
const maybe = string.nullish();

const required = (max: number, made: typeof requiredText, furtherFault: Way["fault"]) =>
  made
    .superRefine((value, ctx) => {
      const fault = isBlank(value) ? "required" : faultOf(value, max);
      for (const message of [fault, furtherFault(value)]) if (message) ctx.addIssue({ code: "custom", message });
    })
    .register(kinds, { in: { type: "string", minLength: 1, maxLength: max } });

const optional = (max: number, { stored, fault }: Way) =>
  maybe
    .transform((given, ctx) => {
      const value = stored(given ?? "");
      const kept = isBlank(value) ? null : value;
      const message = faultOf(value, max) ?? (kept && fault(kept));
      if (message) ctx.addIssue({ code: "custom", message });
      return kept;
    })
    .register(kinds, { in: { type: ["string", "null"], maxLength: max } });

/** A text that must say something: trimmed, 1 to `max` code points. */
export const text = (max: number) => required(max, requiredText, asText.fault);

/** A text on one line: no tab or line break. */
export const line = (max: number) => required(max, requiredLine, asLine.fault);

/** A text that may be left out: blank, null and absent are null. */
export const optionalText = (max: number) => optional(max, asText);
export const optionalLine = (max: number) => optional(max, asLine);

/** Words to search for. */
export const searchWords = (max: number) => optional(max, asSearch);

/** A positive integer, also as digits in text. */
export const id = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    { error: missingOr("invalid") },
  )
  .refine((value) => Number.isSafeInteger(value) && value > 0, { error: "invalid" })
  .register(kinds, { in: { type: "integer", minimum: 1 }, out: { type: "integer", minimum: 1 } });

/** `true`, `false`, or these two words as text. */
export const boolean = z
  .union([z.boolean(), z.literal(["true", "false"]).transform((word) => word === "true")], {
    error: missingOr("invalid"),
  })
  .register(kinds, { in: { type: "boolean" }, out: { type: "boolean" } });

/** A box of a form: one that is not ticked is not sent. */
export const ticked = boolean.optional().transform((on) => on ?? false);

/** Shared by all whole numbers: it does not depend on their limits. */
const numeric = z.union(
  [
    z.number(),
    z
      .string()
      .overwrite(typedValue)
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ],
  { error: missingOr("invalid") },
);

/** A whole number, also as digits in text. */
export const integer = (min: number, max: number) =>
  numeric
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, { error: "invalid" })
    .register(kinds, {
      in: { type: "integer", minimum: min, maximum: max },
      out: { type: "integer", minimum: min, maximum: max },
    });

/** A whole number that may be left out: empty, null and absent are null. */
export const optionalInteger = (min: number, max: number) =>
  z
    .union([integer(min, max), z.literal("").transform(() => null)], { error: "invalid" })
    .nullish()
    .transform((value) => value ?? null)
    .register(kinds, { in: { type: ["integer", "null"], minimum: min, maximum: max } });

export const language = z.enum(LANGUAGES, { error: missingOr("choice") });

/** A moment, as ISO 8601 in UTC. */
export const time = z.iso.datetime().register(kinds, {
  in: { type: "string", format: "date-time" },
  out: { type: "string", format: "date-time", examples: ["2026-03-01T10:00:00Z"] },
});
/** An address: absolute, or relative to the origin of the API. */
export const address = z.string();

export const choice = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, { error: missingOr("choice") });

export type Absent = "" | null | undefined;

/** A field that was sent once in a form or a query is a list of one. */
export const listed = <T extends z.ZodType>(list: T) =>
  z.preprocess(
    (value) => (value === undefined || value === null || Array.isArray(value) ? (value ?? undefined) : [value]),
    list,
  ) as unknown as z.ZodType<z.output<T>, z.input<T>>;

/** What was left empty in a form or a query is not there. */
export const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    schema.optional(),
  ) as unknown as z.ZodType<z.output<T> | undefined, z.input<T> | Absent>;
