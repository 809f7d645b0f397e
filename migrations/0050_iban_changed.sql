-- When the bank account last became another one. Null: it is the first that was entered. Payouts wait after a change.
ALTER TABLE user ADD COLUMN iban_changed_at INTEGER;
