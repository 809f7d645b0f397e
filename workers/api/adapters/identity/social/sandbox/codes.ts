import type { SocialApp } from "~/domain/social";
import type { Database } from "../../../../db/database";
import { run } from "../../../../db/transaction";
import { randomToken, sha256 } from "../../../../secrets/secret";

const LIFE_MS = 60_000;

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

/** Valid once within a minute, for the caller with the verifier of the challenge. */
export async function issueCode(db: Database, now: number, asked: Asked): Promise<string> {
  const code = randomToken();
  await run(
    db,
    db
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
      ),
  );
  return code;
}
