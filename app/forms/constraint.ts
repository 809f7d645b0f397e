import type { z } from "zod";
import { type JsonSchema, jsonSchemaOf } from "../domain/kind";

/** What a control may know of its field, in the words of the schema: lengths count code points. */
export interface Constraint {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  multiple?: boolean;
  /** A day. Where the browser has no control for it, people type it. */
  day?: true;
  /** A password: never given back in a page. */
  secret?: true;
}

/** A form's schema: that of an object, whatever is done with it before and after. */
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;
export type FieldName<S extends FormSchema> = keyof z.input<S> & string;

/** What is said of a field that is not empty. */
const filledIn = (json: JsonSchema) =>
  ((json.anyOf as JsonSchema[] | undefined) ?? [json]).find(({ type }) => type !== "null") ?? json;

/** Patterns are left out: they say how a program writes a value, and a person may write `1012 ab`. */
function constraintIn(json: JsonSchema, required: boolean): Constraint {
  const { type, minLength, maxLength, minimum, maximum, multipleOf } = filledIn(json) as Record<string, number>;
  const multiple = (type as unknown) === "array" || undefined;
  const { format } = filledIn(json);
  const day = format === "date" || undefined;
  const secret = format === "password" || undefined;
  return { required, minLength, maxLength, min: minimum, max: maximum, step: multipleOf, multiple, day, secret };
}

const known = new WeakMap<FormSchema, Record<string, Constraint>>();

/** The fields of a form with their limits, read from its schema the first time they are asked for. */
export function constraintOf<S extends FormSchema>(schema: S): Record<FieldName<S>, Constraint> {
  let found = known.get(schema);
  if (!found) {
    const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
    const fields = Object.entries(properties as Record<string, JsonSchema>);
    found = Object.fromEntries(
      fields.map(([name, json]) => [name, constraintIn(json, (required as string[]).includes(name))]),
    );
    known.set(schema, found);
  }
  return found;
}

/** The names of a form's fields. */
export const namesOf = <S extends FormSchema>(schema: S) => Object.keys(constraintOf(schema)) as FieldName<S>[];
