-- A photo that only the two members of a chat see (docs/decisions/081-photos-in-chat.md). Its files are in R2 under `private/`.
CREATE TABLE chat_photo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chat_id INTEGER NOT NULL REFERENCES chat (id),
  user_id INTEGER NOT NULL REFERENCES user (id),
  -- No reference: a message moves to the archive under the id it had.
  message_id INTEGER,
  -- Null once the files are deleted.
  small_key TEXT, large_key TEXT,
  width INTEGER NOT NULL, height INTEGER NOT NULL,
  alt TEXT,
  created_at INTEGER NOT NULL,
  removed_at INTEGER
);
CREATE INDEX chat_photo_in ON chat_photo (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX chat_photo_by ON chat_photo (chat_id, user_id) WHERE removed_at IS NULL;
CREATE INDEX chat_photo_of ON chat_photo (user_id);
CREATE INDEX chat_photo_left ON chat_photo (removed_at) WHERE removed_at IS NOT NULL AND large_key IS NOT NULL;

-- The same message with a photo less.
CREATE TRIGGER live_photo_removed AFTER UPDATE OF removed_at ON chat_photo
WHEN new.removed_at IS NOT NULL AND old.removed_at IS NULL AND new.message_id IS NOT NULL BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'message', c.id, new.message_id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;

-- The desk looks at photos of a chat that a report is about.
CREATE INDEX report_target ON report (target_type, target_id);
