-- The bid of the deal that a photo of the result or of a dispute belongs to: two people can have several deals in one chat
-- (docs/decisions/212-what-belongs-to-a-deal.md). Null for photos of messages and unsent ones.
ALTER TABLE chat_photo ADD COLUMN bid_id INTEGER REFERENCES bid (id);

-- Photos of a dispute have the time at which it was opened or answered. Others belong to the deal of their time.
UPDATE chat_photo SET bid_id = coalesce(
  (SELECT p.bid_id FROM payment p JOIN dispute d ON d.payment_id = p.id
    WHERE p.chat_id = chat_photo.chat_id AND chat_photo.about = 'dispute' AND chat_photo.created_at IN (d.created_at, d.answered_at)),
  (SELECT max(b.id) FROM bid b WHERE b.chat_id = chat_photo.chat_id AND b.created_at <= chat_photo.created_at
    AND (b.status = 'accepted' OR EXISTS (SELECT 1 FROM start_code s WHERE s.bid_id = b.id)
      OR EXISTS (SELECT 1 FROM payment p WHERE p.bid_id = b.id AND p.paid_at IS NOT NULL))),
  (SELECT max(b.id) FROM bid b WHERE b.chat_id = chat_photo.chat_id))
WHERE about IS NOT NULL;
