import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Write } from "./kinds";

const RULES: Record<string, string> = {
  "an accepted bid means a reserved or solved job with that helper": `
    SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'accepted'
    AND (j.status NOT IN ('reserved', 'solved') OR j.helper_id IS NOT b.user_id)`,
  "a job with a helper has exactly one accepted bid": `
    SELECT id FROM job WHERE helper_id IS NOT NULL
    AND 1 <> (SELECT count(*) FROM bid b WHERE b.job_id = job.id AND b.status = 'accepted' AND b.user_id = helper_id)`,
  "a job that is no longer open has no pending bid": `
    SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'pending' AND j.status <> 'open'`,
  "held money belongs to a reserved job and its accepted bid": `
    SELECT p.id FROM payment p LEFT JOIN bid b ON b.id = p.bid_id LEFT JOIN job j ON j.id = p.job_id
    WHERE p.kind = 'bid' AND p.status = 'held' AND (j.status IS NOT 'reserved' OR b.status IS NOT 'accepted')`,
  "at most one payment of a job is held or released": `
    SELECT job_id FROM payment WHERE kind = 'bid' AND status IN ('held', 'released') GROUP BY job_id HAVING count(*) > 1`,
  "a payment that succeeded is booked, and no other": `
    SELECT id FROM payment WHERE kind = 'bid' AND (status IN ('held', 'released', 'refunded', 'disputed', 'settled'))
    <> EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.key = 'payment_succeeded:' || payment.id)`,
  "a held payment has its money, any other has none left": `
    SELECT p.id FROM payment p LEFT JOIN account a ON a.name = 'held:' || p.id WHERE p.kind = 'bid'
    AND coalesce(a.balance, 0) <> iif(p.status IN ('held', 'disputed'), p.amount + p.platform_cost, 0)`,
  "a job solved with money held for it has released it": `
    SELECT p.id FROM payment p JOIN job j ON j.id = p.job_id WHERE j.status = 'solved' AND p.status = 'held'`,
  "every payout is booked": `
    SELECT id FROM payout WHERE NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.payout_id = payout.id)`,
  "an open job shows as many bids as there are": `
    SELECT id FROM job WHERE number_of_bids <> (SELECT count(*) FROM bid WHERE job_id = job.id AND status <> 'withdrawn')`,
  "a job is listed while it is open": "SELECT id FROM job WHERE listed <> (status = 'open')",
  "segments count the listed jobs": `
    SELECT segment FROM job_segment WHERE listed <> (SELECT count(*) FROM job WHERE job.listed = 1
      AND id >> (CASE level WHEN 0 THEN 6 WHEN 1 THEN 12 ELSE 18 END) = job_segment.segment)`,
  "areas count the listed jobs": `
    SELECT zip3, category FROM job_area WHERE n0 + n1 + n2 + n3 + n4 + n5 + n6 + n7 + n8 + n9 <> (SELECT count(*) FROM job
      WHERE listed = 1 AND job.zip3 = job_area.zip3 AND job_area.category IN (0, job.category))`,
  "segments of areas count the listed jobs": `
    SELECT zip4 FROM job_area_segment a WHERE n <> (SELECT count(*) FROM job
      WHERE listed = 1 AND job.zip4 = a.zip4 AND job.id >> 12 = a.segment)`,
  "whole euros count the listed jobs": `
    SELECT category, euros FROM job_price p WHERE n <> (SELECT count(*) FROM job
      WHERE listed = 1 AND job.budget / 100 = p.euros AND p.category IN (0, job.category))`,
  "a chat ends in its newest message": `
    SELECT id FROM chat WHERE last_message_id IS NOT (SELECT max(id) FROM message WHERE chat_id = chat.id)`,
  "a bid has its message in the chat": `
    SELECT id FROM bid WHERE NOT EXISTS (SELECT 1 FROM message WHERE bid_id = bid.id)`,
  "an accepted bid is told by mail": `
    SELECT b.id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.status = 'accepted' AND j.title LIKE 'Klus nummer %'
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE key = 'mail:bid_accepted:' || b.id || ':' || b.user_id)`,
  "a payment for an accepted bid has its receipt": `
    SELECT p.id FROM payment p JOIN job j ON j.id = p.job_id WHERE p.status IN ('held', 'released')
    AND j.title LIKE 'Klus nummer %' AND NOT EXISTS (SELECT 1 FROM outbox WHERE key = 'mail:receipt:' || p.id)`,
  // The demonstration data contains two failed deliveries.
  "nothing in the outbox was given up": `
    SELECT id, error FROM outbox WHERE failed_at > (unixepoch() - 86400) * 1000`,
  "balances are the sums of their entries": `
    SELECT name FROM account WHERE balance <> (SELECT coalesce(sum(cents), 0) FROM ledger_entry WHERE account = name)`,
  "every transaction of the ledger sums to zero": `
    SELECT t.id FROM ledger_transaction t LEFT JOIN ledger_entry e ON e.transaction_id = t.id
    GROUP BY t.id HAVING coalesce(sum(e.cents), 1) <> 0`,
  "the whole ledger sums to zero": "SELECT sum(cents) AS sum FROM ledger_entry HAVING coalesce(sum(cents), 0) <> 0",
  "a new account has its mailed link": `
    SELECT id FROM user WHERE email LIKE 'nieuw%' AND 1 <> (SELECT count(*) FROM mailed_link WHERE user_id = user.id)`,
};

function fileOf(stateDir: string): string {
  const files = globSync("v3/d1/miniflare-D1DatabaseObject/*.sqlite", { cwd: stateDir });
  const [file] = files.filter((name) => !name.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`there is no database in ${stateDir}`);
  return path.join(stateDir, file);
}

/**
 * Reads a copy of the dead server's files: the database and its write-ahead log, which must stay for the next server.
 */
export function reading<T>(stateDir: string, read: (db: DatabaseSync) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "buurklusser-left-"));
  const copy = path.join(folder, "db.sqlite");
  for (const end of ["", "-wal"])
    if (existsSync(fileOf(stateDir) + end)) copyFileSync(fileOf(stateDir) + end, copy + end);
  const db = new DatabaseSync(copy);
  try {
    return read(db);
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

export function broken(db: DatabaseSync): Record<string, unknown[]> {
  const found = Object.entries(RULES).map(([rule, sql]) => [rule, db.prepare(sql).all()] as const);
  const damage = db.prepare("PRAGMA integrity_check").all();
  const intact = JSON.stringify(damage) === '[{"integrity_check":"ok"}]';
  const all = intact ? found : [...found, ["the file is intact", damage] as const];
  return Object.fromEntries(all.filter(([, rows]) => rows.length > 0));
}

export function countOf(db: DatabaseSync, { count: [sql, ...values] }: Write): number {
  return Number(Object.values(db.prepare(sql).get(...values) ?? {})[0]);
}

/** Moves timestamps back by one hour: limits are free again, and unanswered requests count as abandoned. */
export function anHourPasses(stateDir: string): void {
  const db = new DatabaseSync(fileOf(stateDir));
  db.exec("UPDATE hit SET at = at - 3600000; UPDATE idempotency SET created_at = created_at - 3600000");
  db.close();
}
