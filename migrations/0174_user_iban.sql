-- Admins see which accounts have the same IBAN.
CREATE INDEX user_iban ON user (iban) WHERE iban IS NOT NULL;
