import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

interface Kind {
  in?: JsonSchema;
  out?: JsonSchema;
  optional?: true;
}

/** JSON Schema of fields whose rules are functions. Refining a schema keeps its entry. */
export const kinds = z.registry<Kind>();

type Side = "input" | "output";
type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

/** Asks each schema, because defaults and preprocessing hide in functions. */
function optionalFields(schema: z.core.$ZodObject): Set<string> {
  const shape = Object.entries(schema._zod.def.shape);
  const may = shape.filter(([, field]) => kinds.get(field)?.optional || z.safeParse(field, undefined).success);
  return new Set(may.map(([name]) => name));
}

const takesNull = ({ type, anyOf, const: only }: JsonSchema): boolean =>
  only === null || [type].flat().includes("null") || ((anyOf ?? []) as JsonSchema[]).some(takesNull);

function orNull({ default: usual, ...json }: JsonSchema): JsonSchema {
  return { anyOf: [json, { type: "null" }], ...(usual !== undefined && { default: usual }) };
}

/** Asks each schema too: preprocessing may turn null into an absent field. */
function declareNull(schema: z.core.$ZodObject, json: JsonSchema): void {
  const properties = json.properties as Record<string, JsonSchema>;
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    const declared = properties[name];
    if (declared && !takesNull(declared) && z.safeParse(field, null).success) properties[name] = orNull(declared);
  }
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
    // The limits of JavaScript integers are not part of the contract.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (zodSchema._zod.def.type !== "object") return;
    // Clients must accept new fields in answers.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (side === "output") return;
    declareNull(zodSchema as z.core.$ZodObject, jsonSchema);
    if (!jsonSchema.required) return;
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

export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, paramsOf(side));
  return json;
}

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
