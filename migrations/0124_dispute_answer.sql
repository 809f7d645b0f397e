-- The words of the party that did not open the dispute: once, while it runs. Erased with the account.
ALTER TABLE dispute ADD COLUMN answer TEXT;
ALTER TABLE dispute ADD COLUMN answered_at INTEGER;
