-- `other_amount`: a payment succeeded with another amount or currency than was asked. `asked`: the amount in cents.
CREATE TABLE new_money_case (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN (
    'chargeback', 'chargeback_lost', 'refund_failed', 'refund_elsewhere', 'transfer_reversed', 'payout_returned', 'unmatched',
    'unpaid_work', 'other_amount')),
  -- The provider's own id of the thing, and the event that told of it.
  provider TEXT NOT NULL, reference TEXT NOT NULL, event TEXT NOT NULL,
  payment_id INTEGER REFERENCES payment (id), payout_id INTEGER REFERENCES payout (id),
  cents INTEGER NOT NULL, currency TEXT NOT NULL, asked INTEGER,
  created_at INTEGER NOT NULL,
  handled_at INTEGER, handled_by INTEGER REFERENCES user (id), note TEXT,
  outcome TEXT CHECK (outcome IN ('refund', 'accept')),
  UNIQUE (kind, provider, reference)
);
INSERT INTO new_money_case (id, kind, provider, reference, event, payment_id, payout_id, cents, currency, created_at, handled_at, handled_by, note)
  SELECT id, kind, provider, reference, event, payment_id, payout_id, cents, currency, created_at, handled_at, handled_by, note FROM money_case;
DROP TABLE money_case;
ALTER TABLE new_money_case RENAME TO money_case;
CREATE INDEX money_case_open ON money_case (created_at) WHERE handled_at IS NULL;
CREATE INDEX money_case_payment ON money_case (payment_id) WHERE payment_id IS NOT NULL;
