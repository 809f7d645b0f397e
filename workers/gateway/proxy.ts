import { refusal } from "./refusal";
import type { Send } from "./send";

const TIMEOUT_MS = 60_000;
const SAFE = ["GET", "HEAD", "OPTIONS"];
/** Between two neighbours on the line only (RFC 9110, 7.6.1). */
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

function withoutHops(given: Headers): Headers {
  const headers = new Headers(given);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...named]) if (name) headers.delete(name);
  return headers;
}

function forwarded(request: Request, origin: string, signal: AbortSignal): Request {
  const url = new URL(request.url);
  const headers = withoutHops(request.headers);
  headers.delete("host");
  headers.delete("cookie");
  return new Request(new URL(url.pathname + url.search, origin), {
    method: request.method,
    headers,
    body: request.body,
    redirect: "manual",
    signal,
  });
}

/** Sends calls to a remote API: streamed both ways, its redirects handed on, silence answered for it. */
export function proxyTo(origin: string, fetcher: typeof fetch = fetch, timeout = TIMEOUT_MS): Send {
  async function once(request: Request): Promise<Response> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeout);
    try {
      const answer = await fetcher(forwarded(request, origin, patience.signal));
      return new Response(answer.body, { status: answer.status, headers: withoutHops(answer.headers) });
    } catch (error) {
      if (patience.signal.aborted) return refusal("unavailable", request);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (request) => {
    const tries = SAFE.includes(request.method) ? 2 : 1;
    for (let left = tries; left > 0; left--) {
      try {
        return await once(request);
      } catch {
        // The line broke before an answer came; only what changes nothing is asked again.
      }
    }
    return refusal("unavailable", request);
  };
}
