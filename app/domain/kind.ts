import { z } from "zod";

/** JSON Schema, as far as a kind of value needs it. */
export type JsonSchema = Record<string, unknown>;

interface Kind {
  /** How it is sent. */
  in?: JsonSchema;
  /** How it is answered; left out where zod's own description says it all. */
  out?: JsonSchema;
  /** May be left out though it does not look so: another field says whether it counts. */
  optional?: true;
}

/**
 * What the reference and the forms say of schemas whose rules lie in functions, which JSON Schema cannot see into. What is
 * refined from such a schema is said to be the same, unless it says otherwise.
 */
export const kinds = z.registry<Kind>();

type Side = "input" | "output";
type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

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

const overrideOf =
  (side: Side): Options["override"] =>
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

const paramsOf = (side: Side): Options => ({
  io: side,
  metadata: z.registry<{ id: string }>(),
  unrepresentable: "any",
  override: overrideOf(side),
});

/** A schema as JSON Schema, with what its kinds say. */
export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, paramsOf(side));
  return json;
}

/** Named schemas, which refer to each other by the address of their names. */
export function jsonSchemasOf(
  names: z.core.$ZodRegistry<{ id: string }>,
  side: Side,
  addressOf: (name: string) => string,
): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { ...paramsOf(side), uri: addressOf });
  for (const json of Object.values(schemas)) {
    delete json.$schema;
    delete json.$id;
  }
  return schemas;
}
