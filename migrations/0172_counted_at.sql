-- The time up to which the counters were logged (docs/decisions/171-counters-in-the-log.md), epoch milliseconds. 0: never.
ALTER TABLE cron_run ADD COLUMN counted_at INTEGER NOT NULL DEFAULT 0;
