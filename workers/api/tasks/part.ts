import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import type { Database } from "../db/database";
import { each } from "./each";

/** A part of a task. `rule`: the rule that it carries out, as `app/content/automatic` explains it. Null if it decides nothing. */
export interface Part {
  rule: AutomaticRule | null;
  run: (db: Database, now: number, user?: number) => Promise<number>;
}

/** Runs all parts and returns how much they did. A failing part is logged and does not stop the others. */
export async function runParts(parts: readonly Part[], db: Database, now: number, user?: number): Promise<number> {
  let done = 0;
  await each(parts, async ({ run }) => {
    done += await run(db, now, user);
  });
  return done;
}
