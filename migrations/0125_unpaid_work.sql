-- `unpaid_work`: the work is done, and the money for it went back. The reference is the price, and what went back last.
CREATE TABLE new_money_case (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN (
    'chargeback', 'chargeback_lost', 'refund_failed', 'refund_elsewhere', 'transfer_reversed', 'payout_returned', 'unmatched',
    'unpaid_work')),
  -- The provider's own id of the thing, and the event that told of it.
  provider TEXT NOT NULL, reference TEXT NOT NULL, event TEXT NOT NULL,
  payment_id INTEGER REFERENCES payment (id), payout_id INTEGER REFERENCES payout (id),
  cents INTEGER NOT NULL, currency TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  handled_at INTEGER, handled_by INTEGER REFERENCES user (id), note TEXT,
  UNIQUE (kind, provider, reference)
);
INSERT INTO new_money_case SELECT * FROM money_case;
DROP TABLE money_case;
ALTER TABLE new_money_case RENAME TO money_case;
CREATE INDEX money_case_open ON money_case (created_at) WHERE handled_at IS NULL;
CREATE INDEX money_case_payment ON money_case (payment_id) WHERE payment_id IS NOT NULL;
