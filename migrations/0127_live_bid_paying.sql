-- A bid shows whether the bank processes its payment, which is no change of the bid itself.
CREATE TRIGGER live_bid_paying AFTER UPDATE OF status ON payment
WHEN new.kind = 'bid' AND (new.status = 'processing') <> (old.status = 'processing') BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'bid', c.id, new.bid_id FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id) WHERE c.id = new.chat_id;
END;
