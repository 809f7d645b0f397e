import type { SocialApp } from "~/domain/accounts/social";
import type { Database } from "../../../../db/database";
import { insertCode } from "../../../../db/sandbox";
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

interface CodeRequest {
  app: SocialApp;
  redirect_uri: string;
  challenge: string;
  claims: SandboxClaims;
}

export async function issueCode(db: Database, now: number, request: CodeRequest): Promise<string> {
  const code = randomToken();
  const { claims, ...authorization } = request;
  const stored = { claims: JSON.stringify(claims), expires_at: now + LIFE_MS };
  await run(db, insertCode(db, { ...authorization, hash: await sha256(code) }, stored));
  return code;
}
