import type { Ask } from "~/api/ask";
import { overWire } from "~/api/over-wire";
import { byCall, byRequest, type Transport, withBookmark } from "./bookmarks";
import { Breaker } from "./breaker";
import { bookmark, changed } from "./generation";
import { proxyTo } from "./proxy";
import { isSafe, type Send } from "./send";

const breaker = new Breaker();

function notingChanges<Q, A>(transport: Transport<Q, A>, carry: (asked: Q) => Promise<A>) {
  return async (request: Q): Promise<A> => {
    // An isolate reads its own changes, because the pages that it caches must contain them (record 003).
    if (isSafe(transport.methodOf(request))) return carry(withBookmark(transport, request, bookmark()));
    let upTo: string | null = null;
    try {
      const response = await carry(request);
      upTo = transport.saidBy(response);
      return response;
    } finally {
      changed(upTo);
    }
  };
}

type Settings = Pick<Env, "API_ORIGIN" | "GATEWAY_SECRET">;

export function upstream(env: Settings, embedded: Send): Send {
  const send = env.API_ORIGIN ? proxyTo(env.API_ORIGIN, { breaker, secret: env.GATEWAY_SECRET }) : embedded;
  return notingChanges(byRequest, send);
}

export const upstreamOfPages = (env: Settings, send: Send, embedded: Ask, origin: string): Ask =>
  env.API_ORIGIN ? overWire({ fetch: send, origin }) : notingChanges(byCall, embedded);
