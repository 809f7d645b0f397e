import { isLocal } from "~/domain/environment";

const isOwnMachine = (host: string) => host === "localhost" || host === "127.0.0.1";

/** Whether a code may be sent to this page: one on the public origin, for developers also one on their own machine. */
export function isReturnAddress(address: string, { env, origin }: { env: Env; origin: string }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash, origin: asked } = new URL(address);
  if (username || password || hash) return false;
  if (asked === new URL(origin).origin) return true;
  return isLocal(env.ENVIRONMENT) && isOwnMachine(hostname) && ["http:", "https:"].includes(protocol);
}
