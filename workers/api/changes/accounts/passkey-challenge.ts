import { CHALLENGE_SECONDS } from "~/domain/passkey";
import { randomToken } from "../../secrets/secret";

/** Something new to sign: for who registers, or for a login, where nobody is named. */
export async function issueChallenge(db: D1Database, now: number, user: number | null): Promise<string> {
  const challenge = randomToken(32);
  await db
    .prepare("INSERT INTO passkey_challenge (challenge, user_id, expires_at) VALUES (?, ?, ?)")
    .bind(challenge, user, now + CHALLENGE_SECONDS * 1000)
    .run();
  return challenge;
}

/** Takes a challenge out: whoever finds it still there, and in time, was first. */
export async function spendChallenge(
  db: D1Database,
  now: number,
  of: { challenge: string; user: number | null },
): Promise<boolean> {
  const { meta } = await db
    .prepare("DELETE FROM passkey_challenge WHERE challenge = ? AND user_id IS ? AND expires_at > ?")
    .bind(of.challenge, of.user, now)
    .run();
  return meta.changes === 1;
}
