-- Reports of what should not be there, in the order of arrival.
CREATE TABLE report (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  target_type TEXT NOT NULL CHECK (target_type IN ('job', 'comment', 'message', 'review', 'user')),
  target_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  text TEXT,
  -- Who reports: `user:7`, or `mail:` and the address of a visitor, in lower case.
  reporter TEXT NOT NULL,
  reporter_id INTEGER REFERENCES user (id),
  reporter_email TEXT,
  -- Whose thing it is; kept, because the thing itself may be gone when the desk looks.
  about_id INTEGER REFERENCES user (id),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  created_at INTEGER NOT NULL, closed_at INTEGER
);
CREATE UNIQUE INDEX report_once ON report (reporter, target_type, target_id) WHERE status = 'open';
CREATE INDEX report_queue ON report (status, id);

-- What the desk decided on a report, and the appeal against it.
CREATE TABLE decision (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  report_id INTEGER NOT NULL UNIQUE REFERENCES report (id),
  user_id INTEGER REFERENCES user (id),
  target_type TEXT NOT NULL, target_id INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('dismiss', 'remove', 'warn', 'suspend')),
  reason TEXT NOT NULL, statement TEXT NOT NULL,
  -- SHA-256 of the token in the statement's mail: whoever has it may appeal without logging in.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  appeal_text TEXT,
  appeal_status TEXT CHECK (appeal_status IN ('open', 'upheld', 'overturned')),
  appeal_statement TEXT,
  appealed_at INTEGER, appeal_decided_at INTEGER
);
CREATE INDEX decision_of ON decision (user_id, id) WHERE action <> 'dismiss';
CREATE INDEX decision_appealed ON decision (appeal_status, id) WHERE appeal_status IS NOT NULL;
CREATE INDEX decision_appealed_all ON decision (id) WHERE appeal_status IS NOT NULL;

-- What the desk took away, as it was: an appeal that is overturned brings it back.
CREATE TABLE taken (
  target_type TEXT NOT NULL, target_id INTEGER NOT NULL,
  content TEXT NOT NULL, taken_at INTEGER NOT NULL,
  PRIMARY KEY (target_type, target_id)
) WITHOUT ROWID;
-- Its text is gone for both members; the chat says so in its place.
ALTER TABLE message ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- How many reports, decisions and appeals there are: everyone may ask, so nothing is counted then.
CREATE TABLE moderation_count (what TEXT PRIMARY KEY, n INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TRIGGER report_counted AFTER INSERT ON report BEGIN
  INSERT INTO moderation_count (what, n) VALUES ('reports', 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER decision_counted AFTER INSERT ON decision BEGIN
  INSERT INTO moderation_count (what, n) VALUES ('decisions.' || new.action, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO moderation_count (what, n) SELECT 'appeals.' || new.appeal_status, 1 WHERE new.appeal_status IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER appeal_counted AFTER UPDATE OF appeal_status ON decision WHEN new.appeal_status IS NOT old.appeal_status BEGIN
  UPDATE moderation_count SET n = n - 1 WHERE what = 'appeals.' || old.appeal_status;
  INSERT INTO moderation_count (what, n) SELECT 'appeals.' || new.appeal_status, 1 WHERE new.appeal_status IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + 1;
END;

-- The lists of the desk.
CREATE INDEX user_status ON user (status, id);
CREATE INDEX job_status ON job (status, id);
CREATE INDEX payment_status ON payment (status, id);
CREATE INDEX payment_released ON payment (released_at) WHERE status = 'released';
CREATE INDEX ledger_transaction_payment ON ledger_transaction (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX ledger_transaction_payout ON ledger_transaction (payout_id) WHERE payout_id IS NOT NULL;
CREATE INDEX account_open ON account (name) WHERE balance <> 0;
CREATE INDEX outbox_failed ON outbox (id) WHERE failed_at IS NOT NULL;

-- The desk looks people up by a part of their name or address, and jobs in every status by their words.
CREATE VIRTUAL TABLE user_search USING fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1);
INSERT INTO user_search (rowid, text) SELECT id, name || char(10) || email || char(10) || coalesce(company, '') FROM user;
CREATE TRIGGER user_indexed AFTER INSERT ON user BEGIN
  INSERT INTO user_search (rowid, text) VALUES (new.id, new.name || char(10) || new.email || char(10) || coalesce(new.company, ''));
END;
CREATE TRIGGER user_reindexed AFTER UPDATE OF name, email, company ON user BEGIN
  DELETE FROM user_search WHERE rowid = old.id;
  INSERT INTO user_search (rowid, text) VALUES (new.id, new.name || char(10) || new.email || char(10) || coalesce(new.company, ''));
END;
-- Those that are listed are in job_search (0004) already: here are the others.
CREATE VIRTUAL TABLE job_record USING fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1);
INSERT INTO job_record (rowid, text) SELECT id, title || char(10) || description FROM job WHERE listed = 0;
CREATE TRIGGER job_put_away_at_once AFTER INSERT ON job WHEN new.listed = 0 BEGIN
  INSERT INTO job_record (rowid, text) VALUES (new.id, new.title || char(10) || new.description);
END;
CREATE TRIGGER job_put_away AFTER UPDATE OF listed, title, description ON job
WHEN new.listed = 0 AND (old.listed = 1 OR old.title <> new.title OR old.description <> new.description) BEGIN
  DELETE FROM job_record WHERE rowid = new.id;
  INSERT INTO job_record (rowid, text) VALUES (new.id, new.title || char(10) || new.description);
END;
CREATE TRIGGER job_taken_out AFTER UPDATE OF listed ON job WHEN old.listed = 0 AND new.listed = 1 BEGIN
  DELETE FROM job_record WHERE rowid = new.id;
END;
