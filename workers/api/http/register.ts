import type { Context, Hono } from "hono";
import type { Method } from "~/api/call";
import { isLocal } from "~/domain/environment";
import type { Language } from "~/domain/language";
import { acceptedLanguage } from "../../accept-language";
import { requestIdOf } from "../../answer-headers";
import type { Endpoint } from "./endpoint";
import { handleCall } from "./handle";
import { Refusal, refuse } from "./refusal";
import { errorResponse, type PendingResponse, toResponse } from "./response";

export type ApiApp = Hono<{ Bindings: Env }>;

export async function respond(
  c: Context,
  answer: (language: Language) => Promise<PendingResponse> | PendingResponse,
  context?: string,
): Promise<Response> {
  const language = acceptedLanguage(c.req.raw);
  let pending: PendingResponse;
  try {
    pending = await answer(language);
  } catch (error) {
    pending = errorResponse(error, language, context);
  }
  return toResponse(pending, language, requestIdOf(c.req.raw));
}

/** Both are served, without a redirect. */
const bothForms = (path: string) => (path.endsWith("/") ? [path, path.slice(0, -1)] : [path, `${path}/`]);

function registerMethods(app: ApiApp, path: string, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const { method, context } = endpoint.call;
    for (const form of bothForms(path)) {
      const dispatch = (c: Context) => async (request: Request) => app.fetch(request, c.env, c.executionCtx);
      app.on(method, form, (c) =>
        respond(c, (language) => handleCall({ endpoint, c, language, dispatch: dispatch(c) }), context),
      );
    }
  }
}

export function registerOtherMethods(app: ApiApp, path: string, known: readonly Method[], forDevelopers = false): void {
  const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  for (const form of bothForms(path)) {
    app.all(form, (c) =>
      respond(c, () => {
        // Elsewhere there is nothing at the paths of calls for developers.
        if (forDevelopers && !isLocal(c.env.ENVIRONMENT)) refuse("not_found");
        if (c.req.method === "OPTIONS") return { status: 204, headers: { allow }, body: null };
        throw new Refusal("method_not_allowed", { headers: { allow } });
      }),
    );
  }
}

/** Static paths come before parameters that would match them. */
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
  app.notFound((c) => respond(c, () => refuse("not_found")));
  app.onError((error, c) => respond(c, () => Promise.reject(error)));
}
