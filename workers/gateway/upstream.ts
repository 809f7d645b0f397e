import { Breaker } from "./breaker";
import { changed } from "./generation";
import { proxyTo } from "./proxy";
import type { Send } from "./send";

const SAFE = ["GET", "HEAD", "OPTIONS"];

const breaker = new Breaker();

export function upstream(env: Pick<Env, "API_ORIGIN" | "GATEWAY_SECRET">, embedded: Send): Send {
  const send = env.API_ORIGIN ? proxyTo(env.API_ORIGIN, { breaker, secret: env.GATEWAY_SECRET }) : embedded;
  return async (request) => {
    if (SAFE.includes(request.method)) return send(request);
    try {
      return await send(request);
    } finally {
      changed();
    }
  };
}
