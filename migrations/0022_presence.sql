-- Two who are both listening when their chat begins hear of each other at once: to look again at what ties them (`parted`)
-- is for one of the two; whose inbox tells the other.
CREATE TRIGGER live_chat AFTER INSERT ON chat BEGIN
  INSERT INTO live_event (user_id, kind, about) SELECT l.user_id, 'parted', new.high_id
  FROM live_listener l WHERE l.user_id = new.low_id AND EXISTS (SELECT 1 FROM live_listener o WHERE o.user_id = new.high_id);
END;
