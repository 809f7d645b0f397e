-- A bid shows the status of its job, which is no change of the bid itself.
CREATE TRIGGER live_bid_of_job AFTER UPDATE OF status ON job WHEN new.status <> old.status BEGIN
  INSERT INTO live_event (user_id, kind, chat_id, about)
  SELECT l.user_id, 'bid', c.id, b.id FROM bid b JOIN chat c ON c.id = b.chat_id JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id)
  WHERE b.job_id = new.id AND (b.status = 'pending' OR b.ended IN ('lapsed', 'deleted'));
END;
-- The list of messages shows the agreed sum, to which extra work adds. Its payer gets no notification.
CREATE TRIGGER live_request_paid AFTER UPDATE OF status ON payment WHEN new.kind = 'request' AND new.status <> old.status BEGIN
  INSERT INTO live_event (user_id, kind) SELECT l.user_id, 'unread' FROM chat c JOIN live_listener l ON l.user_id IN (c.low_id, c.high_id)
  WHERE c.id = new.chat_id AND NOT EXISTS (SELECT 1 FROM live_event e WHERE e.user_id = l.user_id AND e.kind = 'unread');
END;
