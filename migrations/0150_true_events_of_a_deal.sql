-- Former amounts of a bid, and when a job was completed (docs/decisions/153-former-amounts-and-completion.md).
CREATE TABLE former_bid_amount (
  id INTEGER PRIMARY KEY,
  bid_id INTEGER NOT NULL REFERENCES bid (id),
  amount INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
);
CREATE INDEX former_bid_amount_of_bid ON former_bid_amount (bid_id);
CREATE TRIGGER bid_amount_changed AFTER UPDATE OF amount ON bid WHEN new.amount <> old.amount BEGIN
  INSERT INTO former_bid_amount (bid_id, amount, changed_at) VALUES (old.id, old.amount, new.updated_at);
END;

ALTER TABLE job ADD COLUMN solved_at INTEGER;
-- The best that is known of older jobs.
UPDATE job SET solved_at = updated_at WHERE status = 'solved';
