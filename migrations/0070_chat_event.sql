-- What a line of a chat tells of the deal, as JSON (app/domain/chat-event.ts): written once, worded for each reader. Null: somebody typed it.
ALTER TABLE message ADD COLUMN event TEXT;
ALTER TABLE archived_message ADD COLUMN event TEXT;
-- Of the last message.
ALTER TABLE chat ADD COLUMN last_event TEXT;

DROP VIEW every_message;
CREATE VIEW every_message AS
  SELECT id, chat_id, sender_id, message, bid_id, payment_id, client_id, day, first_of_day, created_at, read_at, removed, event FROM message
  UNION ALL
  SELECT id, chat_id, sender_id, message, bid_id, payment_id, NULL, day, first_of_day, created_at, read_at, removed, event FROM archived_message;

DROP TRIGGER message_sent;
CREATE TRIGGER message_sent AFTER INSERT ON message BEGIN
  UPDATE message SET first_of_day = NOT EXISTS (
    SELECT 1 FROM message m WHERE m.chat_id = new.chat_id AND m.id < new.id AND m.day = new.day
  ) WHERE id = new.id;
  UPDATE chat SET last_message_id = new.id, last_message = new.message, last_event = new.event, updated_at = new.created_at,
    last_receiver_id = iif(new.sender_id = low_id, high_id, low_id),
    low_unread = low_unread + (new.sender_id = high_id), high_unread = high_unread + (new.sender_id = low_id),
    low_archived = 0, high_archived = 0
  WHERE id = new.chat_id;
END;
