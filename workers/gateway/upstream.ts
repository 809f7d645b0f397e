import { changed } from "./generation";
import { proxyTo } from "./proxy";
import type { Send } from "./send";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/** The API behind this deployment: the embedded one in process, or the one at `API_ORIGIN`. */
export function upstream(env: Pick<Env, "API_ORIGIN">, embedded: Send, fetcher?: typeof fetch): Send {
  const send = env.API_ORIGIN ? proxyTo(env.API_ORIGIN, fetcher) : embedded;
  return async (request) => {
    if (SAFE.includes(request.method)) return send(request);
    try {
      return await send(request);
    } finally {
      changed();
    }
  };
}
