import type { z } from "zod";
import { MONEY } from "../domain/money/money";
import { type JsonSchema, jsonSchemaOf } from "../domain/values/kind";

export interface Constraint {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  multiple?: boolean;
  day?: true;
  money?: true;
  secret?: true;
}

export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;
export type FieldName<S extends FormSchema> = keyof z.input<S> & string;

const filledIn = (json: JsonSchema) =>
  ((json.anyOf as JsonSchema[] | undefined) ?? [json]).find(({ type }) => type !== "null") ?? json;

/** Patterns describe the normalised value, but users may type `1012 ab`. */
function constraintIn(json: JsonSchema, required: boolean): Constraint {
  const { type, minLength, maxLength, minimum, maximum, multipleOf } = filledIn(json) as Record<string, number>;
  const multiple = (type as unknown) === "array" || undefined;
  const { format, pattern } = filledIn(json);
  const day = format === "date" || undefined;
  const money = pattern === MONEY.source || undefined;
  const secret = format === "password" || undefined;
  return { required, minLength, maxLength, min: minimum, max: maximum, step: multipleOf, multiple, day, money, secret };
}

const known = new WeakMap<FormSchema, Record<string, Constraint>>();

export function constraintOf<S extends FormSchema>(schema: S): Record<FieldName<S>, Constraint> {
  let constraint = known.get(schema);
  if (!constraint) {
    const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
    const fields = Object.entries(properties as Record<string, JsonSchema>);
    constraint = Object.fromEntries(
      fields.map(([name, json]) => [name, constraintIn(json, (required as string[]).includes(name))]),
    );
    known.set(schema, constraint);
  }
  return constraint;
}

export const namesOf = <S extends FormSchema>(schema: S) => Object.keys(constraintOf(schema)) as FieldName<S>[];
