import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { type Fetch, PATIENCE_MS } from "./port";

/** Forged tokens with unknown key ids must not cause more requests than one per 30 seconds. */
export function keysAt(address: string, fetch: Fetch, patienceMs = PATIENCE_MS): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    [customFetch]: fetch,
    timeoutDuration: patienceMs,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  });
}

const cached = new Map<string, JWTVerifyGetKey>();

export function cachedKeysAt(address: string, fetch: Fetch): JWTVerifyGetKey {
  const keys = cached.get(address) ?? keysAt(address, fetch);
  cached.set(address, keys);
  return keys;
}
