import type { Call } from "~/api/call";
import type { Language } from "~/domain/values/language";
import { errorFields, writeLog } from "~/domain/values/log";
import { CLOSED, headersOfAll } from "../../answer-headers";
import { isUnchanged } from "../../conditional";
import { type Transaction, UnknownOutcomeError } from "../db/transaction";
import { FieldRefusal, Refusal } from "./refusal";

export class Reply<T> {
  constructor(
    readonly status: 200 | 201,
    readonly body: T,
  ) {}
}

export const reply = <T>(status: 200 | 201, body: T) => new Reply(status, body);

export class Json {
  constructor(readonly value: unknown) {}
}

/** Each `Response` costs time, so it is made once. */
export interface PendingResponse {
  status: number;
  headers: Record<string, string>;
  body: Json | string | ReadableStream | null;
  webSocket?: WebSocket | null;
  tagged?: boolean;
}

const empty = (status: number, headers: PendingResponse["headers"] = {}): PendingResponse => ({
  status,
  headers,
  body: null,
});

function json(status: number, body: unknown, headers: PendingResponse["headers"] = {}): PendingResponse {
  headers["content-type"] = "application/json; charset=utf-8";
  return { status, headers, body: new Json(body) };
}

export function resultResponse(call: Call, result: unknown): PendingResponse {
  if (result instanceof Response) {
    return { status: result.status, headers: Object.fromEntries(result.headers), body: result.body };
  }
  if (result instanceof Reply) return json(result.status, result.body);
  const status = Number(Object.keys(call.answers)[0]);
  return call.answers[status as 200] === null ? empty(status) : json(status, result);
}

const MISSING_COLUMN = /no such (?:table|column)|has no column named/;

export interface Origin {
  requestId: string;
  route: string;
  context?: string | undefined;
}

function logInternalError(error: unknown, { requestId, route }: Origin): void {
  writeLog("error", {
    request: requestId,
    route,
    ...errorFields(error),
    ...(MISSING_COLUMN.test(String(error)) && {
      hint: "A migration is missing: run `npm run migrate`, then try again.",
    }),
  });
}

/** After a commit, an unexpected error is one of the answer: "try again" would repeat the change. */
export function meaningFor(tx: Pick<Transaction, "isCommitted">, error: unknown): unknown {
  if (!tx.isCommitted || error instanceof Refusal || error instanceof FieldRefusal) return error;
  return new UnknownOutcomeError(String(error), { cause: error });
}

export function errorResponse(error: unknown, language: Language, origin: Origin): PendingResponse {
  if (error instanceof FieldRefusal) return json(400, error.messages(language, origin.context));
  if (!(error instanceof Refusal)) {
    logInternalError(error, origin);
    const code = error instanceof UnknownOutcomeError ? "outcome_unknown" : "internal_error";
    return errorResponse(new Refusal(code), language, origin);
  }
  const wait = error.options.retryAfter ?? (error.status === 503 ? 5 : undefined);
  return json(
    error.status,
    {
      detail: error.sentence(language),
      code: error.code,
      ...(error.options.byTeam && { by_team: true }),
      ...(error.options.expired && { expired: true }),
      ...(error.options.suspended && { suspended: error.options.suspended }),
    },
    {
      ...(error.status === 401 && { "www-authenticate": "Bearer" }),
      ...(wait !== undefined && { "retry-after": String(wait) }),
      ...error.options.headers,
    },
  );
}

export async function pendingOf(
  respond: () => Promise<PendingResponse> | PendingResponse,
  language: Language,
  origin: Origin,
): Promise<PendingResponse> {
  try {
    return await respond();
  } catch (error) {
    return errorResponse(error, language, origin);
  }
}

export async function textOf(pending: PendingResponse): Promise<string> {
  const { body } = pending;
  if (typeof body === "string") return body;
  const text = body instanceof Json ? JSON.stringify(body.value) : body === null ? "" : await new Response(body).text();
  pending.body = text;
  return text;
}

const bodyOf = ({ body }: PendingResponse) => (body instanceof Json ? JSON.stringify(body.value) : body);

const encoder = new TextEncoder();

async function etagOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes as BufferSource), 0, 12);
  return `"${btoa(String.fromCharCode(...digest))}"`;
}

const VISITOR = { fresh: "public, max-age=0, must-revalidate", steady: "public, max-age=300" };

export function withCaching(call: Call, response: PendingResponse, signedIn: boolean): PendingResponse {
  if (!call.cache || response.status !== 200) return response;
  response.headers["cache-control"] = signedIn ? "private, no-cache" : VISITOR[call.cache];
  response.tagged = true;
  return response;
}

async function withTag(response: PendingResponse, requestHeaders: Headers) {
  const bytes = encoder.encode(await textOf(response));
  const tag = await etagOf(bytes);
  const { status, headers } = response;
  headers.etag = tag;
  const whole = { status, headers, body: bytes as BodyInit, webSocket: null };
  if (!isUnchanged(requestHeaders, { etag: tag, modified: headers["last-modified"] ?? null })) return whole;
  delete headers["content-type"];
  return { status: 304, headers, body: null, webSocket: null };
}

export async function toResponse(
  pending: PendingResponse,
  { headers: requestHeaders }: Request,
  { language, requestId }: { language: Language; requestId: string },
): Promise<Response> {
  const { status, headers, body, webSocket } = pending.tagged
    ? await withTag(pending, requestHeaders)
    : { ...pending, body: bodyOf(pending) };
  const also = headers.vary;
  Object.assign(headers, headersOfAll(language, requestId));
  if (also) headers.vary = `${also}, ${headers.vary}`;
  if (!headers["content-type"]?.startsWith("text/html")) headers["content-security-policy"] = CLOSED;
  headers["cache-control"] ??= "no-store";
  return new Response(body, { status, headers, webSocket });
}
