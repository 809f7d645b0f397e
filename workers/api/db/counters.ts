import type { Database } from "./database";

export interface Counters {
  deliveries_waiting: number;
  deliveries_failed: number;
  deliveries_failed_lately: number;
  money_cases: number;
  unmatched_events_lately: number;
  ledger_cents: number;
  money_stopped: number;
}

const COUNTERS = `SELECT
  (SELECT count(*) FROM outbox WHERE delivered_at IS NULL AND failed_at IS NULL AND due_at <= ?1) AS deliveries_waiting,
  (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL) AS deliveries_failed,
  (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL AND failed_at > ?2 AND failed_at <= ?1) AS deliveries_failed_lately,
  (SELECT count(*) FROM money_case WHERE handled_at IS NULL) AS money_cases,
  (SELECT count(*) FROM money_case WHERE handled_at IS NULL AND created_at > ?2 AND created_at <= ?1 AND kind IN ('unmatched', 'other_amount')) AS unmatched_events_lately,
  (SELECT ledger_cents FROM cron_run) AS ledger_cents,
  (SELECT count(*) FROM money_stop WHERE ended_at IS NULL) AS money_stopped`;

export const readCounters = (db: Database, now: number, since: number): Promise<Counters | null> =>
  db.prepare(COUNTERS).bind(now, since).first<Counters>();
