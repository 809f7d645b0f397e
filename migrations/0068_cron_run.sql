-- What /api/health/ reads instead of measuring: when the cron and the queue last ran, and what the ledger summed to.
CREATE TABLE cron_run (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL,
  queue_at INTEGER NOT NULL,
  ledger_at INTEGER NOT NULL,
  ledger_cents INTEGER NOT NULL
);
INSERT INTO cron_run (id, at, queue_at, ledger_at, ledger_cents) VALUES (1, unixepoch() * 1000, unixepoch() * 1000, 0, 0);
