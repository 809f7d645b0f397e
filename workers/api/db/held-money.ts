import type { Cents } from "~/domain/money/money";
import { isWithBank } from "./chargeback";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

export const heldOf = (job: string): string =>
  `(SELECT coalesce(sum(w.amount + w.platform_cost), 0) FROM payment w WHERE w.job_id = ${job} AND w.status IN ('held', 'disputed'))`;

const HELD_FOR_JOB = heldOf("?1");

export const heldForJob = async (db: Database, job: number): Promise<Cents> =>
  (await db.prepare(`SELECT ${HELD_FOR_JOB} AS held`).bind(job).first<Cents>("held")) ?? 0;

export const heldNetOf = (job: string): string =>
  `(SELECT coalesce(sum(p.helper_amount), 0) FROM payment p WHERE p.job_id = ${job} AND p.status = 'held' AND NOT ${isWithBank("p.id")})`;

export const heldNetForJob = async (db: Database, job: number): Promise<Cents> =>
  (await db
    .prepare(`SELECT ${heldNetOf("?1")} AS net`)
    .bind(job)
    .first<Cents>("net")) ?? 0;

export const mustHaveHeldForJob = (db: Database, job: number, sum: Cents): Write =>
  mustHold(db, `${HELD_FOR_JOB} = ?2`, job, sum);
