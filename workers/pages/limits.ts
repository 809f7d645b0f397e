import type { Counted, Limits } from "~/context";
import { connectionNetwork } from "../network";

const SECONDS = 3600;

/** Maximum per hour, for one browser and for all browsers of one network. */
const MOST: Record<Counted, { browser: number; network: number }> = {
  picture: { browser: 60, network: 300 },
  draft: { browser: 300, network: 3000 },
  signUp: { browser: 5, network: 100 },
};

/**
 * Limits what pages store for visitors: per browser, and per network for browsers without cookies. The limits of the
 * API apply too.
 */
export function limitsFor(request: Request, env: Pick<Env, "COUNTER">, browser: () => string): Limits {
  const counterOf = (name: string) => env.COUNTER.get(env.COUNTER.idFromName(name));
  const limits: Limits = {
    retryAfter: 0,
    async count(what) {
      const most = MOST[what];
      const wait =
        (await counterOf(`browser:${browser()}`).count(what, most.browser, SECONDS)) ||
        (await counterOf(`network:${connectionNetwork(request.headers)}`).count(what, most.network, SECONDS));
      if (wait > 0) limits.retryAfter = wait;
      return wait === 0;
    },
  };
  return limits;
}
