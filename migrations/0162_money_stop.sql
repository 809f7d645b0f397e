-- Times in which payments, releases and payouts were stopped. Who did it and why is in the audit log.
CREATE TABLE money_stop (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  began_at INTEGER NOT NULL,
  -- Null: it lasts.
  ended_at INTEGER
);
CREATE UNIQUE INDEX money_stop_on ON money_stop (ended_at IS NULL) WHERE ended_at IS NULL;
