import type { JWTVerifyGetKey } from "jose";
import { type AuthorizationEndpoint, authorizationUrl } from "./authorization-url";
import { identityOf, readIdToken } from "./id-token";
import type { Fetch, IdentityProvider } from "./port";
import { tradeCode } from "./trade-code";

export interface OidcSettings {
  issuers: [string, ...string[]];
  authorization: AuthorizationEndpoint;
  tokenEndpoint: string;
  clientIds: [string, ...string[]];
  secret: () => Promise<string>;
  keys: JWTVerifyGetKey;
  fetch: Fetch;
  patienceMs?: number;
}

export function oidc(settings: OidcSettings): IdentityProvider {
  const { issuers, clientIds, keys, secret, fetch, patienceMs } = settings;
  const [issuer] = issuers;
  const [site] = clientIds;
  const endpoint = { issuer, address: settings.tokenEndpoint, clientId: site, secret, fetch, patienceMs };
  return {
    authorizationUrl: (request) => authorizationUrl(settings.authorization, site, request),
    byCode: async (grant, nonce) =>
      identityOf(await readIdToken(await tradeCode(endpoint, grant), { issuers, audiences: [site], keys, nonce })),
    byToken: async (token, nonce) =>
      identityOf(await readIdToken(token, { issuers, audiences: clientIds, keys, nonce })),
  };
}
