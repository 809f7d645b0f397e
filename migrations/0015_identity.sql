-- Accounts elsewhere by which people log in.
CREATE TABLE social_identity (
  app TEXT NOT NULL CHECK (app IN ('google', 'apple', 'facebook')),
  -- The provider's own name of the person: the address there may change, this does not.
  subject TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (app, subject)
) WITHOUT ROWID;
CREATE INDEX social_identity_user ON social_identity (user_id);

CREATE TABLE passkey (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- The authenticator's name of the credential, base64url.
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE key, base64url.
  public_key TEXT NOT NULL,
  -- How often the authenticator says it has signed; 0 when it does not count.
  counter INTEGER NOT NULL,
  -- Words with spaces between: internal, hybrid, usb, …
  transports TEXT NOT NULL,
  name TEXT,
  created_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX passkey_user ON passkey (user_id, id);

-- What an authenticator was asked to sign: taken out when it comes back, and good for five minutes.
CREATE TABLE passkey_challenge (
  challenge TEXT PRIMARY KEY,
  -- Who registers; null for a login, where nobody is named.
  user_id INTEGER REFERENCES user (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_user ON passkey_challenge (user_id);

-- Codes of the sandbox identity provider (development and test). The code itself is not kept, only its SHA-256.
CREATE TABLE sandbox_code (
  code_hash TEXT PRIMARY KEY,
  app TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  challenge TEXT NOT NULL,
  -- What the id token will say, as JSON.
  claims TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX sandbox_code_expiry ON sandbox_code (expires_at);

-- The one key it signs with, as JWK: made at its first login, the same for every instance on these data.
CREATE TABLE sandbox_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  jwk TEXT NOT NULL
);
