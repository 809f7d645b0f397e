-- Who may be listening at /live/, and until when at the latest. What happens is noted for them alone.
CREATE TABLE live_listener (
  user_id INTEGER PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
  until INTEGER NOT NULL
);
CREATE INDEX live_listener_until ON live_listener (until);

-- The ticket itself is never kept, only its SHA-256. A ticket that was used is gone.
CREATE TABLE live_ticket (
  hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX live_ticket_expired ON live_ticket (expires_at);
CREATE INDEX live_ticket_session ON live_ticket (session_id);

-- What a listener is to hear: written by triggers in the transaction of the change, so that no handler can forget it,
-- and taken by whoever publishes next. Empty but for moments.
CREATE TABLE live_event (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'read', 'bid', 'notification', 'unread', 'ended', 'parted')),
  chat_id INTEGER,
  -- The message, bid or notification; who read (`read`), who is blocked or no longer (`parted`), the session (`ended`; null: all).
  about,
  -- Up to which message (`read`).
  upto INTEGER
);

CREATE TRIGGER live_message AFTER INSERT ON message BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'message', c.id, new.id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;
-- The same message with another text: the bid it tells of was changed.
CREATE TRIGGER live_message_changed AFTER UPDATE OF message ON message WHEN new.message <> old.message BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'message', c.id, new.id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;

CREATE TRIGGER live_read_low AFTER UPDATE OF low_unread ON chat WHEN new.low_unread = 0 AND old.low_unread > 0 BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about, upto)
  SELECT l.user_id, 'read', new.id, new.low_id, new.last_message_id FROM live_listener l WHERE l.user_id IN (new.low_id, new.high_id);
END;
CREATE TRIGGER live_read_high AFTER UPDATE OF high_unread ON chat WHEN new.high_unread = 0 AND old.high_unread > 0 BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about, upto)
  SELECT l.user_id, 'read', new.id, new.high_id, new.last_message_id FROM live_listener l WHERE l.user_id IN (new.low_id, new.high_id);
END;
-- An archived chat does not count as unread.
CREATE TRIGGER live_archived AFTER UPDATE OF low_archived, high_archived ON chat
WHEN (new.low_archived <> old.low_archived AND new.low_unread > 0) OR (new.high_archived <> old.high_archived AND new.high_unread > 0) BEGIN
  INSERT INTO live_event (user_id, kind) SELECT l.user_id, 'unread' FROM live_listener l WHERE l.user_id IN (new.low_id, new.high_id);
END;

CREATE TRIGGER live_bid AFTER INSERT ON bid BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'bid', c.id, new.id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;
CREATE TRIGGER live_bid_changed AFTER UPDATE OF amount, status ON bid WHEN new.amount <> old.amount OR new.status <> old.status BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'bid', c.id, new.id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;

CREATE TRIGGER live_notification AFTER INSERT ON notification BEGIN
  INSERT INTO live_event (user_id, kind, about) SELECT l.user_id, 'notification', new.id FROM live_listener l WHERE l.user_id = new.user_id;
END;
-- Many are marked as read at once; one event says it.
CREATE TRIGGER live_notification_read AFTER UPDATE OF read_at ON notification WHEN old.read_at IS NULL AND new.read_at IS NOT NULL BEGIN
  INSERT INTO live_event (user_id, kind) SELECT l.user_id, 'unread' FROM live_listener l WHERE l.user_id = new.user_id
    AND NOT EXISTS (SELECT 1 FROM live_event e WHERE e.user_id = new.user_id AND e.kind = 'unread');
END;

CREATE TRIGGER live_session_ended AFTER UPDATE OF ended_at ON session WHEN old.ended_at IS NULL AND new.ended_at IS NOT NULL BEGIN
  INSERT INTO live_event (user_id, kind, about) SELECT l.user_id, 'ended', new.id FROM live_listener l WHERE l.user_id = new.user_id;
END;
CREATE TRIGGER live_user_ended AFTER UPDATE OF status ON user WHEN new.status <> 'active' AND old.status = 'active' BEGIN
  INSERT INTO live_event (user_id, kind) SELECT l.user_id, 'ended' FROM live_listener l WHERE l.user_id = new.id;
END;

CREATE TRIGGER live_blocked AFTER INSERT ON block BEGIN
  INSERT INTO live_event (user_id, kind, about) SELECT l.user_id, 'parted', new.user_id + new.blocked_id - l.user_id
  FROM live_listener l WHERE l.user_id IN (new.user_id, new.blocked_id);
END;
CREATE TRIGGER live_unblocked AFTER DELETE ON block BEGIN
  INSERT INTO live_event (user_id, kind, about) SELECT l.user_id, 'parted', old.user_id + old.blocked_id - l.user_id
  FROM live_listener l WHERE l.user_id IN (old.user_id, old.blocked_id);
END;

-- What the two of a chat agreed on, or one of them proposed: the latest counts, it takes the place of the former.
CREATE TABLE appointment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chat_id INTEGER NOT NULL REFERENCES chat (id),
  starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'accepted', 'declined', 'missed')),
  proposed_by INTEGER NOT NULL REFERENCES user (id),
  missed_by INTEGER REFERENCES user (id),
  -- When the two are to be reminded; null once they were, or when there is no day before.
  remind_at INTEGER,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX appointment_of_chat ON appointment (chat_id, id);
CREATE INDEX appointment_remind ON appointment (remind_at) WHERE remind_at IS NOT NULL;
