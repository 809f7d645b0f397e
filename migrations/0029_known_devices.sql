-- Browsers somebody logged in from. The SHA-256 is of person and browser together: it does not tell who else uses it.
CREATE TABLE known_device (
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  device_hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, device_hash)
) WITHOUT ROWID;
