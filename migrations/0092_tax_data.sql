-- What the yearly report to the tax office asks of helpers (DAC7). AES-GCM: `key_id` names the key of TAX_DATA_KEYS.
CREATE TABLE tax_data (
  user_id INTEGER NOT NULL REFERENCES user (id),
  kind TEXT NOT NULL CHECK (kind IN ('person', 'business')),
  key_id TEXT NOT NULL,
  sealed TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind)
) WITHOUT ROWID;
CREATE INDEX tax_data_updated ON tax_data (updated_at);
