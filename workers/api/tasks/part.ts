import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import type { Database } from "../db/database";
import { ConflictError } from "../db/transaction";

/** A part of a task. `rule`: the rule that it carries out, as `app/content/automatic` explains it. Null if it decides nothing. */
export interface Part {
  rule: AutomaticRule | null;
  run: (db: Database, now: number, user?: number) => Promise<number>;
}

/** Runs all parts and returns how much they did. A failing part does not stop the others; the first failure is thrown after them. */
export async function runParts(parts: readonly Part[], db: Database, now: number, user?: number): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const { run } of parts) {
    try {
      done += await run(db, now, user);
    } catch (error) {
      if (!(error instanceof ConflictError)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
