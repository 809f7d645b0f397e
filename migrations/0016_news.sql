-- Where pushes go. Both belong to the session that registered them, and end with it.
CREATE TABLE push_subscription (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX push_subscription_of ON push_subscription (user_id, id);
CREATE INDEX push_subscription_session ON push_subscription (session);

-- One record a person; `at` is the client's own clock.
CREATE TABLE one_signal (
  user_id INTEGER PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
  session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  id TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX one_signal_id ON one_signal (id);
CREATE INDEX one_signal_session ON one_signal (session);

CREATE TRIGGER session_over AFTER UPDATE OF ended_at ON session WHEN new.ended_at IS NOT NULL BEGIN
  DELETE FROM push_subscription WHERE session = new.id;
  DELETE FROM one_signal WHERE session = new.id;
END;

-- Whatever tells someone something also pushes it, but only where there is a device to push to: nobody else costs a write.
-- What thousands are told at once comes after what somebody waits for (due at 0: at once, before all others).
ALTER TABLE notification ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER notification_pushed AFTER INSERT ON notification
WHEN new.silent = 0 AND (EXISTS (SELECT 1 FROM push_subscription WHERE user_id = new.user_id)
  OR EXISTS (SELECT 1 FROM one_signal WHERE user_id = new.user_id)) BEGIN
  INSERT INTO outbox (key, kind, payload, created_at, due_at)
  VALUES ('push:' || new.id, 'push', json_object('notification', new.id), new.created_at,
    iif(new.type IN ('job_match', 'saved_search'), new.created_at, 0));
END;

-- Nobody is told of a job twice.
CREATE UNIQUE INDEX notification_job_match ON notification (job_id, user_id) WHERE type = 'job_match';

-- Each kind has a lane of its own, so that a slow provider holds nothing else up.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE delivered_at IS NULL AND failed_at IS NULL;

-- A person may have several devices: the mailbox keeps what each was sent, once.
ALTER TABLE mailbox RENAME TO mailbox_before;
CREATE TABLE mailbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL, recipient TEXT NOT NULL, reply_to TEXT, template TEXT NOT NULL, language TEXT NOT NULL,
  subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT, headers TEXT NOT NULL, data TEXT NOT NULL, created_at INTEGER NOT NULL,
  outbox_id INTEGER, device TEXT NOT NULL DEFAULT '',
  UNIQUE (outbox_id, device)
);
INSERT INTO mailbox (id, channel, recipient, reply_to, template, language, subject, text, html, headers, data, created_at, outbox_id)
  SELECT id, channel, recipient, reply_to, template, language, subject, text, html, headers, data, created_at, outbox_id FROM mailbox_before;
DROP TABLE mailbox_before;
CREATE INDEX mailbox_recipient ON mailbox (recipient, id);

-- What was reminded of, so that a minute's run reads no more than what is due: the end the owner was mailed about,
-- the word of the helper the owner was reminded of, the bid that waited.
ALTER TABLE job ADD COLUMN renewal_asked INTEGER;
ALTER TABLE job ADD COLUMN done_reminded INTEGER;
ALTER TABLE bid ADD COLUMN nudged_at INTEGER;
CREATE INDEX job_to_renew ON job (expires_at) WHERE status = 'open' AND renewal_asked IS NOT expires_at;
CREATE INDEX job_to_remind ON job (done_at) WHERE status = 'reserved' AND done_at IS NOT NULL AND done_reminded IS NOT done_at;
CREATE INDEX bid_to_nudge ON bid (created_at) WHERE status = 'pending' AND nudged_at IS NULL;
