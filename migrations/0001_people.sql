-- Moments are epoch milliseconds, money is integer cents, booleans are 0 and 1.

CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL,
  -- Lower case; null once the account is deleted, so that the address may sign up again.
  email_key TEXT UNIQUE,
  pending_email TEXT,
  password_hash TEXT,
  name TEXT NOT NULL DEFAULT '',
  code TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  image_key TEXT,
  zipcode TEXT,
  zip4 TEXT,
  city TEXT,
  active_worker INTEGER NOT NULL DEFAULT 0,
  function_title TEXT,
  bio TEXT,
  business INTEGER NOT NULL DEFAULT 0,
  company TEXT,
  kvk TEXT,
  vat TEXT,
  business_address TEXT,
  business_email TEXT,
  activated INTEGER NOT NULL DEFAULT 0,
  verification TEXT NOT NULL DEFAULT 'none' CHECK (verification IN ('none', 'started', 'pending', 'verified', 'rejected')),
  verification_reason TEXT,
  verification_reference TEXT,
  iban TEXT,
  email_opt_in INTEGER NOT NULL DEFAULT 1,
  partner_id TEXT,
  -- Words with spaces between: partner, admin.
  roles TEXT NOT NULL DEFAULT '',
  first_time INTEGER NOT NULL DEFAULT 1,
  notify_push INTEGER NOT NULL DEFAULT 1,
  notify_email INTEGER NOT NULL DEFAULT 1,
  notify_distance INTEGER NOT NULL DEFAULT 25,
  quiet_from INTEGER,
  quiet_to INTEGER,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'deleted')),
  rating_sum INTEGER NOT NULL DEFAULT 0,
  rating_count INTEGER NOT NULL DEFAULT 0,
  jobs_done INTEGER NOT NULL DEFAULT 0,
  workexperience_count INTEGER NOT NULL DEFAULT 0,
  reply_minutes INTEGER,
  completion_rate INTEGER,
  app_version TEXT,
  created_at INTEGER NOT NULL,
  last_seen INTEGER
);
CREATE INDEX user_helper ON user (zip4) WHERE active_worker = 1 AND status = 'active';

CREATE TABLE user_category (
  category INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, category)
) WITHOUT ROWID;
CREATE INDEX user_category_helper ON user_category (category, user_id);

-- Two people between whom a bid is or was accepted: they know each other's full name. Both directions.
CREATE TABLE acquaintance (
  user_id INTEGER NOT NULL, other_id INTEGER NOT NULL,
  PRIMARY KEY (user_id, other_id)
) WITHOUT ROWID;

CREATE TABLE block (
  user_id INTEGER NOT NULL, blocked_id INTEGER NOT NULL, created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
) WITHOUT ROWID;

CREATE TABLE session (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- A bearer session with its refresh tokens, or a social key that lives until logout.
  kind TEXT NOT NULL CHECK (kind IN ('bearer', 'key')),
  -- Counts the refresh tokens given out; the newest alone is good, the one before it for ten seconds.
  generation INTEGER NOT NULL DEFAULT 0,
  rotated_at INTEGER,
  client_type TEXT,
  client_version TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  ended_at INTEGER
);
CREATE INDEX session_user ON session (user_id) WHERE ended_at IS NULL;

-- Links in mails. The token itself is never kept, only its SHA-256.
CREATE TABLE mailed_link (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
);
CREATE INDEX mailed_link_user ON mailed_link (user_id, kind);

-- What counts against a limit (docs/conventions.md#rate-limits): one row a hit, swept when old.
CREATE TABLE hit (
  what TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX hit_recent ON hit (what, subject, at);
CREATE INDEX hit_at ON hit (at);

CREATE TABLE idempotency (
  user_id INTEGER NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
  -- Null while the first request runs.
  status INTEGER, body TEXT, created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

CREATE TABLE work_experience (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  title TEXT NOT NULL, description TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX work_experience_user ON work_experience (user_id, id);
CREATE TABLE work_experience_image (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  work_experience_id INTEGER NOT NULL REFERENCES work_experience (id) ON DELETE CASCADE,
  media_key TEXT NOT NULL, position INTEGER NOT NULL
);
CREATE INDEX work_experience_image_of ON work_experience_image (work_experience_id, position);
CREATE TRIGGER work_experience_added AFTER INSERT ON work_experience BEGIN
  UPDATE user SET workexperience_count = workexperience_count + 1 WHERE id = new.user_id;
END;
CREATE TRIGGER work_experience_removed AFTER DELETE ON work_experience BEGIN
  UPDATE user SET workexperience_count = workexperience_count - 1 WHERE id = old.user_id;
END;

-- A batch is one transaction; a row in `guard` whose `ok` is not 1 undoes all of it (workers/api/db/batch.ts).
CREATE TABLE guard (id INTEGER PRIMARY KEY, ok INTEGER NOT NULL CHECK (ok = 1));
