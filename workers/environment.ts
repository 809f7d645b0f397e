import { isLocal } from "~/domain/site/environment";

/** Empty only in tests: the local start sets it. */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Returns the origin for links. A local start is opened at `localhost` too: its sandbox pages stay there, because the
 * browser blocks a form that is redirected to another origin (`form-action 'self'`).
 */
export function originFor({ ENVIRONMENT, PUBLIC_ORIGIN }: Env, url: string): string {
  const { origin } = new URL(url);
  if (!PUBLIC_ORIGIN) return origin;
  const port = isLocal(ENVIRONMENT) && LOOPBACK.exec(origin)?.[1];
  return port && port === LOOPBACK.exec(PUBLIC_ORIGIN)?.[1] ? origin : PUBLIC_ORIGIN;
}
