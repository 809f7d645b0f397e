-- Money that the sandbox sent out (development and test). Not unique by key: a provider forgets keys, and would send it twice.
CREATE TABLE sandbox_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  -- What it was for: `refund:<session>` or `payout:<id>`.
  about TEXT NOT NULL,
  cents INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX sandbox_order_about ON sandbox_order (about);
CREATE INDEX sandbox_order_key ON sandbox_order (key);
