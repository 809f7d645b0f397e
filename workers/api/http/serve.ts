import type { Context, Hono } from "hono";
import type { AnswerFor, Call, Method } from "~/api/call";
import { acceptedLanguage } from "~/domain/language";
import type { Language } from "~/domain/value";
import { requestIdOf } from "../../answer-headers";
import { isLocal } from "../../environment";
import type { Question, Seeking } from "./context";
import { ask, type Way } from "./handle";
import { Refusal, refuse } from "./refusal";
import { type Draft, dressed, type Reply, refusalOf } from "./response";

export type ApiApp = Hono<{ Bindings: Env }>;
type Answered<C extends Call> = AnswerFor<C> | Reply<AnswerFor<C>> | Response;
export type Handler<C extends Call> = (question: Question<C>) => Promise<Answered<C>> | Answered<C>;

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
const bothForms = (path: string) => (path.endsWith("/") ? [path, path.slice(0, -1)] : [path, `${path}/`]);

/** Paths of calls for developers: elsewhere there is nothing at them. */
const devPaths = new Set<string>();

function register<C extends Call, T>(app: ApiApp, call: C, way: Way<C, T>): void {
  for (const path of bothForms(call.path)) {
    if (call.dev) devPaths.add(path);
    app.on(call.method, path, (c, next) =>
      path !== c.req.path && app.routes.some((route) => route.path === c.req.path)
        ? next()
        : respond(c, (language) => ask({ call, way, c, language }), call.context),
    );
  }
}

/** Registers the handler of a call. */
export function serve<C extends Call>(app: ApiApp, call: C, handler: Handler<C>): void {
  register(app, call, { answer: handler });
}

/**
 * Registers the handler of a call that is about one thing, with how that is looked for: in one trip to the database with
 * the session, and once more when another was first.
 */
export function serveAbout<C extends Call, T>(
  app: ApiApp,
  call: C,
  find: (seeking: Seeking<C>) => Promise<T>,
  handler: (question: Question<C>, thing: T) => Promise<Answered<C>> | Answered<C>,
): void {
  register(app, call, { find, answer: handler });
}

/**
 * Registers the handler of a call with a limit that knows no more of the viewer than who he is, and makes something in one
 * commit: that decides whether his session stands, too. What it does before must be worth nothing without the commit.
 */
export function serveAtCommit<C extends Call & { who: "user"; limit: NonNullable<Call["limit"]> }>(
  app: ApiApp,
  call: C,
  handler: (question: Seeking<C>) => Promise<Answered<C>>,
): void {
  register(app, call, { atCommit: true, answer: handler });
}

/** Registers a call that reads the viewer's own things and gives them as they are found. */
export function serveOwnThings<C extends Call & { method: "GET"; who: "user" }>(
  app: ApiApp,
  call: C,
  find: (seeking: Seeking<C>) => Promise<Answered<C>>,
): void {
  register(app, call, { find, answer: (_, things) => things });
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
        if (devPaths.has(path) && !isLocal(c.env)) refuse("not_found");
        if (c.req.method === "OPTIONS") return { status: 204, headers: { allow }, body: null };
        throw new Refusal("method_not_allowed", { headers: { allow } });
      }),
    );
  }
  app.notFound((c) => respond(c, () => refuse("not_found")));
  app.onError((error, c) => respond(c, () => Promise.reject(error)));
}
