import { CODES } from "~/api/messages";
import { publicCalls, templateOf, titleOf } from "./calls";
import { LIVE } from "./live";
import { type Operation, operationOf } from "./operation";
import type { Components } from "./schema";

const ABOUT = `Everything is under \`/api/\`. Paths end in a slash; without it they answer the same, without a redirect.
Bodies are JSON objects of at most 128 KiB; calls that take files also take \`multipart/form-data\` of at most 50 MiB. Unknown fields
are ignored. Ids, whole numbers and booleans may also be sent as text. Money is a string with two decimals.

Lists are pages of 20: \`{count, results}\`, \`?page=\` from 1. Fields without a value are null, never left out.
Messages are in the language of \`Accept-Language\`, \`nl\` or \`en\`.

A refusal is \`{detail, code}\`, or for fields at fault a map of field to messages (400). A request with an \`Idempotency-Key\` is done
once within 24 hours, however often it is sent. Visitors may call 300 times a minute, users 600 times; over a limit the answer is 429 with
\`Retry-After\`. Public reads carry an \`ETag\` and answer 304 to \`If-None-Match\`.`;

const string = (description: string) => ({ description, schema: { type: "string" } });

const HEADERS = {
  RequestId: string("The request's own id, or the one it was sent with"),
  Language: { description: "Language of the answer", schema: { type: "string", enum: ["nl", "en"] } },
  ETag: string("Tag of this answer, for If-None-Match"),
  RetryAfter: { description: "Seconds to wait, at least 1", schema: { type: "integer", minimum: 1 } },
};

const PARAMETERS = {
  Language: { name: "Accept-Language", in: "header", schema: { type: "string", examples: ["nl"] } },
  IfNoneMatch: { name: "If-None-Match", in: "header", schema: { type: "string" } },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "Of a signed-in user: the same key, method, path and body are done once in 24 hours",
    schema: { type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$" },
  },
};

const ERRORS: Components = {
  Error: {
    type: "object",
    required: ["detail", "code"],
    properties: {
      detail: { type: "string", description: "A sentence in the reader's language" },
      code: { type: "string", enum: Object.keys(CODES) },
    },
  },
  FieldErrors: {
    type: "object",
    description: "Names of fields at fault, with messages in the reader's language",
    additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
  },
};

const SECURITY = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Access token of a login or a refresh; lives 15 minutes",
  },
  token: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "`Token <key>`, the key of a social login",
  },
};

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(components: Components): Paths {
  const paths: Paths = {};
  for (const named of [...publicCalls(), LIVE]) {
    const path = templateOf(named.call.path);
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operationOf(named, components) };
  }
  return paths;
}

export function openApiOf({ origin, version }: { origin: string; version: string }) {
  const schemas: Components = { ...ERRORS };
  const paths = pathsOf(schemas);
  const groups = [...new Set(publicCalls().map(({ group }) => group))];
  return {
    openapi: "3.1.1",
    info: { title: "Buurklusser REST API", version, description: ABOUT },
    servers: [{ url: origin }],
    tags: groups.map((name) => ({ name, description: titleOf(name).en })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other))),
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: {
        NotModified: {
          description: "Nothing changed since the tag that was sent",
          headers: { ETag: { $ref: "#/components/headers/ETag" } },
        },
      },
      securitySchemes: SECURITY,
    },
  };
}
export type OpenApi = ReturnType<typeof openApiOf>;
