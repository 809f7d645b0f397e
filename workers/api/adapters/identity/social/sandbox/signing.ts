import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from "jose";
import type { SocialApp } from "~/domain/accounts/social";
import type { Database } from "../../../../db/database";
import { findSigningKey, insertSigningKey } from "../../../../db/sandbox";
import { run } from "../../../../db/transaction";
import type { SandboxClaims } from "./codes";

const ALGORITHM = "RS256";
const KEY_ID = "sandbox";

async function made(db: Database): Promise<string | null> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = JSON.stringify(await exportJWK(privateKey));
  await run(db, insertSigningKey(db, jwk));
  return findSigningKey(db);
}

async function keyOf(db: Database): Promise<JWK> {
  const jwk = (await findSigningKey(db)) ?? (await made(db));
  return JSON.parse(jwk ?? "") as JWK;
}

export async function keySet(db: Database): Promise<JSONWebKeySet> {
  const { kty, n, e } = await keyOf(db);
  return { keys: [{ kty, n, e, kid: KEY_ID, alg: ALGORITHM, use: "sig" }] };
}

export const issuerOf = (app: SocialApp) => `https://sandbox.invalid/${app}`;
export const clientOf = (app: SocialApp) => `sandbox-${app}`;

export async function idToken(
  db: Database,
  app: SocialApp,
  claims: SandboxClaims,
  audience = clientOf(app),
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
    .setIssuer(issuerOf(app))
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(await importJWK(await keyOf(db), ALGORITHM));
}

const GRAPH = "graph";

export const graphToken = (db: Database, claims: SandboxClaims) => idToken(db, "facebook", claims, GRAPH);

export async function readGraphToken(db: Database, token: string): Promise<SandboxClaims> {
  const [key = {}] = (await keySet(db)).keys;
  const { payload } = await jwtVerify<SandboxClaims>(token, await importJWK(key), { audience: GRAPH });
  return payload;
}
