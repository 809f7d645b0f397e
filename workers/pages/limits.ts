import type { Counted, Limits } from "~/context";
import { connectionNetwork } from "../network";

const PER_SECONDS = 3600;

/** A network counts browsers without cookies. */
const MAX_COUNTS: Record<Counted, { browser: number; network: number }> = {
  picture: { browser: 60, network: 300 },
  draft: { browser: 300, network: 3000 },
  signUp: { browser: 5, network: 100 },
};

export function limitsFor(request: Request, env: Pick<Env, "COUNTER">, browser: () => string): Limits {
  const counterOf = (name: string) => env.COUNTER.get(env.COUNTER.idFromName(name));
  const limits: Limits = {
    retryAfter: 0,
    async count(what) {
      const most = MAX_COUNTS[what];
      const wait =
        (await counterOf(`browser:${browser()}`).count(what, most.browser, PER_SECONDS)) ||
        (await counterOf(`network:${connectionNetwork(request.headers)}`).count(what, most.network, PER_SECONDS));
      if (wait > 0) limits.retryAfter = wait;
      return wait === 0;
    },
  };
  return limits;
}
