import { API_TITLE } from "~/content/reference";
import { ACCESS_SECONDS } from "~/domain/accounts/account";
import { CALLS_A_MINUTE } from "~/domain/site/call-limits";
import { PAGE_SIZE } from "~/domain/values/page";
import { MAX_TEXT_BYTES } from "../http/body";
import { STORED_MS } from "../http/idempotency";
import { MAX_MULTIPART_BYTES } from "../http/multipart";
import { publicCalls, templateOf, titleOf } from "./calls";
import { LIVE } from "./live";
import { CREDENTIALS, type Operation, operationOf, type Shared } from "./operation";
import { PARAMETERS } from "./parameters";
import { refusalResponses, refusalSchemas } from "./refusal-responses";
import { answersOf } from "./schema";

const ABOUT = `Everything is under \`/api/\`. Paths end in a slash; without it they answer the same, without a redirect.
Bodies are JSON objects of at most ${MAX_TEXT_BYTES / 1024} KiB; calls that take files also take \`multipart/form-data\` of at most ${MAX_MULTIPART_BYTES / 1024 ** 2} MiB. Unknown fields
are ignored. Ids, whole numbers and booleans may also be sent as text. Money is a string with two decimals; a number is taken as well.

Lists are pages of ${PAGE_SIZE}: \`{count, results}\`, \`?page=\` from 1. Fields without a value are null, never left out.
Messages are in the language of \`Accept-Language\`, \`nl\` or \`en\`, and \`Content-Language\` says which; every answer has its \`X-Request-Id\`.

A call is for whoever is signed in, unless it says otherwise. A refusal is \`{detail, code}\`, or for fields at fault a map of field
to messages (400); what nearly every call can be refused for is its \`default\`. A request with an \`Idempotency-Key\` is done
once within ${STORED_MS / 3_600_000} hours, however often it is sent. Visitors may call ${CALLS_A_MINUTE.visitor} times a minute, users ${CALLS_A_MINUTE.user} times; over a limit the answer is 429 with
\`Retry-After\`. Public reads carry an \`ETag\` and answer 304 to \`If-None-Match\`.`;

const string = (description: string) => ({ description, schema: { type: "string" } });

const HEADERS = {
  RequestId: string("The request's own id, or the one it was sent with"),
  Language: { description: "Language of the answer", schema: { type: "string", enum: ["nl", "en"] } },
  ETag: string("Tag of this answer, for If-None-Match"),
  RetryAfter: { description: "Seconds to wait, at least 1", schema: { type: "integer", minimum: 1 } },
};

const EVERY_HEADER = {
  "X-Request-Id": { $ref: "#/components/headers/RequestId" },
  "Content-Language": { $ref: "#/components/headers/Language" },
};

const SECURITY = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: `Access token of a login or a refresh; lives ${ACCESS_SECONDS / 60} minutes`,
  },
  token: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "`Token <key>`, the key of a social login",
  },
};

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(shared: Shared): Paths {
  const paths: Paths = {};
  for (const named of [...publicCalls(), LIVE]) {
    const path = templateOf(named.call.path);
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operationOf(named, shared) };
  }
  return paths;
}

export function openApiOf({ origin, version }: { origin: string; version: string }) {
  const calls = publicCalls();
  const { components, nameOf } = answersOf(calls);
  const refusals = refusalResponses(
    [...calls, LIVE].map(({ call }) => call),
    EVERY_HEADER,
  );
  const schemas = { ...refusalSchemas, ...components };
  const paths = pathsOf({ schemas, nameOf, refusals });
  const groups = [...new Set(calls.map(({ group }) => group))];
  return {
    openapi: "3.1.1",
    info: { title: API_TITLE, version, description: ABOUT },
    servers: [{ url: origin }],
    security: CREDENTIALS,
    tags: groups.map((name) => ({ name, description: titleOf(name).en })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other))),
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: {
        NoContent: { description: "Done; no body", headers: EVERY_HEADER },
        NotModified: {
          description: "Nothing changed since the tag that was sent",
          headers: { ETag: { $ref: "#/components/headers/ETag" } },
        },
        ...refusals,
      },
      securitySchemes: SECURITY,
    },
  };
}
export type OpenApi = ReturnType<typeof openApiOf>;
