import { keepRecord } from "../db/track-record";
import { type MailOrder, sendMail } from "../mail/send";
import { deliverProvider } from "../payments/deliver";
import { alertSearches } from "../searches/alert";

interface Due {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
}

const MOST_ATTEMPTS = 8;
const BATCH = 50;
/** 2, 4, 8, … seconds; a row that is being delivered is not taken again before that. */
const waitAfter = (attempts: number) => 2 ** (attempts + 1) * 1000;

/**
 * Takes what is due: raising `due_at` in the same statement keeps two consumers off one row, and a row whose consumer
 * dies comes back by itself.
 */
async function takeDue(db: D1Database, now: number): Promise<Due[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?1 + (2000 << min(attempts, 10))
       WHERE id IN (SELECT id FROM outbox WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at <= ?1 ORDER BY due_at LIMIT ?2)
       RETURNING id, kind, payload, attempts`,
    )
    .bind(now, BATCH)
    .all<Due>();
  return results;
}

type Deliverer = (env: Env, payload: Record<string, unknown>, outbox: number) => Promise<void>;

const DELIVERERS: Record<string, Deliverer> = {
  mail: async (env, payload, outbox) => sendMail(env, payload as unknown as MailOrder, outbox),
  provider: deliverProvider,
  record: keepRecord,
  searches: alertSearches,
};

async function deliver(env: Env, row: Due): Promise<D1PreparedStatement> {
  try {
    const deliverer = DELIVERERS[row.kind];
    if (!deliverer) throw new Error(`nothing delivers ${row.kind}`);
    await deliverer(env, JSON.parse(row.payload) as Record<string, unknown>, row.id);
    return env.DB.prepare("UPDATE outbox SET delivered_at = ?, error = NULL WHERE id = ?").bind(Date.now(), row.id);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const failed = row.attempts >= MOST_ATTEMPTS ? Date.now() : null;
    return env.DB.prepare("UPDATE outbox SET error = ?, failed_at = ?, due_at = ? WHERE id = ?").bind(
      said,
      failed,
      Date.now() + waitAfter(row.attempts),
      row.id,
    );
  }
}

/** Delivers all that is due in the outbox. Called by the queue's consumer, and by cron for what that missed. */
export async function deliverDue(env: Env, now = Date.now()): Promise<number> {
  let done = 0;
  for (;;) {
    const due = await takeDue(env.DB, now);
    if (due.length === 0) return done;
    await env.DB.batch(await Promise.all(due.map((row) => deliver(env, row))));
    done += due.length;
  }
}
