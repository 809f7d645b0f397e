import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { type Fetch, PATIENCE_MS } from "./port";

/**
 * The keys by which a provider signs. Kept for ten minutes; a key that is not among them is asked for again, at most
 * every 30 seconds, so that made-up tokens do not make us call the provider each time.
 */
export function keysAt(address: string, fetch: Fetch, patienceMs = PATIENCE_MS): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    [customFetch]: fetch,
    timeoutDuration: patienceMs,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  });
}

const cached = new Map<string, JWTVerifyGetKey>();

/** The same, kept from one request to the next. */
export function cachedKeysAt(address: string, fetch: Fetch): JWTVerifyGetKey {
  const keys = cached.get(address) ?? keysAt(address, fetch);
  cached.set(address, keys);
  return keys;
}
