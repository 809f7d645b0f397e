import { type Context, Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { Method } from "~/api/call";
import { isLocal } from "~/domain/site/environment";
import type { Language } from "~/domain/values/language";
import { logRequest } from "~/domain/values/log";
import { acceptedLanguage } from "../../accept-language";
import { requestIdOf } from "../../answer-headers";
import type { Endpoint } from "./endpoint";
import { answerCall } from "./handle";
import type { Incoming } from "./incoming";
import { Refusal, refuse } from "./refusal";
import { type PendingResponse, pendingOf, toResponse } from "./response";

export type ApiApp = Hono<{ Bindings: Env }>;

type Answering = (language: Language, requestId: string) => Promise<PendingResponse> | PendingResponse;

export async function respond(c: Context, route: string, answer: Answering): Promise<Response> {
  const startedAt = Date.now();
  const request = c.req.raw;
  const language = acceptedLanguage(request);
  const requestId = requestIdOf(request);
  const pending = await pendingOf(() => answer(language, requestId), language, { requestId, route });
  const response = await toResponse(pending, request, { language, requestId });
  logRequest({ requestId, route, method: request.method, status: response.status, startedAt });
  return response;
}

/**
 * Not strict: routes must not end in a slash. The default router would compile all routes for the first request of an
 * isolate.
 */
export const newApp = (): ApiApp => new Hono({ strict: false, router: new TrieRouter() });

const UNMATCHED = "unmatched";

const routeOf = (path: string) => path.replace(/\/$/, "");

function registerMethods(app: ApiApp, path: string, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    app.on(endpoint.call.method, routeOf(path), (c) =>
      respond(c, path, (language, requestId) => answerOf(app, c, { endpoint, language, requestId })),
    );
  }
}

type CallFacts = Pick<Incoming, "endpoint" | "language" | "requestId">;

function answerOf(app: ApiApp, c: Context<{ Bindings: Env }>, call: CallFacts) {
  const { env } = c;
  const execution = c.executionCtx as ExecutionContext;
  const dispatch = async (request: Request) => app.fetch(request, env, execution);
  return answerCall({ ...call, request: c.req.raw, params: c.req.param(), env, execution, dispatch });
}

export function registerOtherMethods(app: ApiApp, path: string, known: readonly Method[], forDevelopers = false): void {
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  app.all(routeOf(path), (c) =>
    respond(c, path, () => {
      if (forDevelopers && !isLocal(c.env.ENVIRONMENT)) refuse("not_found");
      if (c.req.method === "OPTIONS") return { status: 204, headers: { allow }, body: null };
      throw new Refusal("method_not_allowed", { headers: { allow } });
    }),
  );
}

export function registerCalls(app: ApiApp, endpoints: readonly Endpoint[]): void {
  const byPath = Object.entries(Object.groupBy(endpoints, ({ call }) => call.path)) as [string, Endpoint[]][];
  const [patterns, exact] = [
    byPath.filter(([path]) => path.includes(":")),
    byPath.filter(([path]) => !path.includes(":")),
  ];
  for (const paths of [exact, patterns]) {
    for (const [path, those] of paths) registerMethods(app, path, those);
    for (const [path, those] of paths) {
      const methods = those.map(({ call }) => call.method);
      registerOtherMethods(app, path, methods, Boolean(those[0]?.call.dev));
    }
  }
  app.notFound((c) => respond(c, UNMATCHED, () => refuse("not_found")));
  app.onError((error, c) => respond(c, UNMATCHED, () => Promise.reject(error)));
}
