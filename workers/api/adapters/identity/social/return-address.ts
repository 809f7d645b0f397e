import { isLocal } from "~/domain/site/environment";

const isOwnMachine = (host: string) => host === "localhost" || host === "127.0.0.1";

export function isReturnAddress(address: string, { env, origin }: { env: Env; origin: string }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash, origin: asked } = new URL(address);
  if (username || password || hash) return false;
  if (asked === new URL(origin).origin) return true;
  return isLocal(env.ENVIRONMENT) && isOwnMachine(hostname) && ["http:", "https:"].includes(protocol);
}
