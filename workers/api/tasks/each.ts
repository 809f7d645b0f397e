import { ConflictError } from "../db/transaction";
import { logFailure } from "./log-failure";

/** Failures in a row after which it is the database that fails, not a row. */
const MAX_FAILURES = 10;

/** Skips lost races and logs other failures: one bad row does not stop those behind it. Returns how many were done. */
export async function each<T>(things: readonly T[], act: (thing: T) => Promise<unknown>): Promise<number> {
  let done = 0;
  let failures = 0;
  for (const thing of things) {
    try {
      await act(thing);
      done++;
      failures = 0;
    } catch (error) {
      if (error instanceof ConflictError) continue;
      failures++;
      logFailure("one row", error);
      if (failures === MAX_FAILURES) throw error;
    }
  }
  return done;
}
