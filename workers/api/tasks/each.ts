import { ConflictError, UnknownOutcomeError } from "../db/transaction";
import { logFailure } from "./log-failure";

/** In a row. */
const MAX_FAILURES_OF_DATABASE = 10;
const MAX_FAILURES = 100;

const DATABASE_FAILS =
  /overloaded|connection lost|reset|exceeded timeout|transient|Too many API requests|SQLITE_(?:BUSY|FULL|IOERR|NOMEM|CORRUPT)/;

const isOfDatabase = (error: unknown) => error instanceof UnknownOutcomeError || DATABASE_FAILS.test(String(error));

/** Bad rows must not stop later ones. Skips lost races; returns the number of successes. */
export async function each<T>(
  label: string,
  things: readonly T[],
  act: (thing: T) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  let [failures, ofDatabase] = [0, 0];
  for (const thing of things) {
    try {
      await act(thing);
      done++;
      [failures, ofDatabase] = [0, 0];
    } catch (error) {
      if (error instanceof ConflictError) continue;
      logFailure(label, error);
      failures++;
      if (isOfDatabase(error)) ofDatabase++;
      if (ofDatabase === MAX_FAILURES_OF_DATABASE || failures === MAX_FAILURES) throw error;
    }
  }
  return done;
}

/** One transaction for all, or one per row if that fails. Returns the number of successes. */
export async function together<T>(
  label: string,
  things: readonly T[],
  act: (things: readonly T[]) => Promise<unknown>,
): Promise<number> {
  if (things.length === 0) return 0;
  try {
    await act(things);
    return things.length;
  } catch {
    return each(label, things, (thing) => act([thing]));
  }
}
