import type { z } from "zod";
import { type JsonSchema, jsonSchemaOf, jsonSchemasOf } from "~/domain/values/kind";
import type { NamedCall } from "./calls";
import { answerNames } from "./names";

export type Components = Record<string, JsonSchema>;

export interface ObjectSchema extends JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  if (typeof schema.$ref !== "string") return schema;
  return components[schema.$ref.replace("#/components/schemas/", "")] ?? {};
}

const SCALARS: readonly unknown[] = ["string", "integer", "number", "boolean"];

function shortened(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [scalar, nothing, ...more] = (anyOf ?? []) as JsonSchema[];
  if (!scalar || nothing?.type !== "null" || more.length > 0) return schema;
  const types = [scalar.type].flat();
  if (!types.every((type) => SCALARS.includes(type))) return schema;
  if (scalar.enum !== undefined || scalar.const !== undefined) return schema;
  return { ...rest, ...scalar, type: [...types, "null"] };
}

export function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((one) => one !== "null");
    return { ...schema, type: types.length > 1 ? types : types[0] };
  }
  const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== "null");
  if (!choices || choices.length === (schema.anyOf as JsonSchema[]).length) return schema;
  const { anyOf: _, ...rest } = schema;
  return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, anyOf: choices };
}

export function compact<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(compact) as T;
  if (typeof schema !== "object" || schema === null) return schema;
  return shortened(Object.fromEntries(Object.entries(schema).map(([key, of]) => [key, compact(of)]))) as T;
}

export function answersOf(calls: NamedCall[]) {
  const names = answerNames(calls);
  const components = compact(jsonSchemasOf(names, "output", (id) => schemaRef(id).$ref));
  return { components, nameOf: (schema: z.ZodType) => names.get(schema)?.id };
}

const isObject = (schema: JsonSchema) => typeof schema.properties === "object" && schema.properties !== null;

function together(schemas: JsonSchema[]): ObjectSchema | null {
  const parts = schemas.flatMap((one) => (Array.isArray(one.allOf) ? (one.allOf as JsonSchema[]) : [one]));
  if (parts.length < 2) return parts[0] ?? null;
  if (!parts.every(isObject)) return { allOf: parts };
  const required = [...new Set(parts.flatMap((one) => (one.required as string[] | undefined) ?? []))];
  const properties = Object.assign({}, ...parts.map((one) => one.properties)) as Components;
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

export const sentAs = (schemas: z.ZodType[]) => together(schemas.map((one) => compact(jsonSchemaOf(one, "input"))));
