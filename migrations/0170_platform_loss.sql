-- The account `platform:loss` has what the bank took of money that was paid out, and that nobody gave back (docs/ledger.md).
-- A check cannot be changed, so the table is made again.
DROP TRIGGER ledger_entry_booked;
CREATE TABLE next_account (
  name TEXT PRIMARY KEY, balance INTEGER NOT NULL DEFAULT 0,
  CHECK (balance >= 0 OR name IN ('outside', 'platform', 'platform:loss'))
) WITHOUT ROWID;
INSERT INTO next_account (name, balance) SELECT name, balance FROM account;
DROP TABLE account;
ALTER TABLE next_account RENAME TO account;
CREATE INDEX account_open ON account (name) WHERE balance <> 0;
CREATE TRIGGER ledger_entry_booked AFTER INSERT ON ledger_entry BEGIN
  INSERT INTO account (name) VALUES (new.account) ON CONFLICT DO NOTHING;
  UPDATE account SET balance = balance + new.cents WHERE name = new.account;
  UPDATE ledger_entry SET balance_after = (SELECT balance FROM account WHERE name = new.account) WHERE id = new.id;
END;

-- Earlier losses are part of `platform`.
INSERT INTO ledger_transaction (event, key, payment_id, created_at)
  SELECT 'loss_moved', 'loss_moved:' || b.id, b.payment_id, b.closed_at FROM chargeback b WHERE b.status = 'lost' AND b.set_apart < b.amount;
INSERT INTO ledger_entry (transaction_id, account, cents)
  SELECT t.id, 'platform', b.amount - b.set_apart FROM chargeback b JOIN ledger_transaction t ON t.key = 'loss_moved:' || b.id;
INSERT INTO ledger_entry (transaction_id, account, cents)
  SELECT t.id, 'platform:loss', b.set_apart - b.amount FROM chargeback b JOIN ledger_transaction t ON t.key = 'loss_moved:' || b.id;
