import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import type { Database } from "../db/database";
import { ConflictError } from "../db/transaction";
import { logFailure } from "./log-failure";

/** A part of a task. `rule`: the rule that it carries out, as `app/content/automatic` explains it. Null if it decides nothing. */
export interface Part {
  /** In the log. */
  name: string;
  rule: AutomaticRule | null;
  run: (db: Database, now: number, user?: number) => Promise<number>;
}

/**
 * Runs all parts and returns how much they did. A failing part is logged and does not stop the others; then the task
 * fails. A lost race is no failure.
 */
export async function runParts(parts: readonly Part[], db: Database, now: number, user?: number): Promise<number> {
  let done = 0;
  const failed: string[] = [];
  for (const { name, run } of parts) {
    try {
      done += await run(db, now, user);
    } catch (error) {
      if (error instanceof ConflictError) continue;
      failed.push(name);
      logFailure(name, error);
    }
  }
  if (failed.length > 0) throw new Error(`parts failed: ${failed.join(", ")}`);
  return done;
}
