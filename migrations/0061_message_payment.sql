-- The payment request that a message is about: the conversation shows how it stands.
ALTER TABLE message ADD COLUMN payment_id INTEGER REFERENCES payment (id);
ALTER TABLE archived_message ADD COLUMN payment_id INTEGER REFERENCES payment (id);

-- A request and its message were written at one moment.
UPDATE message SET payment_id = (SELECT p.id FROM payment p
    WHERE p.kind = 'request' AND p.chat_id = message.chat_id AND p.payee_id = message.sender_id AND p.created_at = message.created_at)
  WHERE message LIKE 'Betaalverzoek: %' OR message LIKE 'Payment request: %';

DROP VIEW every_message;
CREATE VIEW every_message AS
  SELECT id, chat_id, sender_id, message, bid_id, payment_id, client_id, day, first_of_day, created_at, read_at, removed FROM message
  UNION ALL
  SELECT id, chat_id, sender_id, message, bid_id, payment_id, NULL, day, first_of_day, created_at, read_at, removed FROM archived_message;
