-- An entry in an index by person is most of what a notification costs: a new one stands among the unread alone. Both say what
-- their condition asks, so that the notifications need not be read for it.
DROP INDEX notification_of;
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification (user_id, id, read_at) WHERE read_at IS NULL;
CREATE INDEX notification_read ON notification (user_id, id, read_at) WHERE read_at IS NOT NULL;
