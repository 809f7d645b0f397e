import type { Context, Hono } from "hono";
import type { AnswerFor, Call, Method } from "../../../app/api/call";
import { acceptedLanguage } from "../../../app/domain/language";
import type { Language } from "../../../app/domain/value";
import type { Reply } from "./answer";
import { answerOf, dressed, refusalOf, revalidated } from "./answer";
import { type Body, collect, readBody } from "./body";
import { authenticate, type Viewer } from "./credential";
import { claim } from "./idempotency";
import { hit, within, withinCalls } from "./limit";
import { isLocal } from "./local";
import { type Question, questionOf } from "./question";
import { Refusal, refuse } from "./refusal";

export type ApiApp = Hono<{ Bindings: Env }>;
type Answered<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
export type Handler<C extends Call> = (question: Question<C>) => Promise<Answered<C>> | Answered<C>;

const NOTHING: Body = { values: {}, bytes: new Uint8Array() };

async function viewerOf(call: Call, request: Request, env: Env): Promise<Viewer | null> {
  if (call.ignoresCredential) return null;
  const viewer = await authenticate(request, env);
  if (call.who === "everyone") return viewer;
  if (!viewer) return refuse("not_authenticated");
  if (call.who !== "user" && !viewer.roles.includes(call.who)) refuse("permission_denied");
  return viewer;
}

/** Everything between a path and its handler, in the order of api.md 1.2. */
async function ask<C extends Call>(call: C, handler: Handler<C>, c: Context<{ Bindings: Env }>): Promise<Response> {
  const request = c.req.raw;
  const { env } = c;
  const language = acceptedLanguage(request.headers.get("Accept-Language"));
  if (call.dev && !isLocal(env)) refuse("not_found");
  const viewer = await viewerOf(call, request, env);
  await withinCalls(env, request, viewer);
  if (call.limit && viewer) await within(env.DB, call.limit, viewer.id);
  const raw = call.method === "GET" || call.path.includes("/webhook/");
  const body = raw ? NOTHING : await readBody(call, request);
  const held = raw ? null : await claim(env.DB, viewer, request, body);
  if (held?.replay) return held.replay;
  const question = questionOf(call, {
    request,
    env,
    db: held?.db ?? env.DB,
    execution: c.executionCtx as ExecutionContext,
    language,
    viewer,
    params: c.req.param() as Record<string, string>,
    query: collect(new URL(request.url).searchParams),
    body: body.values,
  });
  const answer = await settle(() => handler(question), call, language);
  if (call.limit && viewer && answer.ok) await hit(env.DB, call.limit, viewer.id).run();
  return held ? held.keep(answer) : revalidated(call, request, answer, viewer !== null);
}

async function settle(answer: () => unknown, call: Call, language: Language): Promise<Response> {
  try {
    return answerOf(call, await answer());
  } catch (error) {
    return refusalOf(error, language, call.context);
  }
}

const ID = /^[A-Za-z0-9-]{1,64}$/;

function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id");
  return given && ID.test(given) ? given : crypto.randomUUID();
}

async function respond(c: Context, answer: (language: Language) => Promise<Response> | Response, context?: string) {
  const language = acceptedLanguage(c.req.header("Accept-Language") ?? null);
  const given = await Promise.resolve()
    .then(() => answer(language))
    .catch((error: unknown) => refusalOf(error, language, context));
  return dressed(given, language, requestIdOf(c.req.raw));
}

/** With and without the slash at the end, without a redirect. */
const bothForms = (path: string) => (path.endsWith("/") ? [path, path.slice(0, -1)] : [path]);

/** Registers the handler of a call. */
export function serve<C extends Call>(app: ApiApp, call: C, handler: Handler<C>): void {
  for (const path of bothForms(call.path)) {
    app.on(call.method, path, (c, next) =>
      path !== c.req.path && app.routes.some((route) => route.path === c.req.path)
        ? next()
        : respond(c, () => ask(call, handler, c), call.context),
    );
  }
}

/** After all calls: OPTIONS, 405 with the methods there are, and 404. */
export function serveTheRest(app: ApiApp): void {
  const methods = new Map<string, Set<Method>>();
  for (const route of app.routes) {
    if (!methods.has(route.path)) methods.set(route.path, new Set());
    methods.get(route.path)?.add(route.method as Method);
  }
  // A path that is written out comes before the one with a parameter that it would fit, too.
  const exactFirst = [...methods].sort(([one], [other]) => Number(one.includes(":")) - Number(other.includes(":")));
  for (const [path, known] of exactFirst) {
    const allow = [...known, ...(known.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    app.all(path, (c) =>
      respond(c, () => {
        if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allow } });
        throw new Refusal("method_not_allowed", { headers: { Allow: allow } });
      }),
    );
  }
  app.notFound((c) => respond(c, () => refuse("not_found")));
  app.onError((error, c) => respond(c, () => Promise.reject(error)));
}
