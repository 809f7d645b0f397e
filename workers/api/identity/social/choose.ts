import { SOCIAL_APPS, type SocialApp } from "~/domain/social";
import { isLocal } from "../../kernel/local";
import { appleSecret } from "./apple-secret";
import { facebook } from "./facebook";
import { keptKeysAt } from "./keys";
import { oidc } from "./oidc";
import type { Fetch, IdentityProvider } from "./port";
import { sandbox } from "./sandbox/provider";

const network: Fetch = async (url, init) => fetch(url, init);

/** Client ids with spaces between: the site's, then those of the apps. */
const idsOf = (written: string) => written.trim().split(/\s+/) as [string, ...string[]];

type Maker = (env: Env) => IdentityProvider | null;

const google: Maker = ({ GOOGLE_CLIENT_ID: ids, GOOGLE_CLIENT_SECRET: secret }) =>
  ids && secret
    ? oidc({
        // Tokens of apps may name it without its scheme.
        issuers: ["https://accounts.google.com", "accounts.google.com"],
        tokenEndpoint: "https://oauth2.googleapis.com/token",
        clientIds: idsOf(ids),
        secret: async () => secret,
        keys: keptKeysAt("https://www.googleapis.com/oauth2/v3/certs", network),
        fetch: network,
      })
    : null;

const apple: Maker = (env) => {
  const { APPLE_CLIENT_ID: ids, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = env;
  if (!ids || !teamId || !keyId || !privateKey) return null;
  const clientIds = idsOf(ids);
  return oidc({
    issuers: ["https://appleid.apple.com"],
    tokenEndpoint: "https://appleid.apple.com/auth/token",
    clientIds,
    secret: async () => appleSecret({ teamId, keyId, clientId: clientIds[0], privateKey }),
    keys: keptKeysAt("https://appleid.apple.com/auth/keys", network),
    fetch: network,
  });
};

const meta: Maker = ({ FACEBOOK_CLIENT_ID: ids, FACEBOOK_CLIENT_SECRET: secret }) =>
  ids && secret
    ? facebook({
        graph: "https://graph.facebook.com/v24.0",
        issuer: "https://www.facebook.com",
        clientIds: idsOf(ids),
        secret,
        keys: keptKeysAt("https://limited.facebook.com/.well-known/oauth/openid/jwks/", network),
        fetch: network,
      })
    : null;

const MAKERS: Record<SocialApp, Maker> = { google, apple, facebook: meta };

/** The provider of social logins by that name: the one that is set up, the sandbox where developers work, or none. */
export function identityProvider(env: Env, db: D1Database, app: SocialApp): IdentityProvider | null {
  return MAKERS[app](env) ?? (isLocal(env) ? sandbox(app, db) : null);
}

/** By what people can log in here. */
export const socialLogins = (env: Env): SocialApp[] =>
  SOCIAL_APPS.filter((app) => isLocal(env) || MAKERS[app](env) !== null);
