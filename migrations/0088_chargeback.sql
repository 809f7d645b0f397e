-- A payer's bank took a payment back (docs/decisions/088-money-taken-back.md). `set_apart` left `from_account` for `taken:{payment}`.
CREATE TABLE chargeback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The provider's own id of it.
  provider TEXT NOT NULL, reference TEXT NOT NULL,
  payment_id INTEGER NOT NULL REFERENCES payment (id),
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  set_apart INTEGER NOT NULL CHECK (set_apart >= 0), from_account TEXT,
  opened_at INTEGER NOT NULL, closed_at INTEGER,
  UNIQUE (provider, reference)
);
CREATE INDEX chargeback_of ON chargeback (payment_id, id);
CREATE UNIQUE INDEX chargeback_one_open ON chargeback (payment_id) WHERE status = 'open';
