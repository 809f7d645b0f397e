import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import { isDeadlineWaiting, isStopped, type MoneyAct } from "~/domain/money/money-stop";
import type { Database } from "../db/database";
import { latestMoneyStop } from "../db/money-stop";
import { each } from "./each";

/** A part of a task. `rule`: the rule that it carries out, as `app/content/automatic` explains it. Null if it decides nothing. */
export interface Part {
  rule: AutomaticRule | null;
  /** What it does with money. It waits while that is stopped, and resumes by itself. */
  does?: MoneyAct;
  /** What people had time for until the deadline. It waits while that is stopped, and for a while after it. */
  needs?: MoneyAct;
  run: (db: Database, now: number, user?: number) => Promise<number>;
}

/** Runs all parts and returns how much they did. A failing part is logged and does not stop the others. */
export async function runParts(parts: readonly Part[], db: Database, now: number, user?: number): Promise<number> {
  const stop = parts.some(({ does, needs }) => does ?? needs) ? await latestMoneyStop(db) : null;
  const isWaiting = ({ does, needs }: Part) =>
    (does !== undefined && isStopped(does, stop)) || (needs !== undefined && isDeadlineWaiting(needs, stop, now));
  let done = 0;
  await each(
    parts.filter((part) => !isWaiting(part)),
    async ({ run }) => {
      done += await run(db, now, user);
    },
  );
  return done;
}
