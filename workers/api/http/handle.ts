import type { Context } from "hono";
import type { Call } from "~/api/call";
import type { Language } from "~/domain/value";
import { isLocal } from "../../environment";
import { carrying, NotAdmitted, noting } from "../db/batch";
import { again } from "../db/retry-on-conflict";
import { publish } from "../live/publish";
import { type Body, collect, readBody } from "./body";
import { type Question, questionOf, type Seeking } from "./context";
import { type Caller, type Credential, credentialOf } from "./credential";
import { claim } from "./idempotency";
import { noteInCommit, noteSeen } from "./last-seen";
import { counting, countingInSession, refuseOver, within, withinCalls } from "./limit";
import { takingAlong } from "./read-ahead";
import { Refusal, refuse } from "./refusal";
import { answerOf, type Draft, refusalOf, revalidated } from "./response";
import type { Viewer } from "./viewer";

/** How a call is answered: what it is about, when it is about one thing, is looked for by who asks alone. */
export interface Way<C extends Call, T> {
  /** The one commit decides whether the viewer's session stands. */
  atCommit?: boolean;
  find?: (seeking: Seeking<C>) => Promise<T>;
  answer: (question: Question<C>, thing: T) => unknown;
}

/** One request to a call. */
interface Asked<C extends Call, T> {
  call: C;
  way: Way<C, T>;
  c: Context<{ Bindings: Env }>;
  language: Language;
}

const NOTHING: Body = { values: {}, bytes: new Uint8Array() };
/** A webhook's body is its handler's: the signature is over its bytes. */
const isRaw = (call: Call) => call.method === "GET" || call.path.includes("/webhook/");
const bodyOf = async (call: Call, request: Request) => (isRaw(call) ? NOTHING : readBody(call, request));
const queryOf = (url: string) => (url.includes("?") ? collect(new URL(url).searchParams) : {});

/** 4 to 6 of the order of checks: a credential, the role, the limits. */
async function admitted<C extends Call, T>({ call, c }: Asked<C, T>, caller: Caller | null): Promise<Viewer | null> {
  if (call.who !== "everyone" && !caller) return refuse("not_authenticated");
  if (call.who !== "everyone" && call.who !== "user" && !caller?.viewer.roles.includes(call.who)) {
    refuse("permission_denied");
  }
  await withinCalls(c.env, c.req.raw, caller?.viewer ?? null);
  if (call.limit && caller?.recent) refuseOver(call.limit, caller.recent);
  if (caller) noteSeen(c.env, c.executionCtx, caller, c.req.raw);
  return caller?.viewer ?? null;
}

function asked<C extends Call, T, V extends Pick<Viewer, "id">>(
  { call, c, language }: Asked<C, T>,
  { viewer, body, db }: { viewer: V | null; body: Body; db: D1Database },
): Question<C, V> {
  return questionOf(call, {
    request: c.req.raw,
    env: c.env,
    db,
    execution: c.executionCtx as ExecutionContext,
    language,
    viewer,
    params: c.req.param() as Record<string, string>,
    query: queryOf(c.req.raw.url),
    body: body.values,
  });
}

async function settle(answer: () => unknown, call: Call, language: Language): Promise<Draft> {
  try {
    return answerOf(call, await answer());
  } catch (error) {
    return refusalOf(error, language, call.context);
  }
}

/** What a handler says. Where another was first, the thing is looked for anew; `found` saves the first time. */
async function answered<C extends Call, T>({ find, answer }: Way<C, T>, question: Question<C>, found?: { thing: T }) {
  if (!find) return answer(question, undefined as T);
  let known = found;
  return again(async () => {
    const { thing } = known ?? { thing: await find(question) };
    known = undefined;
    return answer(question, thing);
  });
}

/** From 10 of the order of checks on: idempotency, then what the handler asks for. */
async function answerOnce<C extends Call, T>(
  request: Asked<C, T>,
  { viewer, body }: { viewer: Viewer | null; body: Body },
  found?: { thing: T },
): Promise<Draft> {
  const { call, way, c, language } = request;
  const { env, executionCtx } = c;
  const held = isRaw(call) ? null : await claim(env.DB, viewer, c.req.raw, body);
  if (held?.replay) return held.replay;
  // Reads change nothing that somebody could hear of.
  const noted = isRaw(call) ? { db: env.DB, mayHaveLeft: () => call.method !== "GET" } : noting(held?.db ?? env.DB);
  // What counts against a limit is counted with what the handler commits: one trip, and never without the other.
  const counted = call.limit && viewer ? carrying(noted.db, counting(env.DB, call.limit, viewer.id)) : null;
  const question = asked(request, { viewer, body, db: counted?.db ?? noted.db });
  const limited = async () => {
    try {
      return await answered(way, question, found);
    } catch (error) {
      if (!(error instanceof NotAdmitted)) throw error;
      // Others of the same moment used the limit up.
      if (call.limit && viewer) await within(env.DB, call.limit, viewer.id);
      return refuse("throttled", { retryAfter: 60 });
    }
  };
  const answer = await settle(limited, call, language);
  if (counted && answer.status < 400) await counted.carryLate();
  if (answer.status < 400 && noted.mayHaveLeft()) executionCtx.waitUntil(publish(env));
  return held ? held.keep(answer) : revalidated(call, c.req.raw, answer, viewer !== null);
}

async function askInTurn<C extends Call, T>(request: Asked<C, T>, credential: Credential | null): Promise<Draft> {
  const { call, c } = request;
  const caller = credential && credential.callerOf(await c.env.DB.batch(credential.statements));
  const viewer = await admitted(request, caller);
  return answerOnce(request, { viewer, body: await bodyOf(call, c.req.raw) });
}

/**
 * Who asks stands in the token: the thing is read in the trip that looks whether the session stands. The order of checks
 * stays: what the body or the search are refused for is told after what the caller is refused for.
 */
async function askAtOnce<C extends Call, T>(
  request: Asked<C, T>,
  credential: Credential & { user: number },
  find: NonNullable<Way<C, T>["find"]>,
): Promise<Draft> {
  const { call, c } = request;
  const session = takingAlong(c.env.DB, credential.statements);
  async function seek() {
    const body = await bodyOf(call, c.req.raw);
    const thing = await find(asked(request, { viewer: { id: credential.user }, body, db: session.db }));
    return { body, thing };
  }
  const seeking = seek();
  await seeking.catch(() => undefined);
  const viewer = await admitted(request, credential.callerOf(await session.results()));
  const { body, thing } = await seeking;
  return answerOnce(request, { viewer, body }, { thing });
}

/**
 * Who asks stands in the token, and whether his session stands and the limit leaves room is decided by the commit: one
 * trip. What else is refused is told after what the caller is refused for.
 */
async function askAtCommit<C extends Call, T>(
  request: Asked<C, T>,
  credential: Credential & { user: number },
  limit: NonNullable<Call["limit"]>,
): Promise<Draft> {
  const { call, way, c } = request;
  const { env, req } = c;
  const viewer = { id: credential.user };
  const noted = noting(env.DB);
  const seen = noteInCommit(noted.db, viewer.id, req.raw);
  const admission = carrying(seen, countingInSession(env.DB, limit, credential));
  try {
    await withinCalls(env, req.raw, viewer);
    const question = asked(request, { viewer, body: await bodyOf(call, req.raw), db: admission.db });
    // It knows no more of the viewer than who he is (`serveAtCommit`).
    const answer = answerOf(call, await way.answer(question as unknown as Question<C>, undefined as T));
    if (!admission.isCarried()) throw new Error(`${call.path} committed nothing`);
    if (noted.mayHaveLeft()) c.executionCtx.waitUntil(publish(env));
    return answer;
  } catch (error) {
    await admitted(request, credential.callerOf(await env.DB.batch(credential.statements)));
    throw error instanceof NotAdmitted ? new Refusal("throttled", { retryAfter: 60 }) : error;
  }
}

const isOf = (credential: Credential): credential is Credential & { user: number } => credential.user !== null;
const isMultipart = (request: Request) => (request.headers.get("Content-Type") ?? "").startsWith("multipart/");

/** Everything between a path and its handler, in the order of api.md 1.2. */
export async function ask<C extends Call, T>(request: Asked<C, T>): Promise<Draft> {
  const { call, way, c } = request;
  if (call.dev && !isLocal(c.env)) refuse("not_found");
  const credential = call.ignoresCredential ? null : await credentialOf(c.req.raw, c.env, call.limit);
  // A key is claimed between who asks and what about.
  const inTurn = c.req.raw.headers.has("Idempotency-Key");
  if (!credential || !isOf(credential) || inTurn) return askInTurn(request, credential);
  if (way.find) return askAtOnce(request, credential, way.find);
  // Files are not taken in, and kept, for who may not.
  return way.atCommit && call.limit && !isMultipart(c.req.raw)
    ? askAtCommit(request, credential, call.limit)
    : askInTurn(request, credential);
}
