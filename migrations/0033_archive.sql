-- Messages of more than a year ago (workers/api/tasks/archive.ts): as they were, under the id they had, with fewer indexes.
-- A client's own id of a message is of use while it is being sent, and is not kept.
CREATE TABLE archived_message (
  id INTEGER PRIMARY KEY,
  chat_id INTEGER NOT NULL REFERENCES chat (id),
  sender_id INTEGER REFERENCES user (id),
  message TEXT NOT NULL,
  bid_id INTEGER REFERENCES bid (id),
  day TEXT NOT NULL, first_of_day INTEGER NOT NULL,
  created_at INTEGER NOT NULL, read_at INTEGER,
  removed INTEGER NOT NULL
);
CREATE INDEX archived_message_of ON archived_message (chat_id);
CREATE INDEX archived_message_unread ON archived_message (chat_id) WHERE read_at IS NULL;

-- What a conversation is made of, wherever it lies.
CREATE VIEW every_message AS
  SELECT id, chat_id, sender_id, message, bid_id, client_id, day, first_of_day, created_at, read_at, removed FROM message
  UNION ALL
  SELECT id, chat_id, sender_id, message, bid_id, NULL, day, first_of_day, created_at, read_at, removed FROM archived_message;
