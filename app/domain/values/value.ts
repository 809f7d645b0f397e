import { z } from "zod";
import { storedLine, storedText } from "./characters";
import { kinds } from "./kind";
import { LANGUAGES } from "./language";
import { isBlank, typedValue } from "./unseen";

// Messages are keys of `FIELD_MESSAGES` (app/api/field-messages.ts).

// C0 controls except tab, line feed and carriage return, and delete.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

export const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? "required" : otherwise;

export function errorOf(text: string, max: number): string | null {
  if (CONTROL.test(text) || !text.isWellFormed()) return "invalid_characters";
  // Counting code points is slow. Code units are an upper bound, so most texts skip it.
  if (text.length > max && [...text].length > max) return `max_length:${max}`;
  return null;
}

export const lineError = (value: string): string | null =>
  /[\t\r\n\u0085\u2028\u2029]/.test(value) ? "invalid_characters" : null;

// Refinements copy their schema, and a start of the Worker builds hundreds of these. So each text has one, and parts that do not depend on a length are
// shared.
interface TextRule {
  stored: (typed: string) => string;
  error: (text: string) => string | null;
}
const asText: TextRule = { stored: storedText, error: () => null };
const asLine: TextRule = { stored: storedLine, error: lineError };
const asSearch: TextRule = { stored: (typed) => storedText(typedValue(typed)), error: () => null };
const string = z.string({ error: missingOr("invalid") });
const requiredText = string.transform(asText.stored);
const requiredLine = string.transform(asLine.stored);
const maybe = string.nullish();

const required = (max: number, made: typeof requiredText, furtherError: TextRule["error"]) =>
  made
    .superRefine((value, ctx) => {
      const error = isBlank(value) ? "required" : errorOf(value, max);
      for (const message of [error, furtherError(value)]) if (message) ctx.addIssue({ code: "custom", message });
    })
    .register(kinds, { in: { type: "string", minLength: 1, maxLength: max } });

const optional = (max: number, { stored, error }: TextRule) =>
  maybe
    .transform((typed, ctx) => {
      const value = stored(typed ?? "");
      const kept = isBlank(value) ? null : value;
      const message = errorOf(value, max) ?? (kept && error(kept));
      if (message) ctx.addIssue({ code: "custom", message });
      return kept;
    })
    .register(kinds, { in: { type: ["string", "null"], maxLength: max } });

export const text = (max: number) => required(max, requiredText, asText.error);

export const line = (max: number) => required(max, requiredLine, asLine.error);

/** A list of titles must be readable: `🔧🔧` is refused. */
const titleError = (value: string): string | null =>
  lineError(value) ?? (isBlank(value) || /[\p{L}\p{N}]/u.test(value) ? null : "no_words");

export const title = (max: number) => required(max, requiredLine, titleError);

export const optionalText = (max: number) => optional(max, asText);
export const optionalLine = (max: number) => optional(max, asLine);

export const searchWords = (max: number) => optional(max, asSearch);

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

export const boolean = z
  .union([z.boolean(), z.literal(["true", "false"]).transform((word) => word === "true")], {
    error: missingOr("invalid"),
  })
  .register(kinds, { in: { type: "boolean" }, out: { type: "boolean" } });

/** An unchecked checkbox is not submitted. */
export const ticked = boolean.optional().transform((on) => on ?? false);

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

export const integer = (min: number, max: number) =>
  numeric
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, { error: "invalid" })
    .register(kinds, {
      in: { type: "integer", minimum: min, maximum: max },
      out: { type: "integer", minimum: min, maximum: max },
    });

export const optionalInteger = (min: number, max: number) =>
  z
    .union([integer(min, max), z.literal("").transform(() => null)], { error: "invalid" })
    .nullish()
    .transform((value) => value ?? null)
    .register(kinds, { in: { type: ["integer", "null"], minimum: min, maximum: max } });

export const language = z.enum(LANGUAGES, { error: missingOr("choice") });

export const time = z.iso.datetime().register(kinds, {
  in: { type: "string", format: "date-time" },
  out: { type: "string", format: "date-time", examples: ["2026-03-01T10:00:00Z"] },
});
export const address = z.string();

export const choice = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, { error: missingOr("choice") });

export type Absent = "" | null | undefined;

export const listed = <T extends z.ZodType>(list: T) =>
  z.preprocess(
    (value) => (value === undefined || value === null || Array.isArray(value) ? (value ?? undefined) : [value]),
    list,
  ) as unknown as z.ZodType<z.output<T>, z.input<T>>;

export const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    schema.optional(),
  ) as unknown as z.ZodType<z.output<T> | undefined, z.input<T> | Absent>;
