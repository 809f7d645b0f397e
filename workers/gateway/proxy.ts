import { requestIdOf } from "../answer-headers";
import { CALLER_HEADER, signCaller } from "../gateway-caller";
import { Breaker } from "./breaker";
import { refusal } from "./refusal";
import { isSafe, type Send } from "./send";

const TIMEOUT_MS = 60_000;
/** Headers of one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

const HANDSHAKE = ["sec-websocket-key", "sec-websocket-version", "sec-websocket-accept", "sec-websocket-extensions"];

export const isUpgrade = (request: Request): boolean => request.headers.get("Upgrade")?.toLowerCase() === "websocket";

function withoutHops(received: Headers): Headers {
  const headers = new Headers(received);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...HANDSHAKE, ...named]) if (name) headers.delete(name);
  return headers;
}

interface Forwarding {
  origin: string;
  signal: AbortSignal;
  secret?: string;
}

async function forwarded(request: Request, { origin, signal, secret }: Forwarding): Promise<Request> {
  const url = new URL(request.url);
  const headers = withoutHops(request.headers);
  headers.delete("host");
  headers.delete("cookie");
  // A caller can forge these headers.
  for (const name of ["x-forwarded-for", CALLER_HEADER]) headers.delete(name);
  headers.set("X-Request-Id", requestIdOf(request));
  const caller = request.headers.get("CF-Connecting-IP");
  if (caller) headers.set("X-Forwarded-For", caller);
  if (caller && secret) headers.set(CALLER_HEADER, await signCaller(secret, caller, Date.now()));
  if (isUpgrade(request)) headers.set("Upgrade", "websocket");
  return new Request(new URL(url.pathname + url.search, origin), {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
    signal,
  });
}

interface ProxyOptions {
  fetch?: typeof fetch;
  timeout?: number;
  breaker?: Breaker;
  secret?: string;
}

class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

export function proxyTo(origin: string, options: ProxyOptions = {}): Send {
  const { fetch: send = fetch, timeout = TIMEOUT_MS, breaker = new Breaker(), secret } = options;

  async function once(request: Request): Promise<Response> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    try {
      const response = await send(await forwarded(request, { origin, secret, signal: controller.signal }));
      breaker.answered();
      const { status, webSocket, body } = response;
      return new Response(webSocket ? null : body, { status, headers: withoutHops(response.headers), webSocket });
    } catch (error) {
      breaker.failed(Date.now());
      throw controller.signal.aborted ? new NoAnswerError("no answer in time", { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    const wait = breaker.wait(Date.now());
    if (wait > 0) return refusal("unavailable", request, Math.ceil(wait / 1000));
    const tries = isSafe(request.method) ? 2 : 1;
    for (let left = tries; left > 0; left--) {
      try {
        return await once(request);
      } catch (error) {
        // The connection broke before a response: only safe methods are retried, and not after a timeout.
        if (error instanceof NoAnswerError) break;
      }
    }
    return refusal(isSafe(request.method) ? "unavailable" : "outcome_unknown", request);
  };
}
