import { ConflictError } from "../db/transaction";
import { logFailure } from "./log-failure";

/** So many failures in a row show a failure of the database, not of a row. */
const MAX_FAILURES = 10;

/** A bad row must not stop later ones. Skips lost races; returns the number of successes. */
export async function each<T>(
  label: string,
  things: readonly T[],
  act: (thing: T) => Promise<unknown>,
): Promise<number> {
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
      logFailure(label, error);
      if (failures === MAX_FAILURES) throw error;
    }
  }
  return done;
}
