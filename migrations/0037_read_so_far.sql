-- A conversation may be read as far as what was seen: what came since stays unread, and nobody is told that it was read.
DROP TRIGGER live_read_low;
DROP TRIGGER live_read_high;
CREATE TRIGGER live_read_low AFTER UPDATE OF low_unread ON chat WHEN new.low_unread < old.low_unread BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about, upto)
  SELECT l.user_id, 'read', new.id, new.low_id, m.id FROM live_listener l
  JOIN message m ON m.id = (SELECT max(id) FROM message WHERE chat_id = new.id AND sender_id = new.high_id AND read_at IS NOT NULL)
  WHERE l.user_id IN (new.low_id, new.high_id);
END;
CREATE TRIGGER live_read_high AFTER UPDATE OF high_unread ON chat WHEN new.high_unread < old.high_unread BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about, upto)
  SELECT l.user_id, 'read', new.id, new.high_id, m.id FROM live_listener l
  JOIN message m ON m.id = (SELECT max(id) FROM message WHERE chat_id = new.id AND sender_id = new.low_id AND read_at IS NOT NULL)
  WHERE l.user_id IN (new.low_id, new.high_id);
END;
