import { CHALLENGE_SECONDS } from "~/domain/accounts/passkey";
import type { Database } from "../../db/database";
import { deleteChallenge, insertChallenge } from "../../db/passkey";
import { run } from "../../db/transaction";
import { randomToken } from "../../secrets/secret";

export async function issueChallenge(db: Database, now: number, user: number | null): Promise<string> {
  const challenge = randomToken(32);
  await run(db, insertChallenge(db, { challenge, user }, now + CHALLENGE_SECONDS * 1000));
  return challenge;
}

export async function spendChallenge(
  db: Database,
  now: number,
  of: { challenge: string; user: number | null },
): Promise<boolean> {
  const [spent] = await run(db, deleteChallenge(db, now, of));
  return spent?.meta.changes === 1;
}
