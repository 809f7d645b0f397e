import type { Context, Hono } from "hono";
import type { AnswerFor, Call, Method } from "../../../app/api/call";
import { acceptedLanguage } from "../../../app/domain/language";
import type { Language } from "../../../app/domain/value";
import { carrying, noting } from "../db/batch";
import { publish } from "../live/publish";
import type { Draft, Reply } from "./answer";
import { answerOf, dressed, refusalOf, revalidated } from "./answer";
import { type Body, collect, readBody } from "./body";
import { authenticate, bearerOf, type Viewer } from "./credential";
import { claim } from "./idempotency";
import { hit, refuseOver, withinCalls } from "./limit";
import { isLocal } from "./local";
import { type Question, questionOf } from "./question";
import { Refusal, refuse } from "./refusal";
import { takingAlong } from "./taking-along";

export type ApiApp = Hono<{ Bindings: Env }>;
type Answered<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
export type Handler<C extends Call> = (question: Question<C>) => Promise<Answered<C>> | Answered<C>;

const NOTHING: Body = { values: {}, bytes: new Uint8Array() };

async function viewerOf(call: Call, request: Request, env: Env): Promise<Viewer | null> {
  if (call.ignoresCredential) return null;
  const caller = await authenticate(request, env, call.limit);
  if (call.who !== "everyone" && !caller) return refuse("not_authenticated");
  if (call.who !== "everyone" && call.who !== "user" && !caller?.viewer.roles.includes(call.who)) {
    refuse("permission_denied");
  }
  await withinCalls(env, request, caller?.viewer ?? null);
  if (call.limit && caller?.recent) refuseOver(call.limit, caller.recent);
  return caller?.viewer ?? null;
}

/** Everything between a path and its handler, in the order of api.md 1.2. */
async function ask<C extends Call>(
  call: C,
  handler: Handler<C>,
  c: Context<{ Bindings: Env }>,
  language: Language,
): Promise<Draft> {
  const request = c.req.raw;
  const { env } = c;
  if (call.dev && !isLocal(env)) refuse("not_found");
  const viewer = await viewerOf(call, request, env);
  const raw = call.method === "GET" || call.path.includes("/webhook/");
  const body = raw ? NOTHING : await readBody(call, request);
  const held = raw ? null : await claim(env.DB, viewer, request, body);
  if (held?.replay) return held.replay;
  // Reads change nothing that somebody could hear of.
  const noted = raw ? { db: env.DB, mayHaveLeft: () => call.method !== "GET" } : noting(held?.db ?? env.DB);
  // What counts against a limit is counted with what the handler commits: one trip, and never without the other.
  const counted = call.limit && viewer ? carrying(noted.db, hit(env.DB, call.limit, viewer.id)) : null;
  const question = questionOf(call, {
    request,
    env,
    db: counted?.db ?? noted.db,
    execution: c.executionCtx as ExecutionContext,
    language,
    viewer,
    params: c.req.param() as Record<string, string>,
    query: queryOf(request.url),
    body: body.values,
  });
  const answer = await settle(() => handler(question), call, language);
  if (counted && answer.status < 400) await counted.carryLate();
  if (answer.status < 400 && noted.mayHaveLeft()) c.executionCtx.waitUntil(publish(env));
  return held ? held.keep(answer) : revalidated(call, request, answer, viewer !== null);
}

/**
 * A read of one's own things: who asks stands in the token, and whether the session still stands is read in the trip
 * that reads the things. Null without an access token: then the credential is looked at first.
 */
async function askAtOnce<C extends Call>(
  call: C,
  handler: Handler<C>,
  c: Context<{ Bindings: Env }>,
  language: Language,
): Promise<Draft | null> {
  const request = c.req.raw;
  const bearer = await bearerOf(request, c.env);
  if (!bearer) return null;
  await withinCalls(c.env, request, bearer);
  const session = takingAlong<{ id: number }>(c.env.DB, bearer.standing);
  const question = questionOf(call, {
    request,
    env: c.env,
    db: session.db,
    execution: c.executionCtx as ExecutionContext,
    language,
    viewer: { id: bearer.id } as Viewer,
    params: c.req.param() as Record<string, string>,
    query: queryOf(request.url),
    body: {},
  });
  const answer = await settle(() => handler(question), call, language);
  if ((await session.along())?.id !== bearer.id) refuse("token_not_valid");
  return answer;
}

const queryOf = (url: string) => (url.includes("?") ? collect(new URL(url).searchParams) : {});

async function settle(answer: () => unknown, call: Call, language: Language): Promise<Draft> {
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

/** Answers any request: with what is drafted or a refusal, and the headers of every answer. */
export async function respond(
  c: Context,
  answer: (language: Language) => Promise<Draft> | Draft,
  context?: string,
): Promise<Response> {
  const language = acceptedLanguage(c.req.raw.headers.get("Accept-Language"));
  let given: Draft;
  try {
    given = await answer(language);
  } catch (error) {
    given = refusalOf(error, language, context);
  }
  return dressed(given, language, requestIdOf(c.req.raw));
}

/** With and without the slash at the end, without a redirect. */
const bothForms = (path: string) => (path.endsWith("/") ? [path, path.slice(0, -1)] : [path]);

/** Registers the handler of a call. */
export function serve<C extends Call>(app: ApiApp, call: C, handler: Handler<C>): void {
  register(app, call, (c, language) => ask(call, handler, c, language));
}

/** A handler that knows no more of the viewer than who it is, until it has read something. */
type OwnHandler<C extends Call> = (
  question: Omit<Question<C>, "viewer"> & { viewer: Pick<Viewer, "id"> },
) => Promise<Answered<C>> | Answered<C>;

/** Registers the handler of a call that reads the viewer's own things: in one trip to the database with the session. */
export function serveOwnThings<C extends Call & { method: "GET"; who: "user" }>(
  app: ApiApp,
  call: C,
  handler: OwnHandler<C>,
): void {
  // A call of users has a viewer; the compiler cannot tell from `C`.
  const answer = handler as unknown as Handler<C>;
  register(app, call, async (c, language) => {
    return (await askAtOnce(call, answer, c, language)) ?? ask(call, answer, c, language);
  });
}

type Asking = (c: Context<{ Bindings: Env }>, language: Language) => Promise<Draft>;

function register(app: ApiApp, call: Call, asking: Asking): void {
  for (const path of bothForms(call.path)) {
    app.on(call.method, path, (c, next) =>
      path !== c.req.path && app.routes.some((route) => route.path === c.req.path)
        ? next()
        : respond(c, (language) => asking(c, language), call.context),
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
        if (c.req.method === "OPTIONS") return { status: 204, headers: { allow }, body: null };
        throw new Refusal("method_not_allowed", { headers: { allow } });
      }),
    );
  }
  app.notFound((c) => respond(c, () => refuse("not_found")));
  app.onError((error, c) => respond(c, () => Promise.reject(error)));
}
