import type { Database, Query, Write } from "./database";
import type { OutboxKind } from "./outbox";

export interface DueWork<Kind extends OutboxKind = OutboxKind> {
  id: number;
  kind: Kind;
  payload: string;
  attempts: number;
  /** The end of the lease. It tells claims apart: a row is claimed again only after it. */
  due_at: number;
}

interface Claim {
  rows: number;
  leaseMs: number;
}

/** Few enough rows to finish within the lease, also with slow calls. */
const CLAIM: Claim = { rows: 24, leaseMs: 60_000 };
/** Delivered at once. An order makes up to 5 calls of 8 s, each with a retry. */
const CLAIM_OF_MONEY: Claim = { rows: 6, leaseMs: 120_000 };

/** Raising `due_at` in the same statement keeps two consumers off one row. Returns `DueWork`. */
export const claimDueWork = (
  db: Database,
  kind: OutboxKind,
  { now, claimedAt }: { now: number; claimedAt: number },
): Write => {
  const { rows, leaseMs } = kind === "provider" ? CLAIM_OF_MONEY : CLAIM;
  return db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?3 + ${leaseMs}
       WHERE id IN (SELECT id FROM outbox
         WHERE kind = ?2 AND delivered_at IS NULL AND failed_at IS NULL AND due_at <= ?1 ORDER BY due_at LIMIT ${rows})
       RETURNING id, kind, payload, attempts, due_at`,
    )
    .bind(now, kind, claimedAt);
};

/** Removes what people wrote. */
export function markDelivered(db: Database, now: number, id: number, { skipped }: { skipped: boolean }): Write {
  const payload = "json_remove(payload, '$.data', '$.address', '$.reply_to')";
  const marked = skipped ? `json_set(${payload}, '$.skipped', 1)` : payload;
  return db.prepare(`UPDATE outbox SET delivered_at = ?, error = NULL, payload = ${marked} WHERE id = ?`).bind(now, id);
}

interface Failure {
  error: string | null;
  /** Null: retried at `dueAt`. */
  failedAt: number | null;
  dueAt: number;
  attempts: number;
  /** JSON; null keeps the payload. */
  payload: string | null;
}

/** A lease that ended may belong to another consumer by now. */
export const setBackWork = (
  db: Database,
  { id, due_at: lease }: Pick<DueWork, "id" | "due_at">,
  { error, failedAt, dueAt, attempts, payload }: Failure,
): Write =>
  db
    .prepare(
      `UPDATE outbox SET error = ?, failed_at = ?, due_at = ?, attempts = ?, payload = coalesce(?, payload)
       WHERE id = ? AND delivered_at IS NULL AND due_at = ?`,
    )
    .bind(error, failedAt, dueAt, attempts, payload, id, lease);

export const selectDueKinds = (db: Database, now: number, kinds: readonly OutboxKind[]): Query =>
  db
    .prepare(
      `SELECT k.value AS kind FROM json_each(?1) k WHERE EXISTS (
         SELECT 1 FROM outbox WHERE kind = k.value AND delivered_at IS NULL AND failed_at IS NULL AND due_at <= ?2)`,
    )
    .bind(JSON.stringify(kinds), now);

export const isMailDelivering = async (db: Database): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM outbox WHERE kind IN ('mail', 'push') AND delivered_at IS NULL AND failed_at IS NULL AND error IS NULL
         AND attempts > 0 LIMIT 1`,
    )
    .first()) !== null;
