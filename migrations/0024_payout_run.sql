-- When the payout day was last gone through to its end, so that a run that was missed is made up for (docs/ledger.md).
CREATE TABLE payout_run (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
INSERT INTO payout_run (id, at) VALUES (1, unixepoch() * 1000);
