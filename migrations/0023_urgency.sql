-- Whether what is told can wait is said where it is told, with everything else about its kind.
ALTER TABLE notification ADD COLUMN later INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER notification_pushed;
CREATE TRIGGER notification_pushed AFTER INSERT ON notification
WHEN new.silent = 0 AND (EXISTS (SELECT 1 FROM push_subscription WHERE user_id = new.user_id)
  OR EXISTS (SELECT 1 FROM one_signal WHERE user_id = new.user_id)) BEGIN
  INSERT INTO outbox (key, kind, payload, created_at, due_at)
  VALUES ('push:' || new.id, 'push', json_object('notification', new.id), new.created_at, iif(new.later, new.created_at, 0));
END;
