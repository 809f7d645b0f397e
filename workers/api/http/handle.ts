import type { Context } from "hono";
import type { Call } from "~/api/call";
import { isLocal } from "~/domain/environment";
import type { Language } from "~/domain/language";
import type { Write } from "../db/database";
import { AdmissionError, retryOnConflict, Transaction } from "../db/transaction";
import { publish } from "../live/publish";
import { type Body, collect, readBody } from "./body";
import { type CallContext, createContext } from "./context";
import { type Caller, type Credential, credentialOf, lookUpCaller } from "./credential";
import type { Endpoint } from "./endpoint";
import { claimKey } from "./idempotency";
import { recordSeen, seenStatements } from "./last-seen";
import { assertNotUsedUp, assertWithinCallRate, assertWithinLimit, hitStatement, hitStatementInSession } from "./limit";
import { readAhead } from "./read-ahead";
import { Refusal, refuse } from "./refusal";
import { errorResponse, type PendingResponse, resultResponse, withValidators } from "./response";
import type { Viewer } from "./viewer";

interface Incoming {
  endpoint: Endpoint;
  c: Context<{ Bindings: Env }>;
  language: Language;
  dispatch: (request: Request) => Promise<Response>;
}
type KnownCredential = Credential & { user: number };

const NOTHING: Body = { values: {}, bytes: new Uint8Array() };
/** A webhook's signature is over its bytes. */
const isRaw = (call: Call) => call.method === "GET" || call.path.includes("/webhook/");
const bodyOf = async (call: Call, request: Request) => (isRaw(call) ? NOTHING : readBody(call, request));
const queryOf = (url: string) => (url.includes("?") ? collect(new URL(url).searchParams) : {});

/** Credential, role, limits, in that order (docs/conventions.md#order-of-checks). */
async function admit({ endpoint: { call }, c }: Incoming, caller: Caller | null): Promise<Viewer | null> {
  if (call.who !== "everyone" && !caller) return refuse("not_authenticated");
  if (call.who !== "everyone" && call.who !== "user" && !caller?.viewer.roles.includes(call.who)) {
    refuse("permission_denied");
  }
  await assertWithinCallRate(c.env, c.req.raw, caller?.viewer ?? null);
  if (call.limit && caller?.recent) assertNotUsedUp(call.limit, caller.recent);
  if (caller) recordSeen(c.env, c.executionCtx, caller, c.req.raw);
  return caller?.viewer ?? null;
}

interface Known {
  viewer: Pick<Viewer, "id"> | null;
  body: Body;
  tx: Transaction;
}

function contextOf(
  { endpoint: { call }, c, language, dispatch }: Incoming,
  { viewer, body, tx }: Known,
): CallContext<Call> {
  return createContext(call, {
    request: c.req.raw,
    env: c.env,
    db: tx.db,
    tx,
    execution: c.executionCtx as ExecutionContext,
    language,
    dispatch,
    viewer: viewer as Viewer | null,
    params: c.req.param() as Record<string, string>,
    query: queryOf(c.req.raw.url),
    body: body.values,
  });
}

/** After a conflict the object is loaded again; `loaded` saves the first load. */
async function resultOf({ load, handle }: Endpoint, context: CallContext<Call>, loaded?: { thing: unknown }) {
  if (!load) return handle(context, undefined);
  let known = loaded;
  return retryOnConflict(async () => {
    context.tx.rollback();
    const { thing } = known ?? { thing: await load(context) };
    known = undefined;
    return handle(context, thing);
  });
}

async function settle({ endpoint: { call }, language }: Incoming, result: () => Promise<unknown>) {
  try {
    return resultResponse(call, await result());
  } catch (error) {
    return errorResponse(error, language, call.context);
  }
}

async function refuseAdmission({ endpoint: { call }, c }: Incoming, viewer: Viewer | null): Promise<never> {
  if (call.limit && viewer) await assertWithinLimit(c.env.DB, call.limit, viewer.id);
  return refuse("throttled", { retryAfter: 60 });
}

function publishAfter({ endpoint: { call }, c }: Incoming, answer: PendingResponse, tx: Transaction): void {
  if (call.method === "GET" || answer.status >= 400 || tx.listeners?.length === 0) return;
  c.executionCtx.waitUntil(publish(c.env, tx.listeners));
}

async function respondOnce(
  incoming: Incoming,
  { viewer, body }: { viewer: Viewer | null; body: Body },
  loaded?: { thing: unknown },
): Promise<PendingResponse> {
  const { endpoint, c } = incoming;
  const { call } = endpoint;
  const db = c.env.DB;
  const key = isRaw(call) ? null : await claimKey(db, viewer, c.req.raw, body);
  if (key?.replay) return key.replay;
  // The hit is counted in the handler's commit: one trip, and never one without the other.
  const counts: Write[] = call.limit && viewer ? [hitStatement(db, call.limit, viewer.id)] : [];
  const tx = new Transaction(db, { first: [...(key?.marks ?? []), ...counts], watch: call.method !== "GET" });
  const context = contextOf(incoming, { viewer, body, tx });
  const answer = await settle(incoming, async () => {
    const result = resultOf(endpoint, context, loaded);
    return result.catch((error) => {
      if (error instanceof AdmissionError) return refuseAdmission(incoming, viewer);
      throw error;
    });
  });
  if (counts.length > 0 && answer.status < 400) await tx.commitFirst();
  publishAfter(incoming, answer, tx);
  return key ? key.store(answer) : withValidators(call, c.req.raw, answer, viewer !== null);
}

async function handleInTurn(incoming: Incoming, credential: Credential | null): Promise<PendingResponse> {
  const { endpoint, c } = incoming;
  const caller = credential && (await lookUpCaller(c.env.DB, credential));
  const viewer = await admit(incoming, caller);
  return respondOnce(incoming, { viewer, body: await bodyOf(endpoint.call, c.req.raw) });
}

/** Loads the object in the trip that confirms the session. Refusals keep their order: the caller's come first. */
async function handleWithReadAhead(
  incoming: Incoming,
  credential: KnownCredential,
  load: NonNullable<Endpoint["load"]>,
): Promise<PendingResponse> {
  const { endpoint, c } = incoming;
  const session = readAhead(c.env.DB, credential.queries);
  async function lookUp() {
    const body = await bodyOf(endpoint.call, c.req.raw);
    const tx = new Transaction(session.db);
    const thing = await load(contextOf(incoming, { viewer: { id: credential.user }, body, tx }));
    return { body, thing };
  }
  const looking = lookUp();
  await looking.catch(() => undefined);
  const viewer = await admit(incoming, credential.callerOf(await session.results()));
  const { body, thing } = await looking;
  return respondOnce(incoming, { viewer, body }, { thing });
}

/** One commit confirms the session and the limit. Refusals keep their order: the caller's come first. */
async function handleAtomically(
  incoming: Incoming,
  credential: KnownCredential,
  limit: NonNullable<Call["limit"]>,
): Promise<PendingResponse> {
  const { endpoint, c } = incoming;
  const { env, req } = c;
  const viewer = { id: credential.user };
  const first = [...seenStatements(env.DB, viewer.id, req.raw), hitStatementInSession(env.DB, limit, credential)];
  const tx = new Transaction(env.DB, { first, watch: true });
  try {
    await assertWithinCallRate(env, req.raw, viewer);
    const context = contextOf(incoming, { viewer, body: await bodyOf(endpoint.call, req.raw), tx });
    const answer = resultResponse(endpoint.call, await endpoint.handle(context, undefined));
    if (!tx.isCommitted) throw new Error(`${endpoint.call.path} committed nothing`);
    publishAfter(incoming, answer, tx);
    return answer;
  } catch (error) {
    await admit(incoming, await lookUpCaller(env.DB, credential));
    throw error instanceof AdmissionError ? new Refusal("throttled", { retryAfter: 60 }) : error;
  }
}

const isKnown = (credential: Credential): credential is KnownCredential => credential.user !== null;
const isMultipart = (request: Request) => (request.headers.get("Content-Type") ?? "").startsWith("multipart/");

/** In the order of docs/conventions.md#order-of-checks. */
export async function handleCall(incoming: Incoming): Promise<PendingResponse> {
  const { endpoint, c } = incoming;
  const { call, load, atomic } = endpoint;
  if (call.dev && !isLocal(c.env.ENVIRONMENT)) refuse("not_found");
  const credential = call.ignoresCredential ? null : await credentialOf(c.req.raw, c.env, call.limit);
  // The idempotency key is claimed between caller and object.
  const inTurn = c.req.raw.headers.has("Idempotency-Key");
  if (!credential || !isKnown(credential) || inTurn) return handleInTurn(incoming, credential);
  if (load) return handleWithReadAhead(incoming, credential, load);
  // Files are not read before the caller is admitted.
  return atomic && call.limit && !isMultipart(c.req.raw)
    ? handleAtomically(incoming, credential, call.limit)
    : handleInTurn(incoming, credential);
}
