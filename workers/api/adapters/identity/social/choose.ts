import type { SocialApp } from "~/domain/accounts/social";
import { isLocal } from "~/domain/site/environment";
import type { Database } from "../../../db/database";
import { appleSecret } from "./apple-secret";
import { facebook } from "./facebook";
import { cachedKeysAt } from "./keys";
import { oidc } from "./oidc";
import type { Fetch, IdentityProvider } from "./port";
import { sandbox } from "./sandbox/provider";
import { isSetUp } from "./set-up";

const network: Fetch = async (url, init) => fetch(url, init);
const keysOf = (address: string) => cachedKeysAt(address, network);

const idsOf = (written = "") => written.trim().split(/\s+/) as [string, ...string[]];

const MAKERS: Record<SocialApp, (env: Env) => IdentityProvider> = {
  google: (env) =>
    oidc({
      issuers: ["https://accounts.google.com", "accounts.google.com"],
      authorization: { address: "https://accounts.google.com/o/oauth2/v2/auth", scope: "openid email profile" },
      tokenEndpoint: "https://oauth2.googleapis.com/token",
      clientIds: idsOf(env.GOOGLE_CLIENT_ID),
      secret: async () => env.GOOGLE_CLIENT_SECRET ?? "",
      keys: keysOf("https://www.googleapis.com/oauth2/v3/certs"),
      fetch: network,
    }),

  apple: ({ APPLE_CLIENT_ID, APPLE_TEAM_ID: teamId = "", APPLE_KEY_ID: keyId = "", APPLE_PRIVATE_KEY = "" }) => {
    const clientIds = idsOf(APPLE_CLIENT_ID);
    return oidc({
      issuers: ["https://appleid.apple.com"],
      authorization: {
        address: "https://appleid.apple.com/auth/authorize",
        scope: "openid email name",
        // Apple sends the requested scopes in no other way.
        responseMode: "form_post",
      },
      tokenEndpoint: "https://appleid.apple.com/auth/token",
      clientIds,
      secret: async () => appleSecret({ teamId, keyId, clientId: clientIds[0], privateKey: APPLE_PRIVATE_KEY }),
      keys: keysOf("https://appleid.apple.com/auth/keys"),
      fetch: network,
    });
  },

  facebook: (env) =>
    facebook({
      dialog: "https://www.facebook.com/v24.0/dialog/oauth",
      graph: "https://graph.facebook.com/v24.0",
      issuer: "https://www.facebook.com",
      clientIds: idsOf(env.FACEBOOK_CLIENT_ID),
      secret: env.FACEBOOK_CLIENT_SECRET ?? "",
      keys: keysOf("https://limited.facebook.com/.well-known/oauth/openid/jwks/"),
      fetch: network,
    }),
};

interface ProviderDeps {
  env: Env;
  db: Database;
  origin: string;
}

export function identityProvider({ env, db, origin }: ProviderDeps, app: SocialApp): IdentityProvider | null {
  if (isSetUp(env, app)) return MAKERS[app](env);
  return !import.meta.env.DEPLOYED && isLocal(env.ENVIRONMENT) ? sandbox(app, db, origin) : null;
}
