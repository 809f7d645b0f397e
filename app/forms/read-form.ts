import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { fieldMessage, pageContexts } from "../api/field-messages";
import { isUnclearMoney, typedMoney } from "../domain/money/money";
import { isoDay } from "../domain/values/date";
import type { Language } from "../domain/values/language";
import { type Constraint, constraintOf, type FormSchema, namesOf } from "./constraint";
import { isSecret } from "./secret";

type Result = SubmissionResult<string[]>;
export interface Reply extends Result {}

/** `data` is as typed, because the API parses it again. */
export interface AcceptedForm<S extends FormSchema> {
  ok: true;
  value: z.output<S>;
  data: z.input<S>;
  refuse(fieldErrors: Record<string, string[]>, formErrors: string[]): Reply;
}
interface RefusedForm {
  ok: false;
  reply: Reply;
}

interface Reading {
  locale: Language;
  context?: string;
}

type Issue = Pick<z.core.$ZodIssue, "message" | "path">;

const sentence = ({ message, path }: Issue, locale: Language, context?: string) =>
  fieldMessage(message, locale, [...(context ? [context] : []), ...pageContexts(String(path[0] ?? ""))]);

/** Browsers submit a line break as CRLF but count it as one character. */
export const normalizeBreaks = (text: string) => text.replaceAll("\r\n", "\n");

export const textIn = ({ day }: Constraint, typed: string): string => (day ? isoDay(typed) : normalizeBreaks(typed));

const MAX_LIST = 100;

/**
 * Conform builds arrays of any size that a name asks for (`x[20000000]`) and obeys names such as `__intent__`. A file control without a choice submits an
 * empty file.
 */
function fieldsOf(schema: FormSchema, formData: FormData, locale: Language): FormData {
  const form = new FormData();
  for (const [name, constraint] of Object.entries<Constraint>(constraintOf(schema))) {
    for (const value of formData.getAll(name).slice(0, constraint.multiple ? MAX_LIST : 1)) {
      if (typeof value === "string")
        form.append(name, constraint.money ? typedMoney(value, locale) : textIn(constraint, value));
      else if (value.size > 0) form.append(name, value);
    }
  }
  return form;
}

function moneyIn(schema: FormSchema, formData: FormData): Record<string, string> {
  const amounts = Object.entries<Constraint>(constraintOf(schema)).filter(([, { money }]) => money);
  return Object.fromEntries(
    amounts.flatMap(([name]) => {
      const typed = formData.get(name);
      return typeof typed === "string" && typed !== "" ? [[name, typed]] : [];
    }),
  );
}

function secretsOf(payload: Record<string, unknown>, schema: FormSchema): string[] {
  const fields: Record<string, Constraint> = constraintOf(schema);
  return Object.keys(payload).filter((name) => fields[name]?.secret || isSecret(name));
}

/** Rules about several fields are judged after the fields: their errors would come last. */
function inOrder(error: Reply["error"], names: readonly string[]): Reply["error"] {
  if (!error) return error;
  const others = Object.keys(error).filter((name) => name !== "" && !names.includes(name));
  const known = ["", ...names, ...others].filter((name) => name in error);
  return Object.fromEntries(known.map((name) => [name, error[name] ?? null]));
}

export function readForm<S extends FormSchema>(
  formData: FormData,
  schema: S,
  { locale, context }: Reading,
): AcceptedForm<S> | RefusedForm {
  const amounts = moneyIn(schema, formData);
  const keyOf = ({ message, path }: Issue) =>
    message === "money" && isUnclearMoney(amounts[String(path[0])] ?? "", locale) ? "money_unclear" : message;
  const submission = parseWithZod(fieldsOf(schema, formData, locale), {
    schema,
    disableAutoCoercion: true,
    formatError: (issues: Issue[]) =>
      issues.map((issue) => sentence({ ...issue, message: keyOf(issue) }, locale, context)),
  });
  const order = namesOf(schema);
  /** Amounts are read as the API writes them, and come back as the user typed them. */
  const asTyped = (reply: Reply): Reply => ({
    ...reply,
    error: inOrder(reply.error, order),
    initialValue: { ...reply.initialValue, ...amounts },
  });
  const hideFields = secretsOf(submission.payload, schema);
  if (submission.status !== "success") return { ok: false, reply: asTyped(submission.reply({ hideFields })) };
  return {
    ok: true,
    value: submission.value,
    data: submission.payload as z.input<S>,
    refuse: (fieldErrors, formErrors) => ({
      ...asTyped(submission.reply({ fieldErrors, formErrors, hideFields })),
      status: "error",
    }),
  };
}

export const refused = (result: Reply) => data({ result }, { status: 422 });
