import { calculatePKCECodeChallenge } from "oauth4webapi";
import type { SocialApp } from "~/domain/social";
import { randomToken, sha256 } from "../../secret";

const LIFE_MS = 60_000;

/** What the sandbox knows of who signs in. */
export interface SandboxClaims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  nonce?: string;
}

interface Asked {
  app: SocialApp;
  redirect_uri: string;
  challenge: string;
  claims: SandboxClaims;
}

/** A code for one use within a minute, by who knows the verifier of the challenge. */
export async function issueCode(db: D1Database, now: number, asked: Asked): Promise<string> {
  const code = randomToken();
  await db
    .prepare(
      "INSERT INTO sandbox_code (code_hash, app, redirect_uri, challenge, claims, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(
      await sha256(code),
      asked.app,
      asked.redirect_uri,
      asked.challenge,
      JSON.stringify(asked.claims),
      now + LIFE_MS,
    )
    .run();
  return code;
}

/** What a code stands for, and uses it up; null when it does not fit, was used, or is too old. */
export async function redeemCode(
  db: D1Database,
  now: number,
  given: { app: SocialApp; code: string; redirect_uri: string; verifier: string },
): Promise<SandboxClaims | null> {
  const claims = await db
    .prepare(
      `UPDATE sandbox_code SET used_at = ?1
       WHERE code_hash = ?2 AND app = ?3 AND redirect_uri = ?4 AND challenge = ?5 AND used_at IS NULL AND expires_at > ?1
       RETURNING claims`,
    )
    .bind(
      now,
      await sha256(given.code),
      given.app,
      given.redirect_uri,
      await calculatePKCECodeChallenge(given.verifier),
    )
    .first<string>("claims");
  return claims === null ? null : (JSON.parse(claims) as SandboxClaims);
}
