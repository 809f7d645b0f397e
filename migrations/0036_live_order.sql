-- Ids of live events are never used twice: an inbox is told up to an id, in the order of the changes.
DROP TABLE live_event;
CREATE TABLE live_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'read', 'bid', 'notification', 'unread', 'ended', 'parted')),
  chat_id INTEGER,
  -- The message, bid or notification; who read (`read`), who is blocked or no longer (`parted`), the session (`ended`; null: all).
  about,
  -- Up to which message (`read`).
  upto INTEGER
);
