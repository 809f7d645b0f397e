import { z } from "zod";
import { type JsonSchema, kinds } from "~/domain/kind";
import { names } from "./names";

type Side = "input" | "output";

/** Schemas that are referred to by name, as they were met. */
export type Components = Record<string, JsonSchema>;

const UNNAMED = z.registry<{ id: string }>();
const PREFIX = "#/$defs/";

/** What a sender may leave out, asked of the schema itself: defaults and what is empty are within functions. */
function optionalFields(schema: z.core.$ZodObject): Set<string> {
  const shape = Object.entries(schema._zod.def.shape);
  const may = shape.filter(([, field]) => kinds.get(field)?.optional || z.safeParse(field, undefined).success);
  return new Set(may.map(([name]) => name));
}

function replace(json: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, structuredClone(by));
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"];

const overrideOf =
  (side: Side): Override =>
  ({ zodSchema, jsonSchema }) => {
    const said = kinds.get(zodSchema)?.[side === "input" ? "in" : "out"];
    if (said) return replace(jsonSchema, said);
    // What JavaScript can count to is no limit of the contract.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (zodSchema._zod.def.type !== "object") return;
    // What is new in an answer one day is no fault of today's answer.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (side === "output" || !jsonSchema.required) return;
    const optional = optionalFields(zodSchema as z.core.$ZodObject);
    jsonSchema.required = jsonSchema.required.filter((name: string) => !optional.has(name));
    if (jsonSchema.required.length === 0) delete jsonSchema.required;
  };

/** Lets references lead to the document's components. */
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

/** A schema of the contract as JSON Schema. What has a name is referred to, and put into `components`. */
export function jsonSchemaOf(schema: z.ZodType, side: Side, components: Components): JsonSchema {
  const metadata = side === "output" ? names : UNNAMED;
  const written = z.toJSONSchema(schema, {
    io: side,
    metadata,
    unrepresentable: "any",
    override: overrideOf(side),
  }) as JsonSchema;
  const { $schema: _, $defs = {}, ...json } = written;
  for (const [name, definition] of Object.entries($defs as Components)) {
    const { id: _id, ...of } = rooted(definition) as JsonSchema;
    components[name] ??= of;
  }
  return rooted(json) as JsonSchema;
}

const isObject = (schema: JsonSchema) => typeof schema.properties === "object" && schema.properties !== null;

/** Two objects that are sent as one. */
export function together(schemas: JsonSchema[]): JsonSchema | null {
  const parts = schemas.flatMap((one) => (Array.isArray(one.allOf) ? (one.allOf as JsonSchema[]) : [one]));
  if (parts.length < 2) return parts[0] ?? null;
  if (!parts.every(isObject)) return { allOf: parts };
  const required = [...new Set(parts.flatMap((one) => (one.required as string[] | undefined) ?? []))];
  const properties = Object.assign({}, ...parts.map((one) => one.properties)) as JsonSchema;
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}
