import type { Call } from "~/api/call";
import type { Language } from "~/domain/values/language";
import type { EventRow } from "../db/live";
import { triggerDelivery } from "../db/outbox";
import type { Transaction } from "../db/transaction";
import { publish } from "../live/publish";
import { type Body, collect, readBody } from "./body";
import type { CallRequest } from "./call-request";
import { type CallContext, createContext } from "./context";
import type { Credential } from "./credential";
import type { Endpoint } from "./endpoint";
import type { DbSession } from "./freshness";
import type { Origin, PendingResponse } from "./response";
import type { Viewer } from "./viewer";

export interface CallDeps {
  env: Env;
  execution: ExecutionContext;
  dispatch: (request: Request) => Promise<Response>;
}

export interface Incoming extends CallDeps {
  endpoint: Endpoint;
  request: CallRequest;
  params: Record<string, string>;
  language: Language;
  requestId: string;
}

export const originOf = ({ endpoint: { call }, requestId }: Incoming): Origin => ({
  requestId,
  route: call.path,
  context: call.context,
});

export interface RoutedCall extends Incoming {
  place: DbSession;
  body(): Promise<Body>;
}

export type KnownCredential = Credential & { user: number };

const NOTHING: Body = { values: {}, bytes: new Uint8Array() };
/** A webhook's signature covers its bytes. */
export const isRaw = (call: Call) => call.method === "GET" || call.path.includes("/webhook/");
const bodyOf = async (call: Call, request: CallRequest) => (isRaw(call) ? NOTHING : readBody(call, request));

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const placed = (incoming: Incoming, place: DbSession): RoutedCall => ({
  ...incoming,
  place,
  body: once(() => bodyOf(incoming.endpoint.call, incoming.request)),
});

const queryOf = (url: string) => (url.includes("?") ? collect(new URL(url).searchParams) : {});

interface CallerFacts {
  viewer: Pick<Viewer, "id"> | null;
  body: Body;
  tx: Transaction;
}

export function contextOf(
  { endpoint: { call }, request, params, env, execution, language, dispatch }: Incoming,
  { viewer, body, tx }: CallerFacts,
): CallContext<Call> {
  return createContext(call, {
    request,
    env,
    db: tx.db,
    tx,
    execution,
    language,
    dispatch,
    viewer: viewer as Viewer | null,
    params,
    query: queryOf(request.url),
    body: body.values,
  });
}

export function followUp(
  { endpoint: { call }, env, execution }: Incoming,
  response: PendingResponse,
  tx: Transaction,
): void {
  if (tx.hasQueued) triggerDelivery({ env, execution });
  if (call.method === "GET" || response.status >= 400 || tx.found?.length === 0) return;
  execution.waitUntil(publish(env, tx.found as EventRow[] | null));
}
