import { calculatePKCECodeChallenge } from "oauth4webapi";
import type { SocialApp } from "~/domain/social";
import type { Database } from "../../../../db/database";
import { run } from "../../../../db/transaction";
import { sha256 } from "../../../../secrets/secret";
import type { SandboxClaims } from "./codes";

export async function redeemCode(
  db: Database,
  now: number,
  given: { app: SocialApp; code: string; redirect_uri: string; verifier: string },
): Promise<SandboxClaims | null> {
  const [used] = await run<{ claims: string }>(
    db,
    db
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
      ),
  );
  const claims = used?.results[0]?.claims;
  return claims === undefined ? null : (JSON.parse(claims) as SandboxClaims);
}
