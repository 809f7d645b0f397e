-- Our team removes or restores a message: both open chats show it at once.
DROP TRIGGER live_message_changed;
CREATE TRIGGER live_message_changed AFTER UPDATE OF message, removed ON message
WHEN new.message <> old.message OR new.removed <> old.removed BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'message', c.id, new.id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;

-- The photos of the result belong to the line that the work is done.
CREATE TRIGGER live_result_photo_taken AFTER UPDATE OF taken_at ON chat_photo
WHEN (new.taken_at IS NULL) <> (old.taken_at IS NULL) AND new.about = 'result' BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'message', c.id, m.id FROM chat c
  JOIN message m ON m.chat_id = c.id AND m.created_at = new.created_at AND m.event ->> '$.step' = 'done'
  JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;

-- A removed message keeps its place, so it can be the first of its day again.
UPDATE message SET first_of_day = (id = (SELECT min(e.id) FROM every_message e WHERE e.chat_id = message.chat_id AND e.day = message.day))
WHERE (chat_id, day) IN (SELECT chat_id, day FROM every_message WHERE removed = 1);
UPDATE archived_message SET first_of_day = (id = (SELECT min(e.id) FROM every_message e WHERE e.chat_id = archived_message.chat_id AND e.day = archived_message.day))
WHERE (chat_id, day) IN (SELECT chat_id, day FROM every_message WHERE removed = 1);

-- The bidder wrote new text after our team removed the first.
UPDATE message SET removed = 0 WHERE removed = 1 AND bid_id IS NOT NULL AND message <> '';
UPDATE archived_message SET removed = 0 WHERE removed = 1 AND bid_id IS NOT NULL AND message <> '';
