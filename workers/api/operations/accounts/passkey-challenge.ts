import { CHALLENGE_SECONDS } from "~/domain/passkey";
import type { Database } from "../../db/database";
import { run } from "../../db/transaction";
import { randomToken } from "../../secrets/secret";

/** `user` is null for a login, where it is unknown. */
export async function issueChallenge(db: Database, now: number, user: number | null): Promise<string> {
  const challenge = randomToken(32);
  await run(
    db,
    db
      .prepare("INSERT INTO passkey_challenge (challenge, user_id, expires_at) VALUES (?, ?, ?)")
      .bind(challenge, user, now + CHALLENGE_SECONDS * 1000),
  );
  return challenge;
}

export async function spendChallenge(
  db: Database,
  now: number,
  of: { challenge: string; user: number | null },
): Promise<boolean> {
  const [spent] = await run(
    db,
    db
      .prepare("DELETE FROM passkey_challenge WHERE challenge = ? AND user_id IS ? AND expires_at > ?")
      .bind(of.challenge, of.user, now),
  );
  return spent?.meta.changes === 1;
}
