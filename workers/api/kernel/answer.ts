import type { Call } from "../../../app/api/call";
import type { Language } from "../../../app/domain/value";
import { FieldRefusal, Refusal } from "./refusal";

/** An answer with a status of its own, for calls that have more than one. */
export class Reply<T> {
  constructor(
    readonly status: 200 | 201,
    readonly body: T,
  ) {}
}

export const reply = <T>(status: 200 | 201, body: T) => new Reply(status, body);

const JSON_TYPE = "application/json; charset=utf-8";

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": JSON_TYPE, ...headers } });
}

/** What a handler gave, as the answer of its call. */
export function answerOf(call: Call, given: unknown): Response {
  if (given instanceof Response) return given;
  if (given instanceof Reply) return json(given.status, given.body);
  const status = Number(Object.keys(call.answers)[0]);
  return call.answers[status as 200] === null ? new Response(null, { status }) : json(status, given);
}

/** A refusal, or a fault of ours, as an answer. Nothing of the inside is told. */
export function refusalOf(error: unknown, language: Language, context?: string): Response {
  if (error instanceof FieldRefusal) return json(400, error.messages(language, context));
  if (!(error instanceof Refusal)) {
    console.error(
      JSON.stringify({
        level: "error",
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    return refusalOf(new Refusal("internal_error"), language);
  }
  const wait = error.options.retryAfter ?? (error.status === 503 ? 5 : undefined);
  return json(
    error.status,
    { detail: error.sentence(language), code: error.code },
    {
      ...(error.status === 401 && { "WWW-Authenticate": "Bearer" }),
      ...(wait !== undefined && { "Retry-After": String(wait) }),
      ...error.options.headers,
    },
  );
}

async function tagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", body));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

const VISITOR = { fresh: "public, max-age=0, must-revalidate", steady: "public, max-age=300" };

/** Public reads carry an ETag and may be revalidated (api.md 1.13). */
export async function revalidated(
  call: Call,
  request: Request,
  answer: Response,
  signedIn: boolean,
): Promise<Response> {
  if (!call.cache || answer.status !== 200) {
    if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "no-store");
    return answer;
  }
  const body = await answer.arrayBuffer();
  const tag = await tagOf(body);
  const headers = new Headers(answer.headers);
  headers.set("ETag", tag);
  headers.set("Cache-Control", signedIn ? "private, no-cache" : VISITOR[call.cache]);
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (!known.includes(tag) && !known.includes("*")) return new Response(body, { status: 200, headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** Headers of every answer (api.md 1.9, 1.10, 1.14). */
export function dressed(answer: Response, language: Language, requestId: string): Response {
  const { headers } = answer;
  headers.set("X-Request-Id", requestId);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Content-Language", language);
  headers.append("Vary", "Authorization, Accept-Language");
  if (!headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return answer;
}
