import type { Database } from "../db/database";
import { countAndDeleteEvents, deleteExpiredRows, deleteOldDays, endOldReminders } from "../db/expired-row";
import { run } from "../db/transaction";
import { each } from "./each";

/** Each group commits by itself: a failure must not stop the others. */
export async function cleanUp(db: Database, now: number, user?: number): Promise<number> {
  const of = user ?? null;
  const deletions = deleteExpiredRows(db, now, of).map((one) => [one]);
  const others =
    of === null ? [[endOldReminders(db, now)], [deleteOldDays(db, now)], countAndDeleteEvents(db, now)] : [];
  let done = 0;
  await each("a deletion", [...deletions, ...others], async (statements) => {
    const results = await run(db, ...statements);
    done += results.reduce((sum, { meta }) => sum + meta.changes, 0);
  });
  return done;
}
