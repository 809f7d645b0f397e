import type { z } from "zod";
import { jsonSchemaOf as describe, type JsonSchema } from "~/domain/kind";
import { names } from "./names";

type Side = "input" | "output";

export type Components = Record<string, JsonSchema>;

const PREFIX = "#/$defs/";

function rooted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(rooted);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === "$ref" && typeof value === "string"
        ? [key, value.replace(PREFIX, "#/components/schemas/")]
        : [key, rooted(value)],
    ),
  );
}

/** Named schemas go into `components`. */
export function jsonSchemaOf(schema: z.ZodType, side: Side, components: Components): JsonSchema {
  const { $defs = {}, ...json } = describe(schema, side, side === "output" ? names : undefined);
  for (const [name, definition] of Object.entries($defs as Components)) {
    const { id: _id, ...of } = rooted(definition) as JsonSchema;
    components[name] ??= of;
  }
  return rooted(json) as JsonSchema;
}

const isObject = (schema: JsonSchema) => typeof schema.properties === "object" && schema.properties !== null;

export function together(schemas: JsonSchema[]): JsonSchema | null {
  const parts = schemas.flatMap((one) => (Array.isArray(one.allOf) ? (one.allOf as JsonSchema[]) : [one]));
  if (parts.length < 2) return parts[0] ?? null;
  if (!parts.every(isObject)) return { allOf: parts };
  const required = [...new Set(parts.flatMap((one) => (one.required as string[] | undefined) ?? []))];
  const properties = Object.assign({}, ...parts.map((one) => one.properties)) as JsonSchema;
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}
