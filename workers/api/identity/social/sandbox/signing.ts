import { type CryptoKey, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import type { SocialApp } from "~/domain/social";
import type { SandboxClaims } from "./codes";

interface Pair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  kid: string;
}

const ALGORITHM = "RS256";
let kept: Pair | undefined;

/** Made when it is first needed; a request never waits for the work of another. */
async function pair(): Promise<Pair> {
  if (kept) return kept;
  const made = await generateKeyPair(ALGORITHM);
  kept ??= { ...made, kid: crypto.randomUUID() };
  return kept;
}

export const issuerOf = (app: SocialApp) => `https://sandbox.invalid/${app}`;
export const clientOf = (app: SocialApp) => `sandbox-${app}`;

/** An id token as the real providers sign theirs. */
export async function idToken(app: SocialApp, claims: SandboxClaims, audience = clientOf(app)): Promise<string> {
  const { privateKey, kid } = await pair();
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setIssuer(issuerOf(app))
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(privateKey);
}

export async function keySet(): Promise<JSONWebKeySet> {
  const { publicKey, kid } = await pair();
  return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: "sig" }] };
}

const GRAPH = "graph";

/** An access token of the sandbox's Graph API: it carries what that will tell. */
export const graphToken = (claims: SandboxClaims) => idToken("facebook", claims, GRAPH);

export async function readGraphToken(token: string): Promise<SandboxClaims> {
  const { publicKey } = await pair();
  const { payload } = await jwtVerify<SandboxClaims>(token, publicKey, { audience: GRAPH });
  return payload;
}
