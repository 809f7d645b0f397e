import type { Database, Write } from "./database";

/** Summing all accounts each minute would read too many rows. */
const LEDGER_EVERY_MS = 15 * 60_000;

export interface CronRun {
  at: number;
  queue_at: number;
  ledger_cents: number;
  counted_at: number;
}

interface Ran {
  outcomes: Record<string, boolean>;
  /** A failure under a former task name would stay for ever. */
  names: readonly string[];
}

const withOutcome = ({ outcomes }: Ran, isDone: boolean): string =>
  JSON.stringify(Object.keys(outcomes).filter((task) => outcomes[task] === isDone));

export const cronRan = (db: Database, now: number, ran: Ran): Write[] => [
  db.prepare("UPDATE cron_run SET at = ?").bind(now),
  db
    .prepare(
      `DELETE FROM failing_task WHERE name IN (SELECT value FROM json_each(?1))
       OR name NOT IN (SELECT value FROM json_each(?2))`,
    )
    .bind(withOutcome(ran, true), JSON.stringify(ran.names)),
  db
    .prepare(
      `INSERT INTO failing_task (name, since, runs) SELECT value, ?2, 1 FROM json_each(?1) WHERE true
       ON CONFLICT (name) DO UPDATE SET runs = runs + 1`,
    )
    .bind(withOutcome(ran, false), now),
  db
    .prepare(
      `UPDATE cron_run SET ledger_at = ?1, ledger_cents = (SELECT coalesce(sum(balance), 0) FROM account)
       WHERE ledger_at NOT BETWEEN ?1 - ${LEDGER_EVERY_MS} + 1 AND ?1`,
    )
    .bind(now),
];

export const queueRan = (db: Database, now: number): Write => db.prepare("UPDATE cron_run SET queue_at = ?").bind(now);

export const countersLogged = (db: Database, until: number): Write =>
  db.prepare("UPDATE cron_run SET counted_at = ?").bind(until);

export const readCronRun = (db: Database) =>
  db.prepare("SELECT at, queue_at, ledger_cents, counted_at FROM cron_run").first<CronRun>();

export async function hasWaiting(db: Database, dueBefore: number): Promise<boolean> {
  const waiting = db.prepare(
    "SELECT 1 FROM outbox WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at < ? LIMIT 1",
  );
  return (await waiting.bind(dueBefore).first()) !== null;
}

/** Fewer failures in a row may be a lost connection. */
const MAX_FAILED_RUNS = 2;

export async function hasFailingTask(db: Database): Promise<boolean> {
  const failing = db.prepare("SELECT 1 FROM failing_task WHERE runs >= ? LIMIT 1");
  return (await failing.bind(MAX_FAILED_RUNS).first()) !== null;
}
