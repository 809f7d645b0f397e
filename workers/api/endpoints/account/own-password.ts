import type { Database } from "../../db/database";
import { passwordHashOf } from "../../db/user";
import { assertWithinLimit, consume } from "../../http/limit";
import { isPassword } from "../../secrets/password";

/** Checks a user's own password. After too many wrong ones the right one is refused too: 429. */
export async function isOwnPassword(db: Database, user: number, given: string): Promise<boolean> {
  await assertWithinLimit(db, "own_password", user);
  const right = await isPassword(given, await passwordHashOf(db, user));
  if (!right) await consume(db, "own_password", user);
  // Concurrent guesses may have used the limit up.
  else await assertWithinLimit(db, "own_password", user);
  return right;
}

export const ownPasswordCheck = (db: Database, user: number) => async (given: string) =>
  (await isOwnPassword(db, user, given)) ? null : "password_wrong";
