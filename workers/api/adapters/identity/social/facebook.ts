import type { JWTVerifyGetKey } from "jose";
import { hmac } from "../../../secrets/secret";
import { authorizationUrl } from "./authorization-url";
import { identityOf, readIdToken } from "./id-token";
import {
  type CodeGrant,
  type Fetch,
  type Identity,
  type IdentityProvider,
  NotBelieved,
  PATIENCE_MS,
  Unreachable,
} from "./port";

export interface FacebookSettings {
  dialog: string;
  graph: string;
  issuer: string;
  clientIds: [string, ...string[]];
  secret: string;
  keys: JWTVerifyGetKey;
  fetch: Fetch;
  patienceMs?: number;
}

type Json = Record<string, unknown>;

/** The other Graph errors are about the caller's input. */
const PROVIDER_ERRORS = [1, 2, 4, 17, 32, 101, 341, 613];

async function request({ fetch, patienceMs }: FacebookSettings, address: string, init: RequestInit): Promise<Json> {
  const signal = AbortSignal.timeout(patienceMs ?? PATIENCE_MS);
  const response = await fetch(address, { ...init, redirect: "manual", signal }).catch(unreachable);
  const body = await response.json<Json | null>().catch(unreachable);
  if (response.status === 200 && body) return body;
  const error = (body?.error ?? {}) as { code?: unknown };
  const ofTheCaller = [400, 401].includes(response.status) && Number.isInteger(error.code);
  if (ofTheCaller && !PROVIDER_ERRORS.includes(Number(error.code)))
    throw new NotBelieved(`Graph error ${String(error.code)}`);
  throw new Unreachable(`Graph answered ${response.status}, error ${String(error.code)}`);
}

function unreachable(cause: unknown): never {
  throw new Unreachable(cause instanceof Error ? cause.message : String(cause), { cause });
}

async function accessToken(settings: FacebookSettings, { code, verifier, redirectUri }: CodeGrant): Promise<string> {
  const { graph, clientIds, secret } = settings;
  const body = new URLSearchParams({
    client_id: clientIds[0],
    client_secret: secret,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  const { access_token } = await request(settings, `${graph}/oauth/access_token`, { method: "POST", body });
  if (typeof access_token === "string") return access_token;
  throw new Unreachable("no access token");
}

/** Facebook omits invalid addresses: every address it returns is verified. */
const vouched = (claims: Json) => identityOf({ ...claims, email_verified: true });

async function me(settings: FacebookSettings, token: string): Promise<Identity> {
  const query = new URLSearchParams({ fields: "id,email,name", appsecret_proof: await hmac(settings.secret, token) });
  const { id, email, name } = await request(settings, `${settings.graph}/me?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return vouched({ sub: id, email, name });
}

export function facebook(settings: FacebookSettings): IdentityProvider {
  const { issuer, clientIds, keys, dialog } = settings;
  const [site] = clientIds;
  return {
    authorizationUrl: (request) => authorizationUrl({ address: dialog, scope: "email public_profile" }, site, request),
    byCode: async (grant) => me(settings, await accessToken(settings, grant)),
    byToken: async (token, nonce) =>
      vouched(await readIdToken(token, { issuers: [issuer], audiences: clientIds, keys, nonce })),
  };
}
