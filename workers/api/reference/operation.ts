import type { z } from "zod";
import type { Call } from "~/api/call";
import { CODES, type Code } from "~/api/messages";
import type { JsonSchema } from "~/domain/kind";
import { LIMITS } from "../http/limit";
import { type NamedCall, paramsOf } from "./calls";
import { EXAMPLES } from "./examples";
import { refusalsOf, takesFields } from "./refusals";
import { sampleOf } from "./sample";
import { type Components, jsonSchemaOf, together } from "./schema";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const WORDS: Record<string, JsonSchema> = {
  key: { type: "string", examples: ["2b7e"] },
  session: { type: "string", examples: ["pay_2b7e"] },
  provider: { type: "string", examples: ["stripe"] },
  social_app: { type: "string", enum: ["google", "apple", "facebook"] },
};
const CHAT: JsonSchema = {
  type: "string",
  description: "The chat's id or uri",
  examples: ["Zx81kLmN0pQrStUv"],
};
const ID: JsonSchema = { type: "integer", minimum: 1, examples: [1] };

const schemaOfParam = (name: string, path: string) =>
  WORDS[name] ?? (name === "id" && path.startsWith("/api/chat/") ? CHAT : ID);

interface Object_ extends JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((one) => one !== "null") as string };
  const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== "null");
  if (!choices || choices.length === (schema.anyOf as JsonSchema[]).length) return schema;
  const { anyOf: _, ...rest } = schema;
  return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, anyOf: choices };
}

function queryParameters(schema: Object_ | null, example: Record<string, unknown> = {}) {
  return Object.entries(schema?.properties ?? {}).map(([name, of]) => {
    const required = schema?.required?.includes(name) ?? false;
    const shown = example[name] !== undefined && { example: example[name] };
    return { name, in: "query", required, schema: withoutNull(of), ...shown };
  });
}

const onlySchemas = (of: (z.ZodType | undefined)[]) => of.filter((one) => one !== undefined);

/** GETs, and writes that take a query beside their body. */
const queryOf = (call: Call) => onlySchemas(call.method === "GET" ? [call.fields, call.query] : [call.query]);
const bodyOf = (call: Call) => onlySchemas(call.method === "GET" ? [] : [call.ids, call.fields]);

export function sentAs(schemas: z.ZodType[], components: Components): Object_ | null {
  return together(schemas.map((one) => jsonSchemaOf(one, "input", components)));
}

function parametersOf({ id, call }: NamedCall, components: Components) {
  const inPath = paramsOf(call.path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: schemaOfParam(name, call.path),
  }));
  const inQuery = queryParameters(sentAs(queryOf(call), components), EXAMPLES[id]?.query);
  const inHeaders = [
    "Language",
    ...(call.cache ? ["IfNoneMatch"] : []),
    ...(call.method !== "GET" && !call.ignoresCredential ? ["IdempotencyKey"] : []),
  ];
  return [...inPath, ...inQuery, ...inHeaders.map((name) => ref("parameters", name))];
}

/** JSON cannot carry files. */
function withoutFiles(schema: Object_, files: string[]): Object_ {
  const { properties = {}, required = [], ...rest } = schema;
  const left = required.filter((name) => !files.includes(name));
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => !files.includes(name)));
  return { ...rest, properties: kept, ...(left.length > 0 && { required: left }) };
}

/** A webhook's body is the provider's own. */
const SIGNED = { type: "object", description: "An event of the provider, signed over its bytes" };

/** The example has the required fields, or all when none is. */
function requestBody(named: NamedCall, components: Components) {
  const { id, call } = named;
  if (call.method === "GET") return null;
  const schema = call.path.includes("/webhook/") ? SIGNED : sentAs(bodyOf(call), components);
  if (!schema) return null;
  const files = Object.keys(call.multipart ?? {});
  const json = withoutFiles(schema, files);
  const example = EXAMPLES[id]?.body ?? sampleOf(json, { components, name: "" });
  return {
    required: ((schema as Object_).required?.length ?? 0) > 0,
    content: {
      "application/json": { schema: files.length > 0 ? json : schema, example },
      ...(files.length > 0 && { "multipart/form-data": { schema } }),
      ...(call.takesForm && { "application/x-www-form-urlencoded": { schema } }),
    },
  };
}

const HEADERS = { "X-Request-Id": ref("headers", "RequestId"), "Content-Language": ref("headers", "Language") };

const MEANING: Record<number, string> = {
  101: "Open",
  200: "Done",
  201: "Made",
  204: "Done; no body",
  303: "See the other page",
};

function answer(named: NamedCall, status: number, components: Components) {
  const { id, call } = named;
  const schema = call.answers[status as 200];
  const headers = { ...HEADERS, ...(call.cache && status === 200 && { ETag: ref("headers", "ETag") }) };
  const description = MEANING[status] ?? "Done";
  if (schema === null || schema === undefined || status === 303) return { description, headers };
  if (schema === "raw") {
    return { description, headers, content: { [call.mediaType ?? "*/*"]: { schema: { type: "string" } } } };
  }
  const json = jsonSchemaOf(schema, "output", components);
  const example = EXAMPLES[id]?.answer ?? sampleOf(json, { components, name: "" });
  return { description, headers, content: { "application/json": { schema: json, example } } };
}

const refusalExample = (code: Code) => ({ summary: code, value: { detail: CODES[code].en, code } });

function refusal(call: Call, status: number, codes: Code[]) {
  const both = status === 400 && takesFields(call);
  const schemas = [...(both ? ["FieldErrors"] : []), ...(codes.length > 0 ? ["Error"] : [])];
  const refs = schemas.map((name) => ref("schemas", name));
  const examples = {
    ...(both && { fields: { summary: "Fields at fault", value: { field: ["This field is required."] } } }),
    ...Object.fromEntries(codes.map((code) => [code, refusalExample(code)])),
  };
  const description = [...(both ? ["fields at fault"] : []), ...codes].join(", ");
  const wait = status === 429 || status === 503;
  return {
    description,
    headers: { ...HEADERS, ...(wait && { "Retry-After": ref("headers", "RetryAfter") }) },
    content: { "application/json": { schema: refs.length === 1 ? refs[0] : { anyOf: refs }, examples } },
  };
}

function responsesOf(named: NamedCall, components: Components) {
  const { call } = named;
  const said = Object.keys(call.answers).map((status) => [status, answer(named, Number(status), components)] as const);
  const unchanged = call.cache ? [["304", ref("responses", "NotModified")] as const] : [];
  const refused = [...refusalsOf(call)].map(([status, codes]) => [status, refusal(call, status, codes)] as const);
  return Object.fromEntries<unknown>([...said, ...unchanged, ...refused]);
}

const WHO = {
  everyone: "Everyone, visitors too.",
  user: "Whoever is signed in.",
  partner: "Partners.",
  admin: "Admins.",
} satisfies Record<Call["who"], string>;

function securityOf({ who, ignoresCredential }: Call) {
  if (ignoresCredential) return [];
  const credentials = [{ bearer: [] }, { token: [] }];
  return who === "everyone" ? [{}, ...credentials] : credentials;
}

const limitOf = ({ limit }: Call) => limit && { what: limit, ...LIMITS[limit] };

export function operationOf(named: NamedCall, components: Components) {
  const { id, group, call } = named;
  const limit = limitOf(call);
  const body = requestBody(named, components);
  const counted = limit ? ` At most ${limit.most} in ${limit.seconds} seconds.` : "";
  return {
    operationId: id,
    tags: [group],
    summary: call.summary,
    description: `For: ${WHO[call.who]}${counted}`,
    "x-who": call.who,
    ...(limit && { "x-rate-limit": limit }),
    security: securityOf(call),
    parameters: parametersOf(named, components),
    ...(body && { requestBody: body }),
    responses: responsesOf(named, components),
  };
}
export type Operation = ReturnType<typeof operationOf>;
