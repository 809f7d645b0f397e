import type { AutomaticRule, LeftOut } from "~/domain/admin/automatic-rules";
import { isDeadlineWaiting, isStopped, type MoneyAct } from "~/domain/money/money-stop";
import type { Database } from "../db/database";
import { latestMoneyStop } from "../db/money-stop";
import { ConflictError } from "../db/transaction";
import { logFailure } from "./log-failure";

export interface Part {
  name: string;
  rule: AutomaticRule | LeftOut;
  /** The part waits while this act with money is stopped, and resumes by itself. */
  does?: MoneyAct;
  /** The deadline waits while this act is stopped, and for a while after it. */
  needs?: MoneyAct;
  run: (db: Database, now: number, user?: number) => Promise<number>;
}

/** A failing part is logged and does not stop the others; then the task fails. A lost race is no failure. */
export async function runParts(parts: readonly Part[], db: Database, now: number, user?: number): Promise<number> {
  const stop = parts.some(({ does, needs }) => does ?? needs) ? await latestMoneyStop(db) : null;
  const isWaiting = ({ does, needs }: Part) =>
    (does !== undefined && isStopped(does, stop)) || (needs !== undefined && isDeadlineWaiting(needs, stop, now));
  let done = 0;
  const failed: string[] = [];
  for (const part of parts.filter((one) => !isWaiting(one))) {
    try {
      done += await part.run(db, now, user);
    } catch (error) {
      if (error instanceof ConflictError) continue;
      failed.push(part.name);
      logFailure(part.name, error);
    }
  }
  if (failed.length > 0) throw new Error(`parts failed: ${failed.join(", ")}`);
  return done;
}
