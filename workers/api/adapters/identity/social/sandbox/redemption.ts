import { calculatePKCECodeChallenge } from "oauth4webapi";
import type { SocialApp } from "~/domain/accounts/social";
import type { Database } from "../../../../db/database";
import { useCode } from "../../../../db/sandbox";
import { run } from "../../../../db/transaction";
import { sha256 } from "../../../../secrets/secret";
import type { SandboxClaims } from "./codes";

export async function redeemCode(
  db: Database,
  now: number,
  grant: { app: SocialApp; code: string; redirect_uri: string; verifier: string },
): Promise<SandboxClaims | null> {
  const [used] = await run<{ claims: string }>(
    db,
    useCode(db, now, {
      app: grant.app,
      hash: await sha256(grant.code),
      redirect_uri: grant.redirect_uri,
      challenge: await calculatePKCECodeChallenge(grant.verifier),
    }),
  );
  const claims = used?.results[0]?.claims;
  return claims === undefined ? null : (JSON.parse(claims) as SandboxClaims);
}
