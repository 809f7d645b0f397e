import type { Call } from "~/api/call";
import type { Language } from "~/domain/language";
import { CLOSED, headersOfAll } from "../../answer-headers";
import { FieldRefusal, Refusal } from "./refusal";

export class Reply<T> {
  constructor(
    readonly status: 200 | 201,
    readonly body: T,
  ) {}
}

export const reply = <T>(status: 200 | 201, body: T) => new Reply(status, body);

/** Becomes a `Response` once, when all headers are known: each one costs. */
export interface PendingResponse {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream | null;
  webSocket?: WebSocket | null;
}

const empty = (status: number, headers: PendingResponse["headers"] = {}): PendingResponse => ({
  status,
  headers,
  body: null,
});

function json(status: number, body: unknown, headers: PendingResponse["headers"] = {}): PendingResponse {
  headers["content-type"] = "application/json; charset=utf-8";
  return { status, headers, body: JSON.stringify(body) };
}

export function resultResponse(call: Call, given: unknown): PendingResponse {
  if (given instanceof Response) {
    return { status: given.status, headers: Object.fromEntries(given.headers), body: given.body };
  }
  if (given instanceof Reply) return json(given.status, given.body);
  const status = Number(Object.keys(call.answers)[0]);
  return call.answers[status as 200] === null ? empty(status) : json(status, given);
}

/** An internal error reveals nothing. */
export function errorResponse(error: unknown, language: Language, context?: string): PendingResponse {
  if (error instanceof FieldRefusal) return json(400, error.messages(language, context));
  if (!(error instanceof Refusal)) {
    console.error(
      JSON.stringify({
        level: "error",
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    return errorResponse(new Refusal("internal_error"), language);
  }
  const wait = error.options.retryAfter ?? (error.status === 503 ? 5 : undefined);
  return json(
    error.status,
    { detail: error.sentence(language), code: error.code },
    {
      ...(error.status === 401 && { "www-authenticate": "Bearer" }),
      ...(wait !== undefined && { "retry-after": String(wait) }),
      ...error.options.headers,
    },
  );
}

export async function textOf(pending: PendingResponse): Promise<string> {
  if (typeof pending.body !== "string")
    pending.body = pending.body === null ? "" : await new Response(pending.body).text();
  return pending.body;
}

const encoder = new TextEncoder();

async function etagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", encoder.encode(text)), 0, 12);
  return `"${btoa(String.fromCharCode(...digest))}"`;
}

const VISITOR = { fresh: "public, max-age=0, must-revalidate", steady: "public, max-age=300" };

/** Public reads carry an ETag (docs/conventions.md#caching). */
export async function withValidators(
  call: Call,
  request: Request,
  answer: PendingResponse,
  signedIn: boolean,
): Promise<PendingResponse> {
  if (!call.cache || answer.status !== 200) return answer;
  const tag = await etagOf(await textOf(answer));
  const { headers } = answer;
  headers.etag = tag;
  headers["cache-control"] = signedIn ? "private, no-cache" : VISITOR[call.cache];
  const asked = request.headers.get("If-None-Match");
  if (asked === null) return answer;
  const known = asked.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (!known.includes(tag) && !known.includes("*")) return answer;
  delete headers["content-type"];
  return empty(304, headers);
}

/** Adds the headers of every answer (docs/conventions.md#headers). */
export function toResponse(
  { status, headers, body, webSocket }: PendingResponse,
  language: Language,
  requestId: string,
): Response {
  const also = headers.vary;
  Object.assign(headers, headersOfAll(language, requestId));
  if (also) headers.vary = `${also}, ${headers.vary}`;
  if (!headers["content-type"]?.startsWith("text/html")) headers["content-security-policy"] = CLOSED;
  headers["cache-control"] ??= "no-store";
  return new Response(body, { status, headers, webSocket });
}
