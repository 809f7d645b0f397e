import type { Call } from "~/api/call";
import { CODES, type Code } from "~/api/messages";
import type { JsonSchema } from "~/domain/values/kind";
import { refusalsOf, takesFields } from "./refusals";
import { type Components, schemaRef } from "./schema";

const FIELDS = "fields at fault";

const NAMES: Record<number, string> = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  409: "Conflict",
  410: "Gone",
  413: "ContentTooLarge",
  415: "UnsupportedMediaType",
  422: "UnprocessableContent",
  426: "UpgradeRequired",
  429: "TooManyRequests",
  500: "InternalServerError",
  503: "ServiceUnavailable",
};

const OF_ANY: Code[] = ["throttled", "internal_error"];
const OF_CHANGES: Code[] = [
  "parse_error",
  "invalid_key",
  "in_progress",
  "answer_lost",
  "payload_too_large",
  "unsupported_media_type",
  "idempotency_mismatch",
  "outcome_unknown",
  ...OF_ANY,
];

function nameOf(status: number, fields: boolean, codes: Code[]): string {
  if (status === 401 && codes.join() === "token_not_valid") return "InvalidToken";
  if (status !== 400) return NAMES[status] ?? "Refused";
  if (!fields) return "BadRequest";
  return codes.length > 0 ? "InvalidFieldsOrRequest" : "InvalidFields";
}

export const refusalSchemas: Components = {
  Error: {
    type: "object",
    required: ["detail", "code"],
    properties: {
      detail: { type: "string", description: "A sentence in the reader's language" },
      code: { type: "string", enum: Object.keys(CODES) },
      by_team: { type: "boolean", description: "Of `job_deleted`: true if our team took the job down" },
      expired: { type: "boolean", description: "Of `job_deleted`: true if the time of the job was over" },
    },
  },
  FieldErrors: {
    type: "object",
    description: "Names of fields at fault, with messages in the reader's language",
    additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
  },
};

const exampleOf = (code: Code) => ({ value: { detail: CODES[code].en, code } });
const FIELD_EXAMPLE = { value: { field: ["This field is required."] } };

const describe = ({ fields, codes }: Kind) => [...(fields ? [FIELDS] : []), ...codes].join(", ");

export function parseRefusals(description: string): { fields: boolean; codes: Code[] } {
  const [first, ...rest] = description.split(", ");
  const fields = first === FIELDS;
  return { fields, codes: (fields ? rest : [first, ...rest]) as Code[] };
}

export interface Refused {
  description: string;
  headers: Record<string, object>;
  content: Record<string, { schema: JsonSchema; examples: Record<string, object> }>;
}

interface Kind {
  name: string;
  status: number | "default";
  fields: boolean;
  codes: Code[];
}

const READ_REFUSED: Kind = { name: "Refused", status: "default", fields: false, codes: OF_ANY };
const CHANGE_REFUSED: Kind = { ...READ_REFUSED, name: "ChangeRefused", codes: OF_CHANGES };

function most(all: string[]): string {
  const times = (one: string) => all.filter((other) => other === one).length;
  return [...new Set(all)].reduce((best, one) => (times(one) > times(best) ? one : best));
}

function kindsOf(call: Call): Kind[] {
  const statuses = [...refusalsOf(call)];
  const hasFields = (status: number) => status === 400 && takesFields(call);
  const isUsual = ([status, codes]: [number, Code[]]) =>
    !hasFields(status) && codes.every((code) => OF_CHANGES.includes(code));
  const own = statuses
    .filter((one) => !isUsual(one))
    .map(([status, codes]): Kind => {
      const fields = hasFields(status);
      return { name: nameOf(status, fields, codes), status, fields, codes };
    });
  return [...own, call.method === "GET" ? READ_REFUSED : CHANGE_REFUSED];
}

function refused(kinds: Kind[], headers: Record<string, object>): Refused {
  const codes = [...new Set(kinds.flatMap((kind) => kind.codes))];
  const fields = kinds.some((kind) => kind.fields);
  const wait = codes.some((code) => CODES[code].status === 429 || CODES[code].status === 503);
  const ofCodes = {
    type: "object",
    allOf: [schemaRef("Error")],
    properties: { code: { type: "string", enum: codes } },
  };
  const schemas: JsonSchema[] = [...(fields ? [schemaRef("FieldErrors")] : []), ...(codes.length > 0 ? [ofCodes] : [])];
  const examples = {
    ...(fields && { fields: FIELD_EXAMPLE }),
    ...Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
  };
  return {
    description: most(kinds.map(describe)),
    headers: { ...headers, ...(wait && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }) },
    content: { "application/json": { schema: schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? {}), examples } },
  };
}

export type Responses = Record<string, Refused>;

export function refusalResponses(calls: Call[], headers: Record<string, object>): Responses {
  const kinds = Map.groupBy(calls.flatMap(kindsOf), ({ name }) => name);
  return Object.fromEntries([...kinds].map(([name, of]) => [name, refused(of, headers)]));
}

export function refusalRefs(call: Call, responses: Responses) {
  return kindsOf(call).map((kind) => {
    const description = describe(kind);
    const own = description !== responses[kind.name]?.description && { description };
    return [String(kind.status), { $ref: `#/components/responses/${kind.name}`, ...own }] as const;
  });
}
