import type { Cents } from "~/domain/money";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

/** SQL: all money held for job `?1`, with the fees of the payer. */
const HELD_FOR_JOB =
  "(SELECT coalesce(sum(p.amount + p.platform_cost), 0) FROM payment p WHERE p.job_id = ?1 AND p.status IN ('held', 'disputed'))";

export const heldForJob = async (db: Database, job: number): Promise<Cents> =>
  (await db.prepare(`SELECT ${HELD_FOR_JOB} AS held`).bind(job).first<Cents>("held")) ?? 0;

/** Undoes the transaction if another sum is held by then. */
export const mustHaveHeldForJob = (db: Database, job: number, sum: Cents): Write =>
  mustHold(db, `${HELD_FOR_JOB} = ?2`, job, sum);
