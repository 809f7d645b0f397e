import type { Call } from "~/api/call";
import type { JsonSchema } from "~/domain/values/kind";
import { STORED_MS } from "../http/idempotency";
import { type NamedCall, paramsOf } from "./calls";
import { EXAMPLES } from "./examples";
import { type ObjectSchema, sentAs, withoutNull } from "./schema";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: JsonSchema;
  description?: string;
  required?: true;
  example?: unknown;
}

const inPath = (name: string, schema: JsonSchema): Parameter => ({ name, in: "path", required: true, schema });

export const PARAMETERS = {
  Id: inPath("id", { type: "integer", minimum: 1, examples: [1] }),
  ChatId: inPath("id", { type: "string", description: "The chat's id or uri", examples: ["Zx81kLmN0pQrStUv"] }),
  Page: { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
  IfNoneMatch: { name: "If-None-Match", in: "header", schema: { type: "string" } },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: `Of a signed-in user: the same key, method, path and body are done once in ${STORED_MS / 3_600_000} hours`,
    schema: { type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$" },
  },
} satisfies Record<string, Parameter>;

const ref = (name: keyof typeof PARAMETERS) => ({ $ref: `#/components/parameters/${name}` });

export function parameterOf(one: Parameter | { $ref: string }): Parameter {
  return "$ref" in one ? PARAMETERS[one.$ref.replace(/.*\//, "") as "Id"] : one;
}

const WORDS: Record<string, JsonSchema> = {
  key: { type: "string", examples: ["2b7e"] },
  session: { type: "string", examples: ["pay_2b7e"] },
  provider: { type: "string", examples: ["stripe"] },
  social_app: { type: "string", enum: ["google", "apple", "facebook"] },
};

function pathParameter(name: string, path: string) {
  const words = WORDS[name];
  if (words) return inPath(name, words);
  if (name !== "id") return inPath(name, PARAMETERS.Id.schema);
  return ref(path.startsWith("/api/chat/") ? "ChatId" : "Id");
}

const queryOf = ({ method, fields, query }: Call) =>
  (method === "GET" ? [fields, query] : [query]).filter((one) => one !== undefined);

function queryParameters(schema: ObjectSchema | null, example: Record<string, unknown> = {}) {
  return Object.entries(schema?.properties ?? {}).map(([name, of]): Parameter | { $ref: string } => {
    if (name === "page") return ref("Page");
    const required = schema?.required?.includes(name) && { required: true as const };
    const shown = example[name] !== undefined && { example: example[name] };
    return { name, in: "query", ...required, schema: withoutNull(of), ...shown };
  });
}

export function parametersOf({ id, call }: NamedCall): (Parameter | { $ref: string })[] {
  return [
    ...paramsOf(call.path).map((name) => pathParameter(name, call.path)),
    ...queryParameters(sentAs(queryOf(call)), EXAMPLES[id]?.query),
    ...(call.cache ? [ref("IfNoneMatch")] : []),
    ...(call.method !== "GET" && !call.ignoresCredential ? [ref("IdempotencyKey")] : []),
  ];
}
