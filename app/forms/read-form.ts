import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { fieldMessage, pageContexts } from "../api/messages";
import { isoDay } from "../domain/date";
import type { Language } from "../domain/language";
import { type Constraint, constraintOf, type FormSchema } from "./constraint";
import { isSecret } from "./secret";

type Result = SubmissionResult<string[]>;
/** A form to draw again: `lastResult` of conform's `useForm`. */
export interface Reply extends Result {}

/** A form whose fields are in order: `value` as the schema made it, `data` as it was typed, for the API to read again. */
export interface AcceptedForm<S extends FormSchema> {
  ok: true;
  value: z.output<S>;
  data: z.input<S>;
  /** The same form again, with what the API found wrong with it. */
  refuse(fieldErrors: Record<string, string[]>, formErrors: string[]): Reply;
}
interface RefusedForm {
  ok: false;
  reply: Reply;
}

interface Reading {
  locale: Language;
  /** Says messages in the words of a call: `required@set_password`. */
  context?: string;
}

type Issue = Pick<z.core.$ZodIssue, "message" | "path">;

const sentence = ({ message, path }: Issue, locale: Language, context?: string) =>
  fieldMessage(message, locale, [...(context ? [context] : []), ...pageContexts(String(path[0] ?? ""))]);

/** A browser sends a line break as two characters where it counted one: limits count what was typed. */
export const normalizeBreaks = (text: string) => text.replaceAll("\r\n", "\n");

/** What was typed, as the schemas take it. */
export const textIn = ({ day }: Constraint, typed: string) => (day ? isoDay(typed) : normalizeBreaks(typed));

/** Values of a field that takes several. */
const MAX_LIST = 100;

/**
 * What was sent for the fields of the schema, and nothing else: conform builds an array of any size that a name asks for
 * (`x[20000000]`), and takes orders in some (`__intent__`). A file control without a choice still sends a file without
 * name or bytes.
 */
function fieldsOf(schema: FormSchema, sent: FormData): FormData {
  const form = new FormData();
  for (const [name, constraint] of Object.entries<Constraint>(constraintOf(schema))) {
    for (const value of sent.getAll(name).slice(0, constraint.multiple ? MAX_LIST : 1)) {
      if (typeof value === "string") form.append(name, textIn(constraint, value));
      else if (value.size > 0) form.append(name, value);
    }
  }
  return form;
}

/** What must never come back in a page: passwords by the schema, and whatever is called one. */
function secretsOf(payload: Record<string, unknown>, schema: FormSchema): string[] {
  const fields: Record<string, Constraint> = constraintOf(schema);
  return Object.keys(payload).filter((name) => fields[name]?.secret || isSecret(name));
}

/** Has the schema judge a posted form (`readFields`), as the API would: the same texts, the same messages. */
export function readForm<S extends FormSchema>(
  sent: FormData,
  schema: S,
  { locale, context }: Reading,
): AcceptedForm<S> | RefusedForm {
  const submission = parseWithZod(fieldsOf(schema, sent), {
    schema,
    disableAutoCoercion: true,
    formatError: (issues: Issue[]) => issues.map((issue) => sentence(issue, locale, context)),
  });
  const hideFields = secretsOf(submission.payload, schema);
  if (submission.status !== "success") return { ok: false, reply: submission.reply({ hideFields }) };
  return {
    ok: true,
    value: submission.value,
    data: submission.payload as z.input<S>,
    refuse: (fieldErrors, formErrors) => ({
      ...submission.reply({ fieldErrors, formErrors, hideFields }),
      status: "error",
    }),
  };
}

/** The form drawn again with what was typed and what is wrong with it. */
export const refused = (result: Reply) => data({ result }, { status: 422 });
