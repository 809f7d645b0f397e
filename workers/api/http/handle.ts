import type { Call } from "~/api/call";
import { isLocal } from "~/domain/site/environment";
import { BOOKMARK_HEADER } from "../../bookmark";
import type { Write } from "../db/database";
import { selectEvents } from "../db/live";
import { AdmissionError, retryOnConflict, Transaction } from "../db/transaction";
import type { Body } from "./body";
import type { CallContext } from "./context";
import { type Caller, type Credential, credentialOf, lookUpCaller } from "./credential";
import type { Endpoint } from "./endpoint";
import { atPrimary, type DbSession, placeOf } from "./freshness";
import { claimKey } from "./idempotency";
import {
  contextOf,
  followUp,
  type Incoming,
  isRaw,
  type KnownCredential,
  originOf,
  placed,
  type RoutedCall,
} from "./incoming";
import { recordSeen } from "./last-seen";
import { assertNotUsedUp, assertWithinCallRate, assertWithinLimit, hitStatement } from "./limit";
import { readAhead } from "./read-ahead";
import { Refusal, refuse } from "./refusal";
import { meaningFor, type PendingResponse, pendingOf, resultResponse, withCaching } from "./response";
import { handleInSingleCommit } from "./single-commit";
import type { Viewer } from "./viewer";

async function admit(
  { endpoint: { call }, request, env, execution }: Incoming,
  caller: Caller | null,
): Promise<Viewer | null> {
  if (call.who !== "everyone" && !caller) return refuse("not_authenticated");
  if (call.who !== "everyone" && call.who !== "user" && !caller?.viewer.roles.includes(call.who)) {
    refuse("permission_denied");
  }
  if (!call.signed) await assertWithinCallRate(env, request, caller?.viewer ?? null);
  if (call.limit && caller?.recent) assertNotUsedUp(call.limit, caller.recent);
  if (caller) recordSeen(env, execution, caller, request);
  return caller?.viewer ?? null;
}

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

const settle = (incoming: Incoming, result: () => Promise<unknown>) =>
  pendingOf(async () => resultResponse(incoming.endpoint.call, await result()), incoming.language, originOf(incoming));

async function refuseAdmission({ endpoint: { call }, env }: Incoming, viewer: Viewer | null): Promise<never> {
  if (call.limit && viewer) await assertWithinLimit(env.DB, call.limit, viewer.id);
  return refuse("throttled", { retryAfter: 60 });
}

async function respondOnce(
  incoming: RoutedCall,
  { viewer, body }: { viewer: Viewer | null; body: Body },
  loaded?: { thing: unknown },
): Promise<PendingResponse> {
  const { endpoint, request, place } = incoming;
  const { call } = endpoint;
  const { db } = place;
  const key = isRaw(call) ? null : await claimKey(db, { call, viewer, request }, body);
  if (key?.replay) return key.replay;
  // One trip, and never a change without its hit.
  const counts: Write[] = call.limit && viewer ? [hitStatement(db, call.limit, viewer.id)] : [];
  const tx = new Transaction(db, {
    first: [...(key?.marks ?? []), ...counts],
    last: call.method === "GET" ? null : selectEvents(db),
  });
  const context = contextOf(incoming, { viewer, body, tx });
  const response = await settle(incoming, async () => {
    const result = resultOf(endpoint, context, loaded);
    return result.catch((error) => {
      if (error instanceof AdmissionError) return refuseAdmission(incoming, viewer);
      throw meaningFor(tx, error);
    });
  });
  if (counts.length > 0 && response.status < 400) await tx.commitFirst();
  followUp(incoming, response, tx);
  return key ? key.store(response) : withCaching(call, response, viewer !== null);
}

async function handleInTurn(incoming: RoutedCall, credential: Credential | null): Promise<PendingResponse> {
  const { env } = incoming;
  const caller = credential && (await lookUpCaller(env.DB, credential));
  const viewer = await admit(incoming, caller);
  return respondOnce(incoming, { viewer, body: await incoming.body() });
}

/** Refusals keep their order: the caller's come first. */
async function handleWithReadAhead(
  incoming: RoutedCall,
  credential: KnownCredential,
  load: NonNullable<Endpoint["load"]>,
): Promise<PendingResponse> {
  const { env, place } = incoming;
  const session = readAhead(place.db, credential.queries, place.isCopy ? env.DB : place.db);
  async function lookUp() {
    const body = await incoming.body();
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

const isKnown = (credential: Credential): credential is KnownCredential => credential.user !== null;

async function answerAt(place: DbSession, incoming: Incoming): Promise<PendingResponse> {
  const { endpoint, request, env } = incoming;
  const { call, load } = endpoint;
  const here = placed(incoming, place);
  if (call.dev && !isLocal(env.ENVIRONMENT)) refuse("not_found");
  const credential = call.ignoresCredential ? null : await credentialOf(request, env, call.limit);
  // The idempotency key is claimed between caller and object.
  const inTurn = request.headers.has("Idempotency-Key");
  if (!credential || !isKnown(credential) || inTurn) return handleInTurn(here, credential);
  const response = await handleInSingleCommit(here, credential);
  if (response) return response;
  return load ? handleWithReadAhead(here, credential, load) : handleInTurn(here, credential);
}

const isNotFound = (error: unknown) => error instanceof Refusal && error.status === 404;

/** Null: the replica lacks the object, which may be too new. */
async function answerOfCopy(place: DbSession, incoming: Incoming): Promise<PendingResponse | null> {
  try {
    const response = await answerAt(place, incoming);
    return response.status === 404 ? null : response;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function handleCall(incoming: Incoming): Promise<PendingResponse> {
  const { endpoint, request, env } = incoming;
  let place = placeOf(endpoint.call, request, env);
  let response = place.isCopy ? await answerOfCopy(place, incoming) : await answerAt(place, incoming);
  if (!response) {
    place = atPrimary(env);
    response = await answerAt(place, incoming);
  }
  const bookmark = place.bookmark();
  if (bookmark !== null) response.headers[BOOKMARK_HEADER] = bookmark;
  return response;
}

export const answerCall = (incoming: Incoming): Promise<PendingResponse> =>
  pendingOf(() => handleCall(incoming), incoming.language, originOf(incoming));
